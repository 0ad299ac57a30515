package dev.snakewater.domain.fallout;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The combat rules of NukaCola's Fallout Pen and Paper, by their numbers in the catalogue. */
public enum FalloutRule implements Rule {
    /** d100 for skills and shots, d10 and d6 otherwise. */
    FO_01_DICE(RuleKind.DEFINITION, "Dice"),
    /** At or below the chance. */
    FO_02_SUCCESS(RuleKind.APPLIED, "Success"),
    /** d10 at or below the statistic; 10 points are a pip. */
    FO_03_STATISTIC_TESTS(RuleKind.APPLIED, "Statistic tests"),
    /** To the nearest whole number, halves up. */
    FO_04_ROUNDING(RuleKind.DEFINITION, "Rounding"),
    /** No chance below 0 or above 100. */
    FO_05_CLAMPING(RuleKind.APPLIED, "Clamping"),
    /** A failure with 96 or more. */
    FO_06_CRITICAL_FAILURE(RuleKind.APPLIED, "Critical failure"),
    /** A success within luck. */
    FO_07_CRITICAL_HIT(RuleKind.APPLIED, "Lucky success and critical hit"),
    /** Refuse or pay, throw, locate, wound. */
    FO_08_ORDER(RuleKind.DEFINITION, "Order of one action"),
    /** Every action has its price. */
    FO_09_ACTION_POINTS(RuleKind.APPLIED, "Rounds and action points"),
    /** Everything adds up, but for the pose. */
    FO_10_HIT_VALUE(RuleKind.APPLIED, "Composition of the hit value"),
    /** Five bands, each with a limit and a modifier. */
    FO_11_RANGE_BANDS(RuleKind.APPLIED, "Range bands"),
    /** Unaimed, aimed, burst. */
    FO_12_WAYS_TO_SHOOT(RuleKind.APPLIED, "Three ways to shoot"),
    /** d6 for where a critical strikes. */
    FO_13_LOCATION(RuleKind.APPLIED, "Location of a critical"),
    /** They are not aimed and fire no single shot. */
    FO_14_HEAVY_WEAPONS(RuleKind.REFUSING, "Heavy weapons are a class of their own"),
    /** Armour ignored, damage doubled, a wound. */
    FO_15_CRITICAL_EFFECTS(RuleKind.APPLIED, "Critical effects"),
    /** The bearer loses nothing; his weapon does. */
    FO_16_WEAPON_HIT(RuleKind.APPLIED, "The weapon is hit"),
    /** The part and the price are told before the throw. */
    FO_17_AIMED_SHOT(RuleKind.APPLIED, "Declaring an aimed shot"),
    /** The first is the surcharge, each further one +10. */
    FO_18_AIMING_POINTS(RuleKind.APPLIED, "Paying AP for accuracy"),
    /** What each part costs, and how often it is critical. */
    FO_19_PARTS(RuleKind.APPLIED, "Difficulty and critical bonus of the parts"),
    /** The declared part, and no d6. */
    FO_20_DECLARED_PART(RuleKind.APPLIED, "Location of an aimed hit"),
    /** -25 on every shot. */
    FO_21_BURST(RuleKind.APPLIED, "Burst: handicap"),
    /** 10 for each point of strength above the minimum. */
    FO_22_BURST_RELIEF(RuleKind.APPLIED, "Burst: relief by strength, tunings, traits"),
    /** Each is thrown and wounds by itself. */
    FO_23_SHOT_BY_SHOT(RuleKind.APPLIED, "Burst: shot by shot"),
    /** -20 for each point missing. */
    FO_24_MINIMAL_STRENGTH(RuleKind.APPLIED, "Minimal strength"),
    /** -30 from the hands. */
    FO_25_HEAVY_AUTOMATIC(RuleKind.APPLIED, "Heavy automatic weapons"),
    /** Bipod, tripod, mount. */
    FO_26_REST(RuleKind.APPLIED, "Fired from a rest"),
    /** As those of unaimed shots. */
    FO_27_BURST_CRITICALS(RuleKind.APPLIED, "Criticals inside a burst"),
    /** What exceeds the armour value. */
    FO_28_ARMOUR(RuleKind.APPLIED, "Damage and armour"),
    /** A second of the stream is a unit of the tank. */
    FO_29_STREAM(RuleKind.APPLIED, "Stream and tank"),
    /** 5 AP a second. */
    FO_30_STREAM_PRICE(RuleKind.APPLIED, "Price of the stream"),
    /** 2d10+5, 1d10+5, 1d10, out. */
    FO_31_BURNING(RuleKind.APPLIED, "Burning"),
    /** Armour counts each bite; a critical doubles the first. */
    FO_32_FIRE(RuleKind.APPLIED, "Fire, armour, criticals"),
    /** 3 cm for an AP. */
    FO_33_WALKING(RuleKind.APPLIED, "Walking"),
    /** 1 AP to the side, 2 AP about. */
    FO_34_TURNING(RuleKind.APPLIED, "Turning"),
    /** 2 cm for an AP. */
    FO_35_STAIRS(RuleKind.APPLIED, "Stairs and ladders"),
    /** 2 AP. */
    FO_36_TAKING_COVER(RuleKind.APPLIED, "Taking cover"),
    /** Whether something hip-high lies between. */
    FO_37_COVER(RuleKind.DEFINITION, "What cover is"),
    /** Unaimed, close, and at a handicap. */
    FO_38_BLIND_FIRE(RuleKind.APPLIED, "Blind fire from cover"),
    /** 1 AP more and no handicap. */
    FO_39_POP_OUT(RuleKind.APPLIED, "Pop-out shot"),
    /** 1 AP. */
    FO_40_LEAVING_COVER(RuleKind.APPLIED, "Leaving cover"),
    /** -40, but not for who reacts. */
    FO_41_TARGET_IN_COVER(RuleKind.APPLIED, "Shooting at someone in cover"),
    /** AG + PE + half LU + d6. */
    FO_42_INITIATIVE(RuleKind.APPLIED, "Initiative"),
    /** A whole round given up for a cone of 45 degrees. */
    FO_43_REACTION(RuleKind.APPLIED, "Reaction: declaring, zone"),
    /** d10 at or below PE. */
    FO_44_NOTICING(RuleKind.APPLIED, "Reaction: perception test"),
    /** One in a round. */
    FO_45_ONE_INTERRUPTION(RuleKind.REFUSING, "Reaction: one interruption"),
    /** As many hits as luck allows. */
    FO_46_COVERING_FIRE(RuleKind.APPLIED, "Covering fire: hits"),
    /** Ten rounds, fully automatic, a whole round. */
    FO_47_COVERING_FIRE_NEEDS(RuleKind.REFUSING, "Covering fire: conditions"),
    /** 2 AP a step. */
    FO_48_CHANGING_POSE(RuleKind.APPLIED, "Changing pose"),
    /** A third less against who crouches, half against who lies. */
    FO_49_POSE(RuleKind.APPLIED, "Pose and hit chance"),
    /** From the front only head and arms show. */
    FO_50_PRONE_TARGET(RuleKind.APPLIED, "Prone targets: where criticals land"),
    /** Slower, and without defence in melee. */
    FO_51_POSE_AND_MELEE(RuleKind.DEFINITION, "Pose: movement and melee"),
    /** Half of ST and AG in metres, a sixth standing. */
    FO_52_JUMP_DISTANCE(RuleKind.APPLIED, "Jump: distance"),
    /** Acrobatics, +10 for each metre left. */
    FO_53_JUMP_TEST(RuleKind.APPLIED, "Jump: test"),
    /** 4.5 cm for an AP. */
    FO_54_RUNNING(RuleKind.APPLIED, "Running: distance"),
    /** -10 for a round. */
    FO_55_RUN_PASSED(RuleKind.APPLIED, "Running: success"),
    /** No handicap. */
    FO_56_RUN_LUCKY(RuleKind.APPLIED, "Running: lucky"),
    /** -20 for half as many rounds as AP were run. */
    FO_57_RUN_FAILED(RuleKind.APPLIED, "Running: failure"),
    /** -40 for as many rounds as AP were run. */
    FO_58_RUN_FUMBLED(RuleKind.APPLIED, "Running: critical failure"),
    /** From the next round on; the worst counts. */
    FO_59_WINDED(RuleKind.APPLIED, "Running: overlap"),
    /** Minimum +1, no aiming, the higher price +1. */
    FO_60_TWO_GUNS(RuleKind.APPLIED, "Two guns: price, strength, no aiming"),
    /** -25 equal, -40 similar, -55 different. */
    FO_61_TWO_GUNS_HANDICAP(RuleKind.APPLIED, "Two guns: handicap"),
    /** Every shot by itself, the first gun first. */
    FO_62_TWO_GUNS_ROLLS(RuleKind.APPLIED, "Two guns: rolls"),
    /** It takes the handicap away. */
    FO_63_AMBIDEXTROUS(RuleKind.APPLIED, "Ambidextrous perk"),
    /** Minimum doubled. */
    FO_64_TWO_LONG_GUNS(RuleKind.APPLIED, "Two two-handed guns"),
    /** Which one-handed guns are similar. */
    FO_65_ONE_HANDED(RuleKind.DEFINITION, "Table: one-handed columns"),
    /** Which two-handed guns are similar. */
    FO_66_TWO_HANDED(RuleKind.DEFINITION, "Table: two-handed columns"),
    /** Each with its switch. */
    FO_67_OPTIONAL_RULES(RuleKind.APPLIED, "Which rules are optional"),
    /** A signed, named item on any test. */
    FO_68_MASTER(RuleKind.APPLIED, "Master's hooks"),
    /** Every critical causes one. */
    FO_69_WOUNDS(RuleKind.APPLIED, "Wounds"),
    /** Dead at 0 hit points. */
    FO_70_DOWN(RuleKind.APPLIED, "Down"),
    /** 3 cm on the table are a metre. */
    FO_71_SCALE(RuleKind.DEFINITION, "Scale"),
    /** A round a shot; an empty gun refuses. */
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
