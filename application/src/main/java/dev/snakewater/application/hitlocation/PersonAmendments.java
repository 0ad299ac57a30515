package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Amendment;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What a game master may amend by hand of somebody: how badly each part of him is hurt, with what follows from it. */
final class PersonAmendments {

    private PersonAmendments() {}

    /**
     * All of it.
     *
     * @param who as he is
     * @param then the situation in which he is otherwise
     */
    static <S> List<Choice<S>> of(Person who, Function<Person, S> then) {
        return of(who, other -> List.of(), then);
    }

    /**
     * All of it, as far as he can still do what he is about to.
     *
     * @param who as he is
     * @param bars the rules by which he could not do it, if he were so
     * @param then the situation in which he is otherwise
     */
    static <S> List<Choice<S>> of(Person who, Function<Person, List<Rule>> bars, Function<Person, S> then) {
        List<BodyPart> parts = who.whole() ? List.of(BodyPart.TORSO) : BodyPart.ALL;
        return parts.stream().map(part -> wounds(who, part, bars, then)).toList();
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

    private static <S> Choice<S> wounds(
            Person who, BodyPart part, Function<Person, List<Rule>> bars, Function<Person, S> then) {
        return Amendment.oneOf(who.name(), part.toString(), List.of(WoundLevel.values()))
                .called(part::inWords)
                .leadingTo(level ->
                        who.amended(who.body().with(part, who.body().track(part).at(level))))
                .barring(bars)
                .leadingTo(then);
    }
}
