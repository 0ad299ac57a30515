package dev.snakewater.domain.fallout;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Tally;

/** The dice by which skills are tested and shots are thrown for, and within what their chance is held. */
public final class PercentDice {

    /** A d100 (FO-01). */
    public static final DicePool DICE = DicePool.of("1d100");

    private PercentDice() {}

    /** The chance that a value gives: held within 0 and the cap (FO-05). */
    public static Tally held(Tally value, Rulings rulings) {
        return value.neverAbove(rulings.hitCap(), "a-chance", FalloutRule.FO_05_CLAMPING)
                .neverBelow(0, "a-chance", FalloutRule.FO_05_CLAMPING);
    }
}
