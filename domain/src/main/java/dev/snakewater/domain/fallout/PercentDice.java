package dev.snakewater.domain.fallout;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Tally;

/** The dice by which skills are tested and shots are thrown for, and within what their chance is held. */
public final class PercentDice {

    /** A d100 (FO-01). */
    public static final DicePool DICE = DicePool.of("1d100");

    private PercentDice() {}

    /** A chance of all that was added to it and nothing else, held within 0 and the cap (FO-05). */
    public static Tally held(Tally chance, Rulings rulings) {
        Tally value = new Tally(
                chance.whose(),
                chance.of(),
                chance.base(),
                chance.lines().stream()
                        .filter(line -> line instanceof Tally.Plus || line instanceof Tally.Waived)
                        .toList());
        if (value.total() > rulings.hitCap()) {
            return value.atMost(rulings.hitCap(), "a chance", FalloutRule.FO_05_CLAMPING);
        }
        return value.total() < 0 ? value.atLeast(0, "a chance", FalloutRule.FO_05_CLAMPING) : value;
    }
}
