package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/** What a game master may amend by hand of somebody: how badly each part of him is hurt, with what follows from it. */
final class PersonAmendments {

    private PersonAmendments() {}

    /** Lists all of it. */
    static void of(Person who, Amendments<Person> all) {
        for (BodyPart part : who.whole() ? List.of(BodyPart.TORSO) : BodyPart.ALL) {
            all.of(who.name())
                    .<Body>within(who::amended)
                    .within((WoundTrack track) -> who.body().with(part, track))
                    .oneOf(
                            part.toString(),
                            List.of(WoundLevel.values()),
                            part::inWords,
                            who.body().track(part)::at);
        }
    }

    /** The rules that forbid somebody to strike or throw with these hands; none if he can (HL-18, HL-32). */
    static List<Rule> barsOnActing(Person who, Hands hands) {
        List<Rule> bars = new ArrayList<>(barsOnDefending(who));
        if (!who.body().hasHands(hands.sides())) {
            bars.add(HitLocationRule.HL_18_MUST_BE_HEALED);
        }
        return List.copyOf(bars);
    }

    /** The rule that forbids somebody to defend himself; none if he can (HL-32). */
    static List<Rule> barsOnDefending(Person who) {
        return who.canAct() ? List.of() : List.of(HitLocationRule.HL_32_WOUND_EFFECTS);
    }
}
