package dev.snakewater.domain.fallout.effort;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.rule.Among;
import dev.snakewater.domain.rule.Within;

/**
 * How somebody is out of breath from running.
 *
 * @param points what every roll of hers loses
 * @param rounds for how many of the coming rounds
 */
public record Breath(
        @Among(
                value = {10, 20, 40},
                rule = "FO-59")
        int points,

        @Within({0, 100}) int rounds) {

    /**
     * How somebody is after a run.
     *
     * @param verdict of the test on body control
     * @param actionPoints that she ran
     */
    public static Breath after(Verdict verdict, int actionPoints) {
        return switch (verdict) {
            case LUCKY -> new Breath(0, 0);
            case SUCCESS -> new Breath(10, 1);
            case FAILURE -> new Breath(20, Math.ceilDiv(actionPoints, 2));
            case FUMBLE -> new Breath(40, actionPoints);
        };
    }

    /** The rule for what comes after a run. */
    public static FalloutRule why(Verdict verdict) {
        return switch (verdict) {
            case LUCKY -> FalloutRule.FO_56_RUN_LUCKY;
            case SUCCESS -> FalloutRule.FO_55_RUN_PASSED;
            case FAILURE -> FalloutRule.FO_57_RUN_FAILED;
            case FUMBLE -> FalloutRule.FO_58_RUN_FUMBLED;
        };
    }
}
