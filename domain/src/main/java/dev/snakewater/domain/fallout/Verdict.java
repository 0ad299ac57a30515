package dev.snakewater.domain.fallout;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** The result of a test or a shot. */
public enum Verdict {
    /** A success within luck (FO-07). */
    LUCKY,
    SUCCESS,
    FAILURE,
    /** A critical failure (FO-06). */
    CRITICAL_FAILURE;

    /** The dice of skill tests and shots: a d100 (FO-01). */
    public static final DicePool PERCENT_DICE = DicePool.of("1d100");

    /** Returns the result of a d100 against a chance and the highest lucky roll. No failure becomes a success by luck (FO-07). */
    public static Verdict ofPercentDice(int roll, int chance, int lucky, int luck, Rulings rulings) {
        if (roll <= chance) {
            return roll <= lucky ? LUCKY : SUCCESS;
        }
        return roll >= rulings.fumbleFrom().with(luck) ? CRITICAL_FAILURE : FAILURE;
    }

    /** Returns whether the test succeeds. */
    public boolean succeeds() {
        return this == LUCKY || this == SUCCESS;
    }

    /** Returns the rules behind this result. */
    public List<Rule> rules() {
        return switch (this) {
            case LUCKY -> List.of(FalloutRule.FO_02_SUCCESS, FalloutRule.FO_07_CRITICAL_HIT);
            case SUCCESS, FAILURE -> List.of(FalloutRule.FO_02_SUCCESS);
            case CRITICAL_FAILURE -> List.of(FalloutRule.FO_02_SUCCESS, FalloutRule.FO_06_CRITICAL_FAILURE);
        };
    }
}
