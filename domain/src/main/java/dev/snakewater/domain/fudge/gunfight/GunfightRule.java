package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The rules of FUDGE gunfighting, by their numbers in the catalogue. */
public enum GunfightRule implements Rule {
    /** Staredown, then draw, part 3, part 4, and again from the draw. */
    GF_01_TURN_SEQUENCE(RuleKind.APPLIED, "Turn sequence"),
    /** Nerve against Nerve; a tie has no winner. */
    GF_02_STAREDOWN(RuleKind.APPLIED, "Staredown contest"),
    /** One refusal and there is no staredown. */
    GF_03_ALL_MUST_AGREE(RuleKind.APPLIED, "All opponents must agree"),
    /** +2 on one action of the turn. */
    GF_04_STAREDOWN_PRIZE(RuleKind.APPLIED, "Staredown prize"),
    /** The +2 spent on a dodge makes it -4. */
    GF_05_PRIZE_ON_DODGE(RuleKind.APPLIED, "+2 spent on Dodge"),
    /** Nerve -1 at 2:1, -2 at 4:1, -3 at 8:1. */
    GF_06_OUTNUMBERED(RuleKind.APPLIED, "Outnumbered"),
    /** Everybody rolls Fast Draw, every turn. */
    GF_07_DRAW(RuleKind.APPLIED, "Draw"),
    /** Highest Fast Draw first, in part 3 and again in part 4. */
    GF_08_ORDER_OF_ACTION(RuleKind.APPLIED, "Order of action"),
    /** Equal totals act together. */
    GF_09_TIES(RuleKind.APPLIED, "Ties are simultaneous"),
    /** +2 to the draw for whom the drop favours. */
    GF_10_THE_DROP(RuleKind.APPLIED, "The drop: +2 to Draw"),
    /** Bob, Joe and Frank. */
    GF_11_WORKED_EXAMPLE(RuleKind.EXAMPLE, "Worked example"),
    /** Costs part 3, removes the not-aimed penalty in part 4. */
    GF_12_AIM(RuleKind.APPLIED, "Aim"),
    /** The drop is one aim already held. */
    GF_13_DROP_AND_AIMING(RuleKind.APPLIED, "The drop and aiming"),
    /** A shot in part 3 at -2. */
    GF_14_SNAPSHOT(RuleKind.APPLIED, "Snapshot"),
    /** Its damage counts before part 4. */
    GF_15_SNAPSHOT_AT_ONCE(RuleKind.APPLIED, "Snapshot resolved at once"),
    /** After a snapshot, part 4 allows only another one. */
    GF_16_SECOND_SNAPSHOT(RuleKind.REFUSING, "Snapshot, then part 4"),
    /** Enemies firing at a dodger are at -2. */
    GF_17_DODGE(RuleKind.APPLIED, "Dodge"),
    /** A dive needs cover nearby. */
    GF_18_DIVE_WHEN(RuleKind.REFUSING, "Diving for cover: when"),
    /** Shots at a diver miss; he may not return fire. */
    GF_19_DIVE_EFFECT(RuleKind.APPLIED, "Diving for cover: effect"),
    /** One shot in part 4: 0 if aimed, else -2. */
    GF_20_SHOOT(RuleKind.APPLIED, "Shoot"),
    /** Only with a single pistol, and not after a snapshot or a dive. */
    GF_21_FAN_WHO(RuleKind.REFUSING, "Fan: who"),
    /** Opponents in sight within 20 paces, each once, no more than there are bullets. */
    GF_22_FAN_TARGETS(RuleKind.REFUSING, "Fan: targets"),
    /** All bullets are spent. */
    GF_23_FAN_EMPTIES(RuleKind.APPLIED, "Fan: empties the gun"),
    /** One roll for each target, -2 if aimed, else -3. */
    GF_24_FAN_ROLLS(RuleKind.APPLIED, "Fan: rolls"),
    /** 2 bullets, or 1 shell. */
    GF_25_RELOAD(RuleKind.APPLIED, "Reload"),
    /** 2 bullets or 1 shell more for each level. */
    GF_26_SPEED_RELOAD(RuleKind.APPLIED, "Speed Reload"),
    /** Dive before you reload. */
    GF_27_DIVE_BEFORE_RELOADING(RuleKind.ADVICE, "Dive before reloading"),
    /** After part 4, again from the draw, until one side is left. */
    GF_28_REPEAT(RuleKind.APPLIED, "Repeat"),
    /** +2 to the draw with a gun already drawn, from turn 2. */
    GF_29_ALREADY_DRAWN(RuleKind.APPLIED, "Already-drawn bonus"),
    /** No bonus for a gun that must be drawn first. */
    GF_30_FRESH_GUN(RuleKind.APPLIED, "Fresh gun"),
    /** Two guns, each with its own bullets; a shot uses one of them. */
    GF_31_TWO_GUN_AMMUNITION(RuleKind.APPLIED, "Two guns: ammunition"),
    /** Two-Gun Shooter instead of Pistol, and never better than Pistol - 1. */
    GF_32_TWO_GUN_SKILL(RuleKind.APPLIED, "Two guns: skill"),
    /** Aimed in part 3, he can shoot two targets in part 4. */
    GF_33_TWO_TARGETS(RuleKind.APPLIED, "Two guns: two targets"),
    /** But not one target twice. */
    GF_34_NEVER_TWICE(RuleKind.REFUSING, "Two guns: never twice at one target"),
    /** The difficulty of a shot is its range. */
    GF_35_RANGE(RuleKind.APPLIED, "Range difficulties"),
    /** A shot hits at the difficulty or above; nobody rolls against it. */
    GF_36_UNOPPOSED(RuleKind.APPLIED, "Shooting is unopposed"),
    /** Margin and gun strength, less armour. */
    GF_37_DAMAGE(RuleKind.APPLIED, "Damage"),
    /** Every shot costs its bullets; an empty gun does not fire. */
    GF_38_AMMUNITION(RuleKind.REFUSING, "Ammunition"),
    /** Who is incapacitated or worse no longer acts. */
    GF_39_OUT_OF_ACTION(RuleKind.APPLIED, "Out of action"),
    /** Doing nothing is always legal; the dead are no targets. */
    GF_40_PASSING(RuleKind.APPLIED, "Passing");

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK =
            new Rulebook("gunfight", "FUDGE: Gunfighting", "John Harper", List.of(values()));

    private final RuleKind kind;
    private final String title;

    GunfightRule(RuleKind kind, String title) {
        this.kind = kind;
        this.title = title;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public RuleKind kind() {
        return kind;
    }
}
