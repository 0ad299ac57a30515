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

    /** As if she had not run. */
    public static final Breath WHOLE = new Breath(0, 0);

    private static final Breath SHORT = new Breath(10, 1);
    private static final int FAILED = 20;
    private static final int FUMBLED = 40;

    /**
     * How somebody is after a run.
     *
     * @param verdict of the test on body control
     * @param actionPoints that she ran
     */
    public static Breath after(Verdict verdict, int actionPoints) {
        return switch (verdict) {
            case LUCKY -> WHOLE;
            case SUCCESS -> SHORT;
            case FAILURE -> new Breath(FAILED, Math.ceilDiv(actionPoints, 2));
            case FUMBLE -> new Breath(FUMBLED, actionPoints);
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
