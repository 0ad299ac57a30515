package dev.snakewater.domain.gurps.chart;

import static dev.snakewater.domain.gurps.chart.Exit.always;
import static dev.snakewater.domain.gurps.chart.Exit.implied;
import static dev.snakewater.domain.gurps.chart.Exit.otherwise;
import static dev.snakewater.domain.gurps.chart.Exit.when;

import dev.snakewater.domain.gurps.Gurps3Rule;
import java.util.List;

/**
 * The boxes of the chart, one row a box, in the order of their numbers: its rule and its exits.
 */
public enum Box {
    // spotless:off
    B01(Gurps3Rule.GU_01_BASE_SKILL, always(2)),
    B02(Gurps3Rule.GU_02_SURROUNDINGS, always(3)),
    B03(Gurps3Rule.GU_03_ATTACKER, always(4)),
    B04(Gurps3Rule.GU_04_RANDOM_LOCATION, when(5, "at-random"), otherwise(6)),
    B05(Gurps3Rule.GU_05_LOCATION_ROLL, always(6)),
    B06(Gurps3Rule.GU_06_TARGET, always(7)),
    B07(Gurps3Rule.GU_07_RANGED, when(8, "ranged"), otherwise(14)),
    B08(Gurps3Rule.GU_08_RANGE, always(9)),
    B09(Gurps3Rule.GU_09_OPPORTUNITY, when(12, "sudden"), otherwise(10)),
    B10(Gurps3Rule.GU_10_AIMED, when(13, "aimed"), otherwise(11)),
    B11(Gurps3Rule.GU_11_SNAP_SHOT_NUMBER, when(14, "beats-snap-shot"), otherwise(12)),
    B12(Gurps3Rule.GU_12_SNAP_SHOT, always(14)),
    B13(Gurps3Rule.GU_13_AIM, always(14)),
    B14(Gurps3Rule.GU_14_ROLL_TO_HIT, when(21, "hits"), when(15, "misses")),
    B15(Gurps3Rule.GU_15_FUMBLE, when(16, "critical-miss"), otherwise(17)),
    B16(Gurps3Rule.GU_16_FUMBLE_TABLE, when(52, "weapon-lost"), when(28, "hits-himself"), otherwise(19)),
    B17(Gurps3Rule.GU_17_BY_ONE, when(18, "missed-by-one"), otherwise(19)),
    B18(Gurps3Rule.GU_18_WHAT_A_MISS_BY_ONE_HITS, when(23, "group-connects"), when(23, "location-connects"), otherwise(19)),
    B19(Gurps3Rule.GU_19_SOMEBODY_ELSE, when(20, "can-stray"), otherwise(52)),
    B20(Gurps3Rule.GU_20_WRONG_TARGET, when(1, "somebody-left"), implied(52, "nobody-left")),
    B21(Gurps3Rule.GU_21_CRITICAL_HIT, when(22, "critical-success"), otherwise(23)),
    B22(Gurps3Rule.GU_22_CRITICAL_TABLE, always(28)),
    B23(Gurps3Rule.GU_23_DEFENCE, when(26, "undefended"), when(24, "defended")),
    B24(Gurps3Rule.GU_24_CRITICAL_DEFENCE, when(16, "critical-defence"), otherwise(25)),
    B25(Gurps3Rule.GU_25_DODGE, when(19, "dodged"), otherwise(52)),
    B26(Gurps3Rule.GU_26_BOTCHED, when(27, "critical-failure"), otherwise(28)),
    B27(Gurps3Rule.GU_27_BOTCHED_DEFENCE, always(28)),
    B28(Gurps3Rule.GU_28_BASIC_DAMAGE, always(29)),
    B29(Gurps3Rule.GU_29_BONUSES, always(30)),
    B30(Gurps3Rule.GU_30_KNOCKS_BACK, when(33, "no-knockback"), otherwise(31)),
    B31(Gurps3Rule.GU_31_KNOCKBACK, when(32, "knocked-back"), otherwise(33)),
    B32(Gurps3Rule.GU_32_KEEP_YOUR_FEET, always(33)),
    B33(Gurps3Rule.GU_33_EFFECTIVE_DR, always(34)),
    B34(Gurps3Rule.GU_34_THROUGH_THE_ARMOUR, when(36, "gets-through"), when(35, "just-stopped"), otherwise(53)),
    B35(Gurps3Rule.GU_35_BLUNT_TRAUMA, when(36, "blunt-trauma"), when(39, "delicate"), otherwise(53)),
    B36(Gurps3Rule.GU_36_WOUNDING, always(37)),
    B37(Gurps3Rule.GU_37_BLOW_THROUGH, always(38)),
    B38(Gurps3Rule.GU_38_HIT_POINTS, always(39)),
    B39(Gurps3Rule.GU_39_SPECIAL_LOCATION, when(40, "special"), otherwise(41)),
    B40(Gurps3Rule.GU_40_LOCATION_EFFECTS, when(56, "instant-death"), otherwise(41)),
    B41(Gurps3Rule.GU_41_BIG_WOUND, when(42, "big-wound"), otherwise(44)),
    B42(Gurps3Rule.GU_42_STUNNED, always(43)),
    B43(Gurps3Rule.GU_43_KNOCKDOWN, always(44)),
    B44(Gurps3Rule.GU_44_FOUR_OR_MORE, when(54, "four-or-more"), when(45, "three-or-fewer")),
    B45(Gurps3Rule.GU_45_HALF_SPEED, always(46)),
    B46(Gurps3Rule.GU_46_FELL_TO_ZERO, when(47, "fell-to-zero"), otherwise(48)),
    B47(Gurps3Rule.GU_47_STAY_AWAKE, always(48)),
    B48(Gurps3Rule.GU_48_MINUS_HT, when(49, "at-minus-ht"), otherwise(55)),
    B49(Gurps3Rule.GU_49_DEATH_ROLLS, when(56, "dies"), otherwise(50)),
    B50(Gurps3Rule.GU_50_FIVE_TIMES_HT, when(56, "at-minus-five-ht"), otherwise(51)),
    B51(Gurps3Rule.GU_51_CRITICALLY_INJURED),
    B52(Gurps3Rule.GU_52_MISSED),
    B53(Gurps3Rule.GU_53_NO_EFFECT),
    B54(Gurps3Rule.GU_54_SLIGHTLY_INJURED),
    B55(Gurps3Rule.GU_55_SEVERELY_INJURED),
    B56(Gurps3Rule.GU_56_DEAD);
    // spotless:on

    /** The box that an attack begins with. */
    public static final Box START = B01;

    private final Gurps3Rule rule;
    private final List<Exit> exits;

    Box(Gurps3Rule rule, Exit... exits) {
        this.rule = rule;
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
        return exits.stream()
                .filter(exit -> exit.to() == to)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("box " + this + " has no exit to " + to));
    }
}
