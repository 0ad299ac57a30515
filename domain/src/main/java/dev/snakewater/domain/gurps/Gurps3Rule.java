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
    GU_01_BASE_SKILL(RuleKind.APPLIED, "Base skill"),
    GU_02_SURROUNDINGS(RuleKind.APPLIED, "Surroundings"),
    GU_03_ATTACKER(RuleKind.APPLIED, "Attacker"),
    GU_04_RANDOM_LOCATION(RuleKind.APPLIED, "Random location?"),
    GU_05_LOCATION_ROLL(RuleKind.APPLIED, "Location roll"),
    GU_06_TARGET(RuleKind.APPLIED, "Target"),
    GU_07_RANGED(RuleKind.APPLIED, "Ranged?"),
    GU_08_RANGE(RuleKind.APPLIED, "Range, speed, recoil"),
    GU_09_OPPORTUNITY(RuleKind.APPLIED, "Opportunity fire or pop-up"),
    GU_10_AIMED(RuleKind.APPLIED, "Aimed?"),
    GU_11_SNAP_SHOT_NUMBER(RuleKind.APPLIED, "Snap Shot number"),
    GU_12_SNAP_SHOT(RuleKind.APPLIED, "Snap-shot penalty"),
    GU_13_AIM(RuleKind.APPLIED, "Aim"),
    GU_14_ROLL_TO_HIT(RuleKind.APPLIED, "Roll to hit"),
    GU_15_FUMBLE(RuleKind.APPLIED, "Fumble?"),
    GU_16_FUMBLE_TABLE(RuleKind.APPLIED, "Fumble table"),
    GU_17_BY_ONE(RuleKind.APPLIED, "By one?"),
    GU_18_WHAT_A_MISS_BY_ONE_HITS(RuleKind.APPLIED, "What a miss by one hits"),
    GU_19_SOMEBODY_ELSE(RuleKind.APPLIED, "Somebody else?"),
    GU_20_WRONG_TARGET(RuleKind.APPLIED, "Next wrong target"),
    GU_21_CRITICAL_HIT(RuleKind.APPLIED, "Critical hit?"),
    GU_22_CRITICAL_TABLE(RuleKind.APPLIED, "Critical table"),
    GU_23_DEFENCE(RuleKind.APPLIED, "Defence roll"),
    GU_24_CRITICAL_DEFENCE(RuleKind.APPLIED, "Critical defence"),
    GU_25_DODGE(RuleKind.APPLIED, "Dodge?"),
    GU_26_BOTCHED(RuleKind.APPLIED, "Botched?"),
    GU_27_BOTCHED_DEFENCE(RuleKind.APPLIED, "Botched defence"),
    GU_28_BASIC_DAMAGE(RuleKind.APPLIED, "Basic damage"),
    GU_29_BONUSES(RuleKind.APPLIED, "Bonuses and multipliers"),
    GU_30_KNOCKS_BACK(RuleKind.APPLIED, "Knocks back?"),
    GU_31_KNOCKBACK(RuleKind.APPLIED, "Knockback"),
    GU_32_KEEP_YOUR_FEET(RuleKind.APPLIED, "Keep your feet"),
    GU_33_EFFECTIVE_DR(RuleKind.APPLIED, "Effective DR"),
    GU_34_THROUGH_THE_ARMOUR(RuleKind.APPLIED, "Through the armour?"),
    GU_35_BLUNT_TRAUMA(RuleKind.APPLIED, "Blunt trauma"),
    GU_36_WOUNDING(RuleKind.APPLIED, "Wounding multiplier"),
    GU_37_BLOW_THROUGH(RuleKind.APPLIED, "Blow-through"),
    GU_38_HIT_POINTS(RuleKind.APPLIED, "Lose hit points"),
    GU_39_SPECIAL_LOCATION(RuleKind.APPLIED, "Special location?"),
    GU_40_LOCATION_EFFECTS(RuleKind.APPLIED, "Location effects"),
    GU_41_BIG_WOUND(RuleKind.APPLIED, "Big wound?"),
    GU_42_STUNNED(RuleKind.APPLIED, "Stunned"),
    GU_43_KNOCKDOWN(RuleKind.APPLIED, "Knockdown"),
    GU_44_FOUR_OR_MORE(RuleKind.APPLIED, "Four or more?"),
    GU_45_HALF_SPEED(RuleKind.APPLIED, "Half speed"),
    GU_46_FELL_TO_ZERO(RuleKind.APPLIED, "Fell to 0?"),
    GU_47_STAY_AWAKE(RuleKind.APPLIED, "Stay awake"),
    GU_48_MINUS_HT(RuleKind.APPLIED, "-HT?"),
    GU_49_DEATH_ROLLS(RuleKind.APPLIED, "Death rolls"),
    GU_50_FIVE_TIMES_HT(RuleKind.APPLIED, "-5 x HT?"),
    GU_51_CRITICALLY_INJURED(RuleKind.APPLIED, "Critically injured"),
    GU_52_MISSED(RuleKind.APPLIED, "Missed"),
    GU_53_NO_EFFECT(RuleKind.APPLIED, "Hit, no effect"),
    GU_54_SLIGHTLY_INJURED(RuleKind.APPLIED, "Slightly injured"),
    GU_55_SEVERELY_INJURED(RuleKind.APPLIED, "Severely injured"),
    GU_56_DEAD(RuleKind.APPLIED, "Dead"),
    GR_1_DICE(RuleKind.DEFINITION, "Dice"),
    GR_2_SUCCESS_ROLL(RuleKind.APPLIED, "Success roll"),
    GR_3_LOW_SKILL(RuleKind.APPLIED, "Effective skill below 3"),
    GR_4_ROUNDING(RuleKind.APPLIED, "Rounding"),
    GR_5_HT_AND_HIT_POINTS(RuleKind.DEFINITION, "HT and hit points"),
    GR_6_STATE_NOT_OWNED(RuleKind.DEFINITION, "What the chart reads but does not own"),
    GR_7_MODIFIERS(RuleKind.DEFINITION, "Modifiers"),
    GR_8_GROUPS(RuleKind.APPLIED, "Automatic groups"),
    GR_9_RESULT(RuleKind.DEFINITION, "Result record"),
    GU_HT_1_HALF_SPEED(RuleKind.APPLIED, "3 hit points or fewer"),
    GU_HT_2_UNCONSCIOUSNESS(RuleKind.APPLIED, "0 hit points or fewer"),
    GU_HT_3_DEATH(RuleKind.APPLIED, "-HT and each 5 below"),
    GU_HT_4_CERTAIN_DEATH(RuleKind.APPLIED, "-5 x HT"),
    GU_HT_5_SHOCK(RuleKind.APPLIED, "Shock"),
    GU_STUN_1_BIG_WOUND(RuleKind.APPLIED, "A blow over HT/2"),
    GU_STUN_2_DEFENCES(RuleKind.APPLIED, "Stunned: defences"),
    GU_STUN_3_RECOVERY(RuleKind.APPLIED, "Stunned: recovery"),
    GU_LOC_1_BRAIN(RuleKind.APPLIED, "3-4: brain"),
    GU_LOC_2_HEAD(RuleKind.APPLIED, "5: head"),
    GU_LOC_3_FAR_ARM(RuleKind.APPLIED, "6: far arm"),
    GU_LOC_4_HAND(RuleKind.APPLIED, "7: hand"),
    GU_LOC_5_NEAR_ARM(RuleKind.APPLIED, "8: near arm"),
    GU_LOC_6_TORSO(RuleKind.APPLIED, "9-11: torso"),
    GU_LOC_7_FAR_LEG(RuleKind.APPLIED, "12: far leg"),
    GU_LOC_8_NEAR_LEG(RuleKind.APPLIED, "13-14: near leg"),
    GU_LOC_9_FOOT(RuleKind.APPLIED, "15-16: foot"),
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

    @Override
    public String title() {
        return title;
    }

    @Override
    public RuleKind kind() {
        return kind;
    }
}
