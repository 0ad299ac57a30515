package dev.snakewater.domain.exp;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Ruling;
import java.util.List;

/** How a referee reads what the chapter leaves open, and which options she plays with. */
public record Rulings(
        @Ruling("EX-08") @Default("false") boolean tieMisses,
        @Ruling("EX-09") @Default("false") boolean floorAtOne,
        @Ruling("EX-10") @Default("false") boolean rearStrikeOnly,
        @Ruling("EX-14") @Default("false") boolean bulkWeather,
        @Ruling("EX-14") @Default("false") boolean bulkHitsTypeA,
        @Ruling("EX-14") @Default("false") boolean bulkNilCosts,
        @Ruling("EX-30") @Default("false") boolean blindChargesCause,
        @Ruling("EX-36") @Default("false") boolean typeBMinTwo,
        @Ruling("EX-47") @Default("false") boolean climberAttackPenalty,
        @Ruling("EX-49") @Default("true") boolean mercBolster,
        @Ruling("EX-39") @Default("true") boolean movementAdjustments,
        @Ruling("EX-59") @Default("false") boolean theatricalDecay,
        @Ruling({"EXF-08", "EXF-09"}) @Default("false") boolean criticalsCh16,
        @Ruling("EX-58") @Default("1d1000") TheatricalDice theatricalDice,
        @Ruling(value = "EX-55", inPlay = false) List<Family> dropped) {

    /** What is declared of them. */
    public static final DeclaredRulings<Rulings> DECLARED =
            DeclaredRulings.of(Rulings.class, ExpRule.RULEBOOK, ExpFact.RULEBOOK);

    /** Puts the families in their order, each once. */
    public Rulings {
        dropped = dropped.stream().distinct().sorted().toList();
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
        RANGE,
        MOVEMENT,
        POSTURE,
        REAR,
        CUSTOM;
    }

    /** The dice of theatrical play: everything is in their scale (EX-58). */
    public enum TheatricalDice {
        D1000(1),
        D100(10),
        D20(50),
        D10(100);

        private final int scale;

        TheatricalDice(int scale) {
            this.scale = scale;
        }

        /** Returns the die. */
        public DicePool dice() {
            return new DicePool(1, Die.ofSides(KILODIE / scale), 0);
        }

        /** A total in this scale, rounded towards zero: what is below it goes up (EX-58). */
        public Tally scaled(Tally total) {
            Rounding towardsZero = total.total() < 0 ? Rounding.UP : Rounding.DOWN;
            Rule why = ExpRule.EX_58_THEATRICAL;
            return this == D1000 ? total : total.times(1, scale, towardsZero, "scale", why, dice());
        }

        @Override
        public String toString() {
            return dice().toString();
        }
    }

    private static final int KILODIE = 1000;

    /** Returns whether the referee has dropped this family of adjustments (EX-55). */
    public boolean hasDropped(Family family) {
        return dropped.contains(family);
    }
}
