package dev.snakewater.domain.fallout;

import dev.snakewater.domain.modifier.Rounding;

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
        int statTestDie,
        RoundThirds roundThirds,
        int hitCap,
        FumbleFrom fumbleFrom,
        boolean firstAimApGivesBonus,
        CoverExemption coverExemption,
        boolean wounds,
        boolean reaction,
        boolean poses,
        boolean running,
        boolean jumping,
        boolean twoGuns) {

    /** The catalogue's readings, every optional rule, and no effects of wounds. */
    public static final Rulings BY_THE_BOOK = new Rulings(
            10,
            RoundThirds.NEAREST,
            100,
            FumbleFrom.NINETY_SIX,
            false,
            CoverExemption.ATTACKER_REACTS,
            false,
            true,
            true,
            true,
            true,
            true);

    /** How thirds become whole numbers. */
    public enum RoundThirds {
        /** To the nearest. */
        NEAREST("nearest", Rounding.HALF_UP),
        /** Up. */
        UP("up", Rounding.UP);

        private final String word;
        private final Rounding rounding;

        RoundThirds(String word, Rounding rounding) {
            this.word = word;
            this.rounding = rounding;
        }

        /** The rounding that is meant. */
        public Rounding rounding() {
            return rounding;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /** From which roll on a failure is critical. */
    public enum FumbleFrom {
        /** 96, for everybody. */
        NINETY_SIX("96") {
            @Override
            public int with(int luck) {
                return 96;
            }
        },
        /** The later, the luckier somebody is. */
        NINETY_ONE_PLUS_LUCK("91 + luck") {
            @Override
            public int with(int luck) {
                return 91 + luck;
            }
        };

        private final String word;

        FumbleFrom(String word) {
            this.word = word;
        }

        /** The least roll, for somebody of this luck. */
        public abstract int with(int luck);

        @Override
        public String toString() {
            return word;
        }
    }

    /** For whom the handicap against somebody in cover does not count. */
    public enum CoverExemption {
        /** Who fires as a reaction. */
        ATTACKER_REACTS("attacker reacts"),
        /** Who fires at somebody that waits in reaction. */
        TARGET_REACTS("target reacts"),
        /** Either. */
        BOTH("both");

        private final String word;

        CoverExemption(String word) {
            this.word = word;
        }

        /** Whether somebody is exempt. */
        public boolean counts(boolean attackerReacts, boolean targetReacts) {
            return switch (this) {
                case ATTACKER_REACTS -> attackerReacts;
                case TARGET_REACTS -> targetReacts;
                case BOTH -> attackerReacts || targetReacts;
            };
        }

        @Override
        public String toString() {
            return word;
        }
    }
}
