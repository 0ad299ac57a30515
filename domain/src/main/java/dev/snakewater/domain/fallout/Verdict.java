package dev.snakewater.domain.fallout.effort;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** What a test comes to. */
public enum Verdict {
    /** A success within luck (FO-07). */
    LUCKY("lucky", FalloutRule.FO_07_CRITICAL_HIT),
    /** A success. */
    SUCCESS("success", FalloutRule.FO_02_SUCCESS),
    /** A failure. */
    FAILURE("failure", FalloutRule.FO_02_SUCCESS),
    /** A critical failure (FO-06). */
    FUMBLE("critical failure", FalloutRule.FO_06_CRITICAL_FAILURE);

    private final String words;
    private final FalloutRule why;

    Verdict(String words, FalloutRule why) {
        this.words = words;
        this.why = why;
    }

    /** What a d100 comes to in a test on a skill. */
    public static Verdict ofSkill(Doer doer, int roll, int chance) {
        int luck = doer.statistics().luck();
        if (roll <= chance) {
            return roll <= luck ? LUCKY : SUCCESS;
        }
        return roll >= doer.rulings().fumbleFrom().with(luck) ? FUMBLE : FAILURE;
    }

    /** What the die comes to in a test on a statistic, which is neither lucky nor fumbled. */
    public static Verdict ofStatistic(int roll, int limit) {
        return roll <= limit ? SUCCESS : FAILURE;
    }

    /** Whether the test succeeds. */
    public boolean succeeds() {
        return this == LUCKY || this == SUCCESS;
    }

    /** The rules that say so. */
    public List<Rule> rules() {
        return why == FalloutRule.FO_02_SUCCESS ? List.of(why) : List.of(FalloutRule.FO_02_SUCCESS, why);
    }

    @Override
    public String toString() {
        return words;
    }
}
