package dev.snakewater.application.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.shot.Way;
import dev.snakewater.domain.rule.Word;
import java.util.function.Function;

/** The parts of a plan that a shooter decides one after the other, and what their options are called. */
enum Decision {
    /** With what: guns of the same name are told apart by their number. */
    GUN(FalloutRule.FO_12_WAYS_TO_SHOOT),
    /** From where. */
    COVER(FalloutRule.FO_38_BLIND_FIRE),
    /** In which way. */
    WAY(FalloutRule.FO_12_WAYS_TO_SHOOT),
    /** For how many action points more. */
    AIMING(FalloutRule.FO_17_AIMED_SHOT);

    private final FalloutRule why;

    Decision(FalloutRule why) {
        this.why = why;
    }

    FalloutRule why() {
        return why;
    }

    Function<Plan, String> of(ShotSituation situation) {
        return plan -> switch (this) {
            case GUN -> String.join(" and ", situation.guns(plan));
            case COVER -> plan.from().toString();
            case WAY ->
                plan.way() instanceof Way.Aimed aimed
                        ? "at the " + Word.of(aimed.part())
                        : plan.way().toString();
            case AIMING ->
                plan.way() instanceof Way.Aimed aimed
                        ? "+" + aimed.extra() + " AP"
                        : plan.way().toString();
        };
    }
}
