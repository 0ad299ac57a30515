package dev.snakewater.domain.gurps.chart;

import static dev.snakewater.domain.gurps.chart.Exit.always;
import static dev.snakewater.domain.gurps.chart.Exit.implied;
import static dev.snakewater.domain.gurps.chart.Exit.otherwise;
import static dev.snakewater.domain.gurps.chart.Exit.when;

import dev.snakewater.domain.gurps.Gurps3Rule;
import java.util.List;
import java.util.stream.Stream;

/**
 * The boxes of the chart, one row a box, in the order of their numbers: its rule, what it does or asks, the pages it cites (B: Basic
 * Set, CII: Compendium II), and its exits.
 */
public enum Box {
    // spotless:off
    B01(Gurps3Rule.GU_01_BASE_SKILL, "Take base weapon skill", "", always(2)),
    B02(Gurps3Rule.GU_02_SURROUNDINGS, "Add surroundings modifiers", "B107 B92", always(3)),
    B03(Gurps3Rule.GU_03_ATTACKER, "Add attacker modifiers", "B117 B13 B43 B105 B111 B203 B126", always(4)),
    B04(Gurps3Rule.GU_04_RANDOM_LOCATION, "Is the struck location random?", "B109", when(5, "a Wild Swing, or aimed at nobody's location"), otherwise(6)),
    B05(Gurps3Rule.GU_05_LOCATION_ROLL, "Roll the location", "B203 CII53", always(6)),
    B06(Gurps3Rule.GU_06_TARGET, "Add target modifiers", "B118 B117 CII53 B123 B201 B114", always(7)),
    B07(Gurps3Rule.GU_07_RANGED, "Ranged or hand attack?", "", when(8, "a ranged attack"), otherwise(14)),
    B08(Gurps3Rule.GU_08_RANGE, "Add range, speed and recoil modifiers", "B201 B117 B119", always(9)),
    B09(Gurps3Rule.GU_09_OPPORTUNITY, "Opportunity fire over 2+ hexes, or pop-up?", "B118 B116", when(12, "opportunity fire over two hexes or more, or a pop-up attack"), otherwise(10)),
    B10(Gurps3Rule.GU_10_AIMED, "Aimed, or following up with a further automatic group?", "B116 B121", when(13, "aimed for a turn, or a further group"), otherwise(11)),
    B11(Gurps3Rule.GU_11_SNAP_SHOT_NUMBER, "Does modified skill beat the Snap Shot number?", "B115", when(14, "greater than the Snap Shot number"), otherwise(12)),
    B12(Gurps3Rule.GU_12_SNAP_SHOT, "Apply the snap-shot penalty", "B115", always(14)),
    B13(Gurps3Rule.GU_13_AIM, "Apply accuracy, sights, extra aim and bracing", "B115 CII31", always(14)),
    B14(Gurps3Rule.GU_14_ROLL_TO_HIT, "Roll to hit (cap 9 for wild swings and wrong targets)", "B114 B117 B119 B120", when(21, "the attack roll succeeds"), when(15, "the attack roll fails")),
    B15(Gurps3Rule.GU_15_FUMBLE, "Fumble?", "B110", when(16, "a critical miss"), otherwise(17)),
    B16(Gurps3Rule.GU_16_FUMBLE_TABLE, "Roll and apply the fumble", "B202", when(52, "the weapon is dropped, broken or disabled"), when(28, "the attacker hits himself"), otherwise(19)),
    B17(Gurps3Rule.GU_17_BY_ONE, "Missed by exactly one?", "", when(18, "missed by exactly one"), otherwise(19)),
    B18(Gurps3Rule.GU_18_WHAT_A_MISS_BY_ONE_HITS, "Does a miss by one still connect?", "B120 CII53", when(23, "a group of which a round hits all the same"), when(23, "the location names another one"), otherwise(19)),
    B19(Gurps3Rule.GU_19_SOMEBODY_ELSE, "Could the blow land on somebody else?", "", when(20, "a missile, or a blow into a close combat"), otherwise(52)),
    B20(Gurps3Rule.GU_20_WRONG_TARGET, "Pick the next wrong target", "B117 B119 B114", when(1, "somebody is left, at 9 at most"), implied(52, "nobody is left")),
    B21(Gurps3Rule.GU_21_CRITICAL_HIT, "Critical hit?", "B109", when(22, "a critical success"), otherwise(23)),
    B22(Gurps3Rule.GU_22_CRITICAL_TABLE, "Roll and apply the critical hit", "B202", always(28)),
    B23(Gurps3Rule.GU_23_DEFENCE, "Roll the active defence", "B203 B127 B108 B124 B123 B109 B105 B126 B99", when(26, "the defence fails, or there is none"), when(24, "the defence succeeds")),
    B24(Gurps3Rule.GU_24_CRITICAL_DEFENCE, "Critical defence against a hand attack?", "", when(16, "a critical success against a hand attack"), otherwise(25)),
    B25(Gurps3Rule.GU_25_DODGE, "Was the defence a dodge?", "", when(19, "a dodge"), otherwise(52)),
    B26(Gurps3Rule.GU_26_BOTCHED, "Critically failed defence?", "", when(27, "a critical failure"), otherwise(28)),
    B27(Gurps3Rule.GU_27_BOTCHED_DEFENCE, "Apply the botched defence", "B202", always(28)),
    B28(Gurps3Rule.GU_28_BASIC_DAMAGE, "Hit: roll basic damage", "B73", always(29)),
    B29(Gurps3Rule.GU_29_BONUSES, "Add damage bonuses, then pre-armour multipliers", "B105 CII55", always(30)),
    B30(Gurps3Rule.GU_30_KNOCKS_BACK, "Does this attack knock back?", "B106", when(33, "an attack that does not knock back"), otherwise(31)),
    B31(Gurps3Rule.GU_31_KNOCKBACK, "Work out knockback", "", when(32, "knocked back by a hex or more"), otherwise(33)),
    B32(Gurps3Rule.GU_32_KEEP_YOUR_FEET, "DX roll to stay up", "", always(33)),
    B33(Gurps3Rule.GU_33_EFFECTIVE_DR, "Work out effective DR", "", always(34)),
    B34(Gurps3Rule.GU_34_THROUGH_THE_ARMOUR, "Subtract DR", "", when(36, "something gets through"), when(35, "exactly nothing, or a stopped bullet"), otherwise(53)),
    B35(Gurps3Rule.GU_35_BLUNT_TRAUMA, "Blunt trauma through flexible armour?", "B211", when(36, "blunt trauma"), when(39, "none, but on the brain, the head or the vitals"), otherwise(53)),
    B36(Gurps3Rule.GU_36_WOUNDING, "Apply the wounding multiplier", "B74 CII53", always(37)),
    B37(Gurps3Rule.GU_37_BLOW_THROUGH, "Apply the blow-through limit", "B109 CII53", always(38)),
    B38(Gurps3Rule.GU_38_HIT_POINTS, "Lose hit points; note shock", "B126", always(39)),
    B39(Gurps3Rule.GU_39_SPECIAL_LOCATION, "Has the location special effects?", "CII53", when(40, "the location has special effects"), otherwise(41)),
    B40(Gurps3Rule.GU_40_LOCATION_EFFECTS, "Apply the location effects", "CII53 B126 B127", when(56, "instant death"), otherwise(41)),
    B41(Gurps3Rule.GU_41_BIG_WOUND, "More than HT/2 in this blow?", "", when(42, "more than half of HT"), otherwise(44)),
    B42(Gurps3Rule.GU_42_STUNNED, "Target is stunned", "B127", always(43)),
    B43(Gurps3Rule.GU_43_KNOCKDOWN, "HT roll against knockdown", "B127", always(44)),
    B44(Gurps3Rule.GU_44_FOUR_OR_MORE, "Four or more hit points left?", "", when(54, "4 hit points or more"), when(45, "3 hit points or fewer")),
    B45(Gurps3Rule.GU_45_HALF_SPEED, "Halve Move and Dodge", "B126", always(46)),
    B46(Gurps3Rule.GU_46_FELL_TO_ZERO, "Did this blow take the target to 0 or below?", "", when(47, "fell to 0 or below"), otherwise(48)),
    B47(Gurps3Rule.GU_47_STAY_AWAKE, "HT roll (with Will) or pass out", "B126", always(48)),
    B48(Gurps3Rule.GU_48_MINUS_HT, "At or below -HT through this blow?", "", when(49, "wounded, and at -HT or below"), otherwise(55)),
    B49(Gurps3Rule.GU_49_DEATH_ROLLS, "Death rolls at each new threshold", "B126", when(56, "a death roll fails"), otherwise(50)),
    B50(Gurps3Rule.GU_50_FIVE_TIMES_HT, "At or below -5 x HT?", "B126", when(56, "at -5 x HT or below"), otherwise(51)),
    B51(Gurps3Rule.GU_51_CRITICALLY_INJURED, "Critically injured", ""),
    B52(Gurps3Rule.GU_52_MISSED, "Missed", ""),
    B53(Gurps3Rule.GU_53_NO_EFFECT, "Hit without effect", ""),
    B54(Gurps3Rule.GU_54_SLIGHTLY_INJURED, "Slightly injured", ""),
    B55(Gurps3Rule.GU_55_SEVERELY_INJURED, "Severely injured", ""),
    B56(Gurps3Rule.GU_56_DEAD, "Dead", "");
    // spotless:on

    /** The box that an attack begins with. */
    public static final Box START = B01;

    private final Gurps3Rule rule;
    private final String title;
    private final List<String> pages;
    private final List<Exit> exits;

    Box(Gurps3Rule rule, String title, String pages, Exit... exits) {
        this.rule = rule;
        this.title = title;
        this.pages = pages.isEmpty() ? List.of() : List.of(pages.split(" "));
        this.exits = List.of(exits);
    }

    /**
     * The box of this number.
     *
     * @throws IllegalArgumentException if the chart has none
     */
    public static Box of(int number) {
        if (number < 1 || number > values().length) {
            throw new IllegalArgumentException("the chart has no box " + number);
        }
        return values()[number - 1];
    }

    /** Its number in the print. */
    public int number() {
        return ordinal() + 1;
    }

    /** What it does or asks. */
    public String title() {
        return title;
    }

    /** Whether its title is a question. */
    public boolean asks() {
        return title.endsWith("?");
    }

    /** The pages that it cites. */
    public List<String> pages() {
        return pages;
    }

    /** Its rule. */
    public Gurps3Rule rule() {
        return rule;
    }

    /** Its exits, in the order of the print; none of one of the six ends. */
    public List<Exit> exits() {
        return exits;
    }

    /** Whether the attack ends here. */
    public boolean isEnd() {
        return exits.isEmpty();
    }

    /** Returns its first exit if it is so, and its last if it is not. */
    public Exit exit(boolean isSo) {
        return isSo ? exits.getFirst() : exits.getLast();
    }

    /**
     * Returns the exit to a box; the first, if there are two.
     *
     * @throws IllegalStateException if it has none
     */
    public Exit exit(int to) {
        return exitsTo(to).findFirst().orElseThrow(() -> undeclared(to));
    }

    /**
     * Returns the second of two exits to the same box.
     *
     * @throws IllegalStateException if it has no two
     */
    public Exit secondExit(int to) {
        return exitsTo(to).skip(1).findFirst().orElseThrow(() -> undeclared(to));
    }

    private IllegalStateException undeclared(int to) {
        return new IllegalStateException("box " + this + " has no exit to " + to);
    }

    private Stream<Exit> exitsTo(int to) {
        return exits.stream().filter(exit -> exit.to() == to);
    }

    /** Its number and what it is called. */
    @Override
    public String toString() {
        return number() + " " + title;
    }
}
