package dev.snakewater.domain.exp;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Locale;

/**
 * How a referee reads what the chapter leaves open, and which options she plays with.
 *
 * @param tieMisses whether a roll equal to the armour rating misses (EX-08)
 * @param floorAtOne whether penalties take the roll no lower than 1 (EX-09)
 * @param rearStrikeOnly whether only type A has the bonus from behind (EX-10)
 * @param bulkWeather whether weather costs its intensity times 50, whatever the distance (EX-14)
 * @param bulkHitsTypeA whether bulk weather burdens type A too (EX-14)
 * @param bulkNilCosts whether bulk weather charges for normal wind (EX-14)
 * @param blindChargesCause whether what blinds is charged all the same (EX-30)
 * @param typeBMinTwo whether type B needs two hexes (EX-36)
 * @param climberAttackPenalty whether climbers attack at -180, free climbers excepted (EX-47)
 * @param mercBolster whether mercenaries can bolster (EX-49)
 * @param movementAdjustments whether movement and posture adjust anything (EX-39)
 * @param theatricalDecay whether decay counts in theatrical play (EX-59)
 * @param criticals whether the critical rolls of chapter 16 count (EXF-08)
 * @param theatricalDice what is thrown in theatrical play (EX-58)
 * @param dropped the adjustments that the referee has dropped (EX-55)
 */
public record Rulings(
        boolean tieMisses,
        boolean floorAtOne,
        boolean rearStrikeOnly,
        boolean bulkWeather,
        boolean bulkHitsTypeA,
        boolean bulkNilCosts,
        boolean blindChargesCause,
        boolean typeBMinTwo,
        boolean climberAttackPenalty,
        boolean mercBolster,
        boolean movementAdjustments,
        boolean theatricalDecay,
        boolean criticals,
        TheatricalDice theatricalDice,
        List<Family> dropped) {

    /** The catalogue's readings, no options, nothing dropped. */
    public static final Rulings BY_THE_BOOK = new Rulings(
            false,
            false,
            false,
            false,
            false,
            false,
            false,
            false,
            false,
            true,
            true,
            false,
            false,
            TheatricalDice.D1000,
            List.of());

    /** Copies the list. */
    public Rulings {
        dropped = List.copyOf(dropped);
    }

    /** A family of adjustments that a referee can drop (EX-55). */
    public enum Family {
        /** Tables 35.1 to 35.7. */
        WEATHER,
        /** Table 35.8. */
        GRAVITY,
        /** Table 35.9, for barriers. */
        COVER,
        /** The gate of blind fire. */
        BLIND,
        /** Decay. */
        RANGE,
        /** The movement differential. */
        MOVEMENT,
        /** Postures of both. */
        POSTURE,
        /** The bonus from behind. */
        REAR,
        /** The referee's own. */
        CUSTOM;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The dice of theatrical play: everything is in their scale (EX-58). */
    public enum TheatricalDice {
        /** The kilodie. */
        D1000(1),
        /** Percent dice: tenths. */
        D100(10),
        /** A d20: fiftieths. */
        D20(50),
        /** A d10: hundredths. */
        D10(100);

        private final int scale;

        TheatricalDice(int scale) {
            this.scale = scale;
        }

        /** The die. */
        public DicePool dice() {
            return new DicePool(1, Die.ofSides(KILODIE / scale), 0);
        }

        /** A total in this scale, rounded towards zero: what is below it goes up (EX-58). */
        public Tally scaled(Tally total) {
            return this == D1000
                    ? total
                    : total.times(
                            1,
                            scale,
                            total.total() < 0 ? Rounding.UP : Rounding.DOWN,
                            "on " + dice(),
                            ExpRule.EX_58_THEATRICAL);
        }

        @Override
        public String toString() {
            return dice().toString();
        }
    }

    private static final int KILODIE = 1000;

    /** Whether a family of adjustments counts for nothing. */
    boolean hasDropped(Family family) {
        return dropped.contains(family);
    }
}
