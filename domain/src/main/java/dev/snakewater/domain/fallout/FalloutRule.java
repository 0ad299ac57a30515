package dev.snakewater.domain.fallout;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The combat rules of NukaCola's Fallout Pen and Paper, by their numbers in the catalogue. */
public enum FalloutRule implements Rule {
    FO_01_DICE(RuleKind.DEFINITION, "Dice"),
    FO_02_SUCCESS(RuleKind.APPLIED, "Success"),
    FO_03_STATISTIC_TESTS(RuleKind.APPLIED, "Statistic tests"),
    FO_04_ROUNDING(RuleKind.DEFINITION, "Rounding"),
    FO_05_CLAMPING(RuleKind.APPLIED, "Clamping"),
    FO_06_CRITICAL_FAILURE(RuleKind.APPLIED, "Critical failure"),
    FO_07_CRITICAL_HIT(RuleKind.APPLIED, "Lucky success and critical hit"),
    FO_08_ORDER(RuleKind.DEFINITION, "Order of one action"),
    FO_09_ACTION_POINTS(RuleKind.APPLIED, "Rounds and action points"),
    FO_10_HIT_VALUE(RuleKind.APPLIED, "Composition of the hit value"),
    FO_11_RANGE_BANDS(RuleKind.APPLIED, "Range bands"),
    FO_12_WAYS_TO_SHOOT(RuleKind.APPLIED, "Three ways to shoot"),
    FO_13_LOCATION(RuleKind.APPLIED, "Location of a critical"),
    FO_14_HEAVY_WEAPONS(RuleKind.REFUSING, "Heavy weapons are a class of their own"),
    FO_15_CRITICAL_EFFECTS(RuleKind.APPLIED, "Critical effects"),
    FO_16_WEAPON_HIT(RuleKind.APPLIED, "The weapon is hit"),
    FO_17_AIMED_SHOT(RuleKind.APPLIED, "Declaring an aimed shot"),
    FO_18_AIMING_POINTS(RuleKind.APPLIED, "Paying AP for accuracy"),
    FO_19_PARTS(RuleKind.APPLIED, "Difficulty and critical bonus of the parts"),
    FO_20_DECLARED_PART(RuleKind.APPLIED, "Location of an aimed hit"),
    FO_21_BURST(RuleKind.APPLIED, "Burst: handicap"),
    FO_22_BURST_RELIEF(RuleKind.APPLIED, "Burst: relief by strength, tunings, traits"),
    FO_23_SHOT_BY_SHOT(RuleKind.APPLIED, "Burst: shot by shot"),
    FO_24_MINIMAL_STRENGTH(RuleKind.APPLIED, "Minimal strength"),
    FO_25_HEAVY_AUTOMATIC(RuleKind.APPLIED, "Heavy automatic weapons"),
    FO_26_REST(RuleKind.APPLIED, "Fired from a rest"),
    FO_27_BURST_CRITICALS(RuleKind.APPLIED, "Criticals inside a burst"),
    FO_28_ARMOUR(RuleKind.APPLIED, "Damage and armour"),
    FO_29_STREAM(RuleKind.APPLIED, "Stream and tank"),
    FO_30_STREAM_PRICE(RuleKind.APPLIED, "Price of the stream"),
    FO_31_BURNING(RuleKind.APPLIED, "Burning"),
    FO_32_FIRE(RuleKind.APPLIED, "Fire, armour, criticals"),
    FO_33_WALKING(RuleKind.APPLIED, "Walking"),
    FO_34_TURNING(RuleKind.APPLIED, "Turning"),
    FO_35_STAIRS(RuleKind.APPLIED, "Stairs and ladders"),
    FO_36_TAKING_COVER(RuleKind.APPLIED, "Taking cover"),
    FO_37_COVER(RuleKind.DEFINITION, "What cover is"),
    FO_38_BLIND_FIRE(RuleKind.APPLIED, "Blind fire from cover"),
    FO_39_POP_OUT(RuleKind.APPLIED, "Pop-out shot"),
    FO_40_LEAVING_COVER(RuleKind.APPLIED, "Leaving cover"),
    FO_41_TARGET_IN_COVER(RuleKind.APPLIED, "Shooting at someone in cover"),
    FO_42_INITIATIVE(RuleKind.APPLIED, "Initiative"),
    FO_43_REACTION(RuleKind.APPLIED, "Reaction: declaring, zone"),
    FO_44_NOTICING(RuleKind.APPLIED, "Reaction: perception test"),
    FO_45_ONE_INTERRUPTION(RuleKind.REFUSING, "Reaction: one interruption"),
    FO_46_COVERING_FIRE(RuleKind.APPLIED, "Covering fire: hits"),
    FO_47_COVERING_FIRE_NEEDS(RuleKind.REFUSING, "Covering fire: conditions"),
    FO_48_CHANGING_POSE(RuleKind.APPLIED, "Changing pose"),
    FO_49_POSE(RuleKind.APPLIED, "Pose and hit chance"),
    FO_50_PRONE_TARGET(RuleKind.APPLIED, "Prone targets: where criticals land"),
    FO_51_POSE_AND_MELEE(RuleKind.DEFINITION, "Pose: movement and melee"),
    FO_52_JUMP_DISTANCE(RuleKind.APPLIED, "Jump: distance"),
    FO_53_JUMP_TEST(RuleKind.APPLIED, "Jump: test"),
    FO_54_RUNNING(RuleKind.APPLIED, "Running: distance"),
    FO_55_RUN_PASSED(RuleKind.APPLIED, "Running: success"),
    FO_56_RUN_LUCKY(RuleKind.APPLIED, "Running: lucky"),
    FO_57_RUN_FAILED(RuleKind.APPLIED, "Running: failure"),
    FO_58_RUN_FUMBLED(RuleKind.APPLIED, "Running: critical failure"),
    FO_59_WINDED(RuleKind.APPLIED, "Running: overlap"),
    FO_60_TWO_GUNS(RuleKind.APPLIED, "Two guns: price, strength, no aiming"),
    FO_61_TWO_GUNS_HANDICAP(RuleKind.APPLIED, "Two guns: handicap"),
    FO_62_TWO_GUNS_ROLLS(RuleKind.APPLIED, "Two guns: rolls"),
    FO_63_AMBIDEXTROUS(RuleKind.APPLIED, "Ambidextrous perk"),
    FO_64_TWO_LONG_GUNS(RuleKind.APPLIED, "Two two-handed guns"),
    FO_65_ONE_HANDED(RuleKind.DEFINITION, "Table: one-handed columns"),
    FO_66_TWO_HANDED(RuleKind.DEFINITION, "Table: two-handed columns"),
    FO_67_OPTIONAL_RULES(RuleKind.APPLIED, "Which rules are optional"),
    FO_68_MASTER(RuleKind.APPLIED, "Master's hooks"),
    FO_69_WOUNDS(RuleKind.APPLIED, "Wounds"),
    FO_70_DOWN(RuleKind.APPLIED, "Down"),
    FO_71_SCALE(RuleKind.DEFINITION, "Scale"),
    FO_72_AMMUNITION(RuleKind.APPLIED, "Ammunition");

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK = new Rulebook(
            "fallout", "NukaCola's Fallout Pen and Paper: Combat rules", "NukaCola (d-mossa.com)", List.of(values()));

    private final RuleKind kind;
    private final String title;

    FalloutRule(RuleKind kind, String title) {
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
