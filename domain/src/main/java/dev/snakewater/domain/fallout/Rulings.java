package dev.snakewater.domain.fallout;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Ruling;

/** How the game master reads what the rules leave open, and which optional rules are in play. */
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
