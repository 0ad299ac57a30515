package dev.snakewater.domain.fallout;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Ruling;

/**
 * How the game master reads what the rules leave open, and which optional rules are in play.
 *
 * @param statTestDie sides of the die for statistic tests (FO-03)
 * @param roundThirds how the chance against a crouching target is rounded (FO-04)
 * @param hitCap the highest possible chance (FO-05)
 * @param fumbleFrom the lowest roll that makes a failure critical (FO-06)
 * @param firstAimApGivesBonus whether the first extra action point of an aimed shot also adds 10 points (FO-18)
 * @param coverExemption who ignores the handicap against a target in cover (FO-41)
 * @param wounds whether wounds have the house's effects (FO-69)
 * @param reaction whether reactions are played (FO-67)
 * @param poses whether poses are played; if not, everybody is upright (FO-67)
 * @param running whether running is played; if not, nobody is winded (FO-67)
 * @param jumping whether jumping is played (FO-67)
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

    /** The declared rulings. */
    public static final DeclaredRulings<Rulings> DECLARED = DeclaredRulings.of(Rulings.class, FalloutRule.RULEBOOK);

    /** The catalogue's readings, with every optional rule and without effects of wounds. */
    public static final Rulings BY_THE_BOOK = DECLARED.byTheBook();

    /** Returns the chance for a hit value: at least 0, at most the cap (FO-05). */
    public Tally chance(Tally value) {
        return value.neverAbove(hitCap, "a-chance", FalloutRule.FO_05_CLAMPING)
                .neverBelow(0, "a-chance", FalloutRule.FO_05_CLAMPING);
    }

    /** How thirds are rounded. */
    public enum RoundThirds {
        NEAREST,
        UP;

        /** Returns the rounding. */
        public Rounding rounding() {
            return this == UP ? Rounding.UP : Rounding.HALF_UP;
        }
    }

    /** The lowest roll that makes a failure critical. */
    public enum FumbleFrom {
        NINETY_SIX,
        NINETY_ONE_PLUS_LUCK;

        /** Returns the lowest such roll for a person with this luck. */
        public int with(int luck) {
            return this == NINETY_SIX ? 96 : 91 + luck;
        }

        @Override
        public String toString() {
            return this == NINETY_SIX ? "96" : "91 + luck";
        }
    }

    /** Who ignores the handicap against a target in cover. */
    public enum CoverExemption {
        /** A shooter who fires as a reaction. */
        ATTACKER_REACTS,
        /** A shooter whose target waits in reaction. */
        TARGET_REACTS,
        BOTH;

        /** Returns whether the handicap is ignored. */
        public boolean counts(boolean attackerReacts, boolean targetReacts) {
            return (attackerReacts && this != TARGET_REACTS) || (targetReacts && this != ATTACKER_REACTS);
        }
    }
}
