package dev.snakewater.domain.fallout;

import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Ruling;
import dev.snakewater.domain.rule.Within;

/**
 * How a master reads what the rules leave open, and which of the optional ones she plays with.
 *
 * @param statTestDie how many sides the die of a test on a statistic has (FO-03)
 * @param roundThirds how the chance against somebody who crouches becomes a whole number (FO-04)
 * @param hitCap no chance is above it (FO-05)
 * @param fumbleFrom from which roll on a failure is critical (FO-06)
 * @param firstAimApGivesBonus whether the surcharge of an aimed shot brings its 10 points too (FO-18)
 * @param coverExemption for whom the handicap against somebody in cover does not count (FO-41)
 * @param wounds whether wounds have the effects of the house (FO-69)
 * @param reaction whether there are reactions (FO-67)
 * @param poses whether there are poses; without, everybody is upright (FO-67)
 * @param running whether there is running; without, nobody is winded (FO-67)
 * @param jumping whether there is jumping (FO-67)
 * @param twoGuns whether a gun can be fired in each hand (FO-67)
 */
public record Rulings(
        @Ruling("FO-03") @Default("10") @Within({2, 100}) int statTestDie,
        @Ruling("FO-04") @Default("nearest") RoundThirds roundThirds,
        @Ruling("FO-05") @Default("100") @Within({1, 100}) int hitCap,
        @Ruling("FO-06") @Default("96") FumbleFrom fumbleFrom,
        @Ruling("FO-18") @Default("false") boolean firstAimApGivesBonus,
        @Ruling("FO-41") @Default("attacker reacts") CoverExemption coverExemption,
        @Ruling("FO-69") @Default("false") boolean wounds,
        @Ruling("FO-67") @Default("true") boolean reaction,
        @Ruling("FO-67") @Default("true") boolean poses,
        @Ruling({"FO-67", "FO-54"}) @Default("true") boolean running,
        @Ruling({"FO-67", "FO-53"}) @Default("true") boolean jumping,
        @Ruling({"FO-67", "FO-60"}) @Default("true") boolean twoGuns) {

    /** What is declared of them. */
    public static final DeclaredRulings<Rulings> DECLARED = DeclaredRulings.of(Rulings.class, FalloutRule.RULEBOOK);

    /** The catalogue's readings, every optional rule, and no effects of wounds. */
    public static final Rulings BY_THE_BOOK = DECLARED.byTheBook();

    /** The chance that a value gives: held within 0 and the cap (FO-05). */
    public Tally chance(Tally value) {
        return value.neverAbove(hitCap, "a-chance", FalloutRule.FO_05_CLAMPING)
                .neverBelow(0, "a-chance", FalloutRule.FO_05_CLAMPING);
    }

    /** How thirds become whole numbers. */
    public enum RoundThirds {
        NEAREST(Rounding.HALF_UP),
        UP(Rounding.UP);

        private final Rounding rounding;

        RoundThirds(Rounding rounding) {
            this.rounding = rounding;
        }

        /** The rounding that is meant. */
        public Rounding rounding() {
            return rounding;
        }
    }

    /** From which roll on a failure is critical. */
    public enum FumbleFrom {
        /** 96, for everybody. */
        NINETY_SIX("96", 96, 0),
        /** The later, the luckier somebody is. */
        NINETY_ONE_PLUS_LUCK("91 + luck", 91, 1);

        private final String word;
        private final int least;
        private final int perLuck;

        FumbleFrom(String word, int least, int perLuck) {
            this.word = word;
            this.least = least;
            this.perLuck = perLuck;
        }

        /** The least roll, for somebody of this luck. */
        public int with(int luck) {
            return least + perLuck * luck;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /** For whom the handicap against somebody in cover does not count. */
    public enum CoverExemption {
        /** Who fires as a reaction. */
        ATTACKER_REACTS,
        /** Who fires at somebody that waits in reaction. */
        TARGET_REACTS,
        /** Either. */
        BOTH;

        /** Whether somebody is exempt. */
        public boolean counts(boolean attackerReacts, boolean targetReacts) {
            return switch (this) {
                case ATTACKER_REACTS -> attackerReacts;
                case TARGET_REACTS -> targetReacts;
                case BOTH -> attackerReacts || targetReacts;
            };
        }
    }
}
