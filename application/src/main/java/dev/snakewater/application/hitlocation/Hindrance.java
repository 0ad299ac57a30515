package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Withers;
import java.util.List;
import java.util.Optional;

/**
 * Somebody with wounds, and what is asked of him.
 *
 * @param who who it is
 * @param hands with which hands he fights or works, if that is said
 * @param asked what he may want to do
 * @param attempt what he tries, if he tries something
 * @param rulings how the game master reads what the rules leave open
 */
@Withers
public record Hindrance(
        Person who,
        Optional<Hands> hands,
        List<Doing> asked,
        Optional<HindranceScenario.Attempt> attempt,
        WoundRulings rulings)
        implements HindranceBuilder.With {

    /** Copies what is asked. */
    public Hindrance {
        asked = List.copyOf(asked);
    }

    /** Returns what is asked in a set-up. */
    static Hindrance of(HindranceScenario scenario) {
        return new Hindrance(
                scenario.who().read(scenario.rulings().woundModel()),
                scenario.hands(),
                scenario.asked(),
                scenario.attempt(),
                scenario.rulings());
    }

    /** What his wounds take off something (HL-24, HL-25). */
    Tally penalty(Doing doing) {
        return hindered(
                Tally.of(who.name(), penaltyFor(doing), 0, "without wounds", HitLocationRule.HL_25_ACTIVITY), doing);
    }

    /** That penalty, whatever somebody has added: wounds help nobody (HL-24). */
    static Tally limited(Tally penalty) {
        return penalty.neverAbove(0, "no help", HitLocationRule.HL_24_WORST_WOUND);
    }

    /** What the number is called that his wounds take off something. */
    static String penaltyFor(Doing doing) {
        return "penalty for " + doing;
    }

    /** What he rolls with. */
    Tally skill(HindranceScenario.Attempt attempt) {
        return hindered(who.tally("skill", "skill", attempt.skill()), attempt.doing());
    }

    private Tally hindered(Tally tally, Doing doing) {
        return who.body().hindered(tally, doing.with(hands));
    }
}
