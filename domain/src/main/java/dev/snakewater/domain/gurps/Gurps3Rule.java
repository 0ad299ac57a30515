package dev.snakewater.domain.gurps;

import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/**
 * The rules of an attack in GURPS, third edition, by their numbers in the catalogue: the boxes of the chart (GU-01 to
 * GU-56), what holds in all of them (GR), and the tables at its end (GU-HT, GU-STUN, GU-LOC).
 */
public enum Gurps3Rule implements Rule {
    /** The running number starts from the skill with the weapon. */
    GU_01_BASE_SKILL(RuleKind.APPLIED, "Base skill"),
    /** Footing, light and the like; aiming cancels bad footing. */
    GU_02_SURROUNDINGS(RuleKind.APPLIED, "Surroundings"),
    /** What the attacker's own state and maneuver add. */
    GU_03_ATTACKER(RuleKind.APPLIED, "Attacker"),
    /** Wild Swings, random blows and wrong targets are hit anywhere. */
    GU_04_RANDOM_LOCATION(RuleKind.APPLIED, "Random location?"),
    /** 3d for the location, before the roll to hit. */
    GU_05_LOCATION_ROLL(RuleKind.APPLIED, "Location roll"),
    /** Cover, figures in between, location, posture, size. */
    GU_06_TARGET(RuleKind.APPLIED, "Target"),
    /** Only ranged attacks pass boxes 8 to 13. */
    GU_07_RANGED(RuleKind.APPLIED, "Ranged?"),
    /** One look-up on the sum of distance and speed. */
    GU_08_RANGE(RuleKind.APPLIED, "Range, speed, recoil"),
    /** Their penalty, less the -4 that box 12 adds. */
    GU_09_OPPORTUNITY(RuleKind.APPLIED, "Opportunity fire or pop-up"),
    /** A turn of aim, or a further group. */
    GU_10_AIMED(RuleKind.APPLIED, "Aimed?"),
    /** The modified skill must be greater than it. */
    GU_11_SNAP_SHOT_NUMBER(RuleKind.APPLIED, "Snap Shot number"),
    /** -4, or less. */
    GU_12_SNAP_SHOT(RuleKind.APPLIED, "Snap-shot penalty"),
    /** Acc, up to +3, and +1 if braced. */
    GU_13_AIM(RuleKind.APPLIED, "Aim"),
    /** At most 9 for a Wild Swing or a wrong target. */
    GU_14_ROLL_TO_HIT(RuleKind.APPLIED, "Roll to hit"),
    /** A critical miss. */
    GU_15_FUMBLE(RuleKind.APPLIED, "Fumble?"),
    /** What a critical miss does, and to whom. */
    GU_16_FUMBLE_TABLE(RuleKind.APPLIED, "Fumble table"),
    /** One more than the number, exactly. */
    GU_17_BY_ONE(RuleKind.APPLIED, "By one?"),
    /** One round of a group, or another location. */
    GU_18_WHAT_A_MISS_BY_ONE_HITS(RuleKind.APPLIED, "What a miss by one hits"),
    /** Missiles, and blows into a close combat. */
    GU_19_SOMEBODY_ELSE(RuleKind.APPLIED, "Somebody else?"),
    /** Each candidate once, at 9 at most. */
    GU_20_WRONG_TARGET(RuleKind.APPLIED, "Next wrong target"),
    /** A critical success on the attack roll. */
    GU_21_CRITICAL_HIT(RuleKind.APPLIED, "Critical hit?"),
    /** What a critical hit does; no defence. */
    GU_22_CRITICAL_TABLE(RuleKind.APPLIED, "Critical table"),
    /** Dodge, parry or block, with passive defence. */
    GU_23_DEFENCE(RuleKind.APPLIED, "Defence roll"),
    /** Sends a hand attacker to the fumble table. */
    GU_24_CRITICAL_DEFENCE(RuleKind.APPLIED, "Critical defence"),
    /** A dodged missile flies on. */
    GU_25_DODGE(RuleKind.APPLIED, "Dodge?"),
    /** A critical failure of the defence. */
    GU_26_BOTCHED(RuleKind.APPLIED, "Botched?"),
    /** Falls, shield unready, or a fumble of his own. */
    GU_27_BOTCHED_DEFENCE(RuleKind.APPLIED, "Botched defence"),
    /** Dice and adds; bullets and blades at least 1. */
    GU_28_BASIC_DAMAGE(RuleKind.APPLIED, "Basic damage"),
    /** Before armour; one product, rounded down once. */
    GU_29_BONUSES(RuleKind.APPLIED, "Bonuses and multipliers"),
    /** Crushing and cutting attacks do. */
    GU_30_KNOCKS_BACK(RuleKind.APPLIED, "Knocks back?"),
    /** A hex for every full 8 points. */
    GU_31_KNOCKBACK(RuleKind.APPLIED, "Knockback"),
    /** DX or fall. */
    GU_32_KEEP_YOUR_FEET(RuleKind.APPLIED, "Keep your feet"),
    /** DR against this attack, divided. */
    GU_33_EFFECTIVE_DR(RuleKind.APPLIED, "Effective DR"),
    /** Damage less DR. */
    GU_34_THROUGH_THE_ARMOUR(RuleKind.APPLIED, "Through the armour?"),
    /** A point for each 6 under flexible armour. */
    GU_35_BLUNT_TRAUMA(RuleKind.APPLIED, "Blunt trauma"),
    /** By the type, or by the location instead. */
    GU_36_WOUNDING(RuleKind.APPLIED, "Wounding multiplier"),
    /** No location takes more than its limit. */
    GU_37_BLOW_THROUGH(RuleKind.APPLIED, "Blow-through"),
    /** And as much shock for a turn. */
    GU_38_HIT_POINTS(RuleKind.APPLIED, "Lose hit points"),
    /** All but the torso. */
    GU_39_SPECIAL_LOCATION(RuleKind.APPLIED, "Special location?"),
    /** Crippling, stunning, knockout, instant death. */
    GU_40_LOCATION_EFFECTS(RuleKind.APPLIED, "Location effects"),
    /** More than half of HT in this blow. */
    GU_41_BIG_WOUND(RuleKind.APPLIED, "Big wound?"),
    /** By a big wound. */
    GU_42_STUNNED(RuleKind.APPLIED, "Stunned"),
    /** HT or fall. */
    GU_43_KNOCKDOWN(RuleKind.APPLIED, "Knockdown"),
    /** Hit points left. */
    GU_44_FOUR_OR_MORE(RuleKind.APPLIED, "Four or more?"),
    /** Move and Dodge are halved. */
    GU_45_HALF_SPEED(RuleKind.APPLIED, "Half speed"),
    /** By this blow. */
    GU_46_FELL_TO_ZERO(RuleKind.APPLIED, "Fell to 0?"),
    /** HT and Will, or unconscious. */
    GU_47_STAY_AWAKE(RuleKind.APPLIED, "Stay awake"),
    /** Being there after a wound. */
    GU_48_MINUS_HT(RuleKind.APPLIED, "-HT?"),
    /** HT at -HT and at each 5 points below. */
    GU_49_DEATH_ROLLS(RuleKind.APPLIED, "Death rolls"),
    /** Dead without a roll. */
    GU_50_FIVE_TIMES_HT(RuleKind.APPLIED, "-5 x HT?"),
    /** The end. */
    GU_51_CRITICALLY_INJURED(RuleKind.APPLIED, "Critically injured"),
    /** The end. */
    GU_52_MISSED(RuleKind.APPLIED, "Missed"),
    /** The end: a touch all the same. */
    GU_53_NO_EFFECT(RuleKind.APPLIED, "Hit, no effect"),
    /** The end. */
    GU_54_SLIGHTLY_INJURED(RuleKind.APPLIED, "Slightly injured"),
    /** The end. */
    GU_55_SEVERELY_INJURED(RuleKind.APPLIED, "Severely injured"),
    /** The end. */
    GU_56_DEAD(RuleKind.APPLIED, "Dead"),
    /** The order in which dice are thrown. */
    GR_1_DICE(RuleKind.DEFINITION, "Dice"),
    /** 3d at or under the number; 3-4 always, 17-18 never. */
    GR_2_SUCCESS_ROLL(RuleKind.APPLIED, "Success roll"),
    /** Fails whatever the dice show. */
    GR_3_LOW_SKILL(RuleKind.APPLIED, "Effective skill below 3"),
    /** Products down, once a box; divided DR up. */
    GR_4_ROUNDING(RuleKind.APPLIED, "Rounding"),
    /** Two numbers that are the same unless told apart. */
    GR_5_HT_AND_HIT_POINTS(RuleKind.DEFINITION, "HT and hit points"),
    /** It comes in, and changes go out. */
    GR_6_STATE_NOT_OWNED(RuleKind.DEFINITION, "What the chart reads but does not own"),
    /** Signed numbers, each with its box. */
    GR_7_MODIFIERS(RuleKind.DEFINITION, "Modifiers"),
    /** One pass for the group, 28 to 56 for each round that hits. */
    GR_8_GROUPS(RuleKind.APPLIED, "Automatic groups"),
    /** What is told of an attack when it is over. */
    GR_9_RESULT(RuleKind.DEFINITION, "Result record"),
    /** Half Move and Dodge. */
    GU_HT_1_HALF_SPEED(RuleKind.APPLIED, "3 hit points or fewer"),
    /** HT and Will every turn, or unconscious. */
    GU_HT_2_UNCONSCIOUSNESS(RuleKind.APPLIED, "0 hit points or fewer"),
    /** HT or dead. */
    GU_HT_3_DEATH(RuleKind.APPLIED, "-HT and each 5 below"),
    /** Dead. */
    GU_HT_4_CERTAIN_DEATH(RuleKind.APPLIED, "-5 x HT"),
    /** IQ, DX and skills are down by the damage for a turn. */
    GU_HT_5_SHOCK(RuleKind.APPLIED, "Shock"),
    /** Stuns, and may knock down. */
    GU_STUN_1_BIG_WOUND(RuleKind.APPLIED, "A blow over HT/2"),
    /** -4 to every active defence. */
    GU_STUN_2_DEFENCES(RuleKind.APPLIED, "Stunned: defences"),
    /** HT on his own turn. */
    GU_STUN_3_RECOVERY(RuleKind.APPLIED, "Stunned: recovery"),
    /** A row of the table of hit locations. */
    GU_LOC_1_BRAIN(RuleKind.APPLIED, "3-4: brain"),
    /** A row of the table of hit locations. */
    GU_LOC_2_HEAD(RuleKind.APPLIED, "5: head"),
    /** A row of the table of hit locations. */
    GU_LOC_3_FAR_ARM(RuleKind.APPLIED, "6: far arm"),
    /** A row of the table of hit locations. */
    GU_LOC_4_HAND(RuleKind.APPLIED, "7: hand"),
    /** A row of the table of hit locations. */
    GU_LOC_5_NEAR_ARM(RuleKind.APPLIED, "8: near arm"),
    /** A row of the table of hit locations. */
    GU_LOC_6_TORSO(RuleKind.APPLIED, "9-11: torso"),
    /** A row of the table of hit locations. */
    GU_LOC_7_FAR_LEG(RuleKind.APPLIED, "12: far leg"),
    /** A row of the table of hit locations. */
    GU_LOC_8_NEAR_LEG(RuleKind.APPLIED, "13-14: near leg"),
    /** A row of the table of hit locations. */
    GU_LOC_9_FOOT(RuleKind.APPLIED, "15-16: foot"),
    /** A row of the table of hit locations. */
    GU_LOC_10_VITALS(RuleKind.APPLIED, "17-18: vital organs");

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK = new Rulebook(
            "gurps3",
            "GURPS, third edition: one attack",
            "Steve Jackson Games (the chart)",
            List.of(values()),
            Mending.in(
                    2,
                    GU_06_TARGET,
                    GU_16_FUMBLE_TABLE,
                    GU_20_WRONG_TARGET,
                    GU_25_DODGE,
                    GU_27_BOTCHED_DEFENCE,
                    GU_33_EFFECTIVE_DR));

    private final RuleKind kind;
    private final String title;

    Gurps3Rule(RuleKind kind, String title) {
        this.kind = kind;
        this.title = title;
    }

    /** Its number; that of a row of a table has three parts: {@code GU-HT-2}. */
    @Override
    public String id() {
        String[] words = name().split("_", 4);
        boolean row = !Character.isDigit(words[1].charAt(0));
        return words[0] + "-" + words[1] + (row ? "-" + words[2] : "");
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
