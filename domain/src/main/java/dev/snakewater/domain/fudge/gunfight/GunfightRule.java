package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The rules of FUDGE gunfighting, by their numbers in the catalogue. */
public enum GunfightRule implements Rule {
    GF_01_TURN_SEQUENCE(RuleKind.APPLIED, "Turn sequence"),
    GF_02_STAREDOWN(RuleKind.APPLIED, "Staredown contest"),
    GF_03_ALL_MUST_AGREE(RuleKind.APPLIED, "All opponents must agree"),
    GF_04_STAREDOWN_PRIZE(RuleKind.APPLIED, "Staredown prize"),
    GF_05_PRIZE_ON_DODGE(RuleKind.APPLIED, "+2 spent on Dodge"),
    GF_06_OUTNUMBERED(RuleKind.APPLIED, "Outnumbered"),
    GF_07_DRAW(RuleKind.APPLIED, "Draw"),
    GF_08_ORDER_OF_ACTION(RuleKind.APPLIED, "Order of action"),
    GF_09_TIES(RuleKind.APPLIED, "Ties are simultaneous"),
    GF_10_THE_DROP(RuleKind.APPLIED, "The drop: +2 to Draw"),
    GF_11_WORKED_EXAMPLE(RuleKind.EXAMPLE, "Worked example"),
    GF_12_AIM(RuleKind.APPLIED, "Aim"),
    GF_13_DROP_AND_AIMING(RuleKind.APPLIED, "The drop and aiming"),
    GF_14_SNAPSHOT(RuleKind.APPLIED, "Snapshot"),
    GF_15_SNAPSHOT_AT_ONCE(RuleKind.APPLIED, "Snapshot resolved at once"),
    GF_16_SECOND_SNAPSHOT(RuleKind.REFUSING, "Snapshot, then part 4"),
    GF_17_DODGE(RuleKind.APPLIED, "Dodge"),
    GF_18_DIVE_WHEN(RuleKind.REFUSING, "Diving for cover: when"),
    GF_19_DIVE_EFFECT(RuleKind.APPLIED, "Diving for cover: effect"),
    GF_20_SHOOT(RuleKind.APPLIED, "Shoot"),
    GF_21_FAN_WHO(RuleKind.REFUSING, "Fan: who"),
    GF_22_FAN_TARGETS(RuleKind.REFUSING, "Fan: targets"),
    GF_23_FAN_EMPTIES(RuleKind.APPLIED, "Fan: empties the gun"),
    GF_24_FAN_ROLLS(RuleKind.APPLIED, "Fan: rolls"),
    GF_25_RELOAD(RuleKind.APPLIED, "Reload"),
    GF_26_SPEED_RELOAD(RuleKind.APPLIED, "Speed Reload"),
    GF_27_DIVE_BEFORE_RELOADING(RuleKind.ADVICE, "Dive before reloading"),
    GF_28_REPEAT(RuleKind.APPLIED, "Repeat"),
    GF_29_ALREADY_DRAWN(RuleKind.APPLIED, "Already-drawn bonus"),
    GF_30_FRESH_GUN(RuleKind.APPLIED, "Fresh gun"),
    GF_31_TWO_GUN_AMMUNITION(RuleKind.APPLIED, "Two guns: ammunition"),
    GF_32_TWO_GUN_SKILL(RuleKind.APPLIED, "Two guns: skill"),
    GF_33_TWO_TARGETS(RuleKind.APPLIED, "Two guns: two targets"),
    GF_34_NEVER_TWICE(RuleKind.REFUSING, "Two guns: never twice at one target"),
    GF_35_RANGE(RuleKind.APPLIED, "Range difficulties"),
    GF_36_UNOPPOSED(RuleKind.APPLIED, "Shooting is unopposed"),
    GF_37_DAMAGE(RuleKind.APPLIED, "Damage"),
    GF_38_AMMUNITION(RuleKind.REFUSING, "Ammunition"),
    GF_39_OUT_OF_ACTION(RuleKind.APPLIED, "Out of action"),
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
