package dev.snakewater.domain.gurps;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Ruling;

/** How a game master reads what the chart leaves open. */
public record Rulings(
        @Ruling("GU-11") @Default("penalty") SnapShotAtEqual snapShotAtEqual,
        @Ruling("GU-09") @Default("net") OpportunityFire opportunity,
        @Ruling("GU-04") @Default("random") WrongTargetLocation wrongTargetLocation,
        @Ruling("GU-37") @Default("cripple") LimbCap limbCap,
        @Ruling("GR-3") @Default("auto fail") LowSkill lowSkill,
        @Ruling("GR-4") @Default("up") DrRounding drRounding,
        @Ruling("GU-13") @Default("false") boolean accCapAtSkill,
        @Ruling("GU-23") @Default("true") boolean shockToDefence,
        @Ruling("GU-28") @Default("false") boolean halfDamageRange) {

    /** What is declared of them. */
    public static final DeclaredRulings<Rulings> DECLARED = DeclaredRulings.of(Rulings.class, Gurps3Rule.RULEBOOK);

    /** What a skill equal to the Snap Shot number means. */
    public enum SnapShotAtEqual {
        /** Not greater: the penalty, as the chart is worded. */
        PENALTY,
        /** Enough: no penalty, as the page is read that the chart cites. */
        NO_PENALTY;
    }

    /** How the book's opportunity penalties go with the chart's box 12. */
    public enum OpportunityFire {
        /** The book's -4 for a snap shot is taken out of them, since box 12 adds it. */
        NET,
        /** As printed, and box 12 besides. */
        GROSS;
    }

    /** Where a wrong target is hit. */
    public enum WrongTargetLocation {
        /** Anywhere, by the dice. */
        RANDOM,
        TORSO;
    }

    /** What a limb can lose. */
    public enum LimbCap {
        /** The smallest amount that cripples it. */
        CRIPPLE,
        /** Half or a third of HT, rounded down. */
        HALF_DOWN;
    }

    /** What a skill below 3 can do. */
    public enum LowSkill {
        /** Fail, whatever the dice show. */
        AUTO_FAIL,
        /** Succeed on 3 and 4, like any other. */
        NORMAL;
    }

    /** How a divided DR is rounded. */
    public enum DrRounding {
        UP,
        DOWN;
    }
}
