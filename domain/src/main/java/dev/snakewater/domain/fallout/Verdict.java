package dev.snakewater.domain.fallout;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Word;
import java.util.List;

/** What a test comes to, and a shot no less. */
public enum Verdict {
    /** A success within luck (FO-07). */
    LUCKY,
    SUCCESS,
    FAILURE,
    /** A critical failure (FO-06). */
    FUMBLE;

    /** What a test of a skill is thrown with, and a shot no less: a d100 (FO-01). */
    public static final DicePool PERCENT_DICE = DicePool.of("1d100");

    /**
     * What a d100 comes to. Luck never turns a failure into a success (FO-07).
     *
     * @param roll what the d100 shows
     * @param chance at or below what it succeeds (FO-02)
     * @param lucky at or below what a success is a lucky one
     * @param luck of whoever throws, which may spare her a fumble
     */
    public static Verdict ofPercentDice(int roll, int chance, int lucky, int luck, Rulings rulings) {
        if (roll <= chance) {
            return roll <= lucky ? LUCKY : SUCCESS;
        }
        return roll >= rulings.fumbleFrom().with(luck) ? FUMBLE : FAILURE;
    }

    /** Whether the test succeeds. */
    public boolean succeeds() {
        return this == LUCKY || this == SUCCESS;
    }

    /** The rules that say so. */
    public List<Rule> rules() {
        return switch (this) {
            case LUCKY -> List.of(FalloutRule.FO_02_SUCCESS, FalloutRule.FO_07_CRITICAL_HIT);
            case SUCCESS, FAILURE -> List.of(FalloutRule.FO_02_SUCCESS);
            case FUMBLE -> List.of(FalloutRule.FO_02_SUCCESS, FalloutRule.FO_06_CRITICAL_FAILURE);
        };
    }

    @Override
    public String toString() {
        return this == FUMBLE ? "critical failure" : Word.of(this);
    }
}
