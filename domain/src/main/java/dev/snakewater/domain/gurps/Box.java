package dev.snakewater.domain.gurps;

import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.stream.Stream;

/** The boxes of the chart, each a rule, in the order of their numbers and with their exits. What is done in a box is not here. */
public enum Box implements Rule {
    // spotless:off
    GU_01_BASE_SKILL(always(2)),
    GU_02_SURROUNDINGS(always(3)),
    GU_03_ATTACKER(always(4)),
    GU_04_RANDOM_LOCATION(when(5, "at-random"), otherwise(6)),
    GU_05_LOCATION_ROLL(always(6)),
    GU_06_TARGET(always(7)),
    GU_07_RANGED(when(8, "ranged"), otherwise(14)),
    GU_08_RANGE(always(9)),
    GU_09_OPPORTUNITY(when(12, "sudden"), otherwise(10)),
    GU_10_AIMED(when(13, "aimed"), otherwise(11)),
    GU_11_SNAP_SHOT_NUMBER(when(14, "beats-snap-shot"), otherwise(12)),
    GU_12_SNAP_SHOT(always(14)),
    GU_13_AIM(always(14)),
    GU_14_ROLL_TO_HIT(when(21, "hits"), when(15, "misses")),
    GU_15_FUMBLE(when(16, "critical-miss"), otherwise(17)),
    GU_16_FUMBLE_TABLE(when(52, "weapon-lost"), when(28, "hits-himself"), otherwise(19)),
    GU_17_BY_ONE(when(18, "missed-by-one"), otherwise(19)),
    GU_18_WHAT_A_MISS_BY_ONE_HITS(when(23, "group-connects"), when(23, "location-connects"), otherwise(19)),
    GU_19_SOMEBODY_ELSE(when(20, "can-stray"), otherwise(52)),
    GU_20_WRONG_TARGET(when(1, "somebody-left"), new Exit(52, Reason.of("nobody-left"), false)),
    GU_21_CRITICAL_HIT(when(22, "critical-success"), otherwise(23)),
    GU_22_CRITICAL_TABLE(always(28)),
    GU_23_DEFENCE(when(26, "undefended"), when(24, "defended")),
    GU_24_CRITICAL_DEFENCE(when(16, "critical-defence"), otherwise(25)),
    GU_25_DODGE(when(19, "dodged"), otherwise(52)),
    GU_26_BOTCHED(when(27, "critical-failure"), otherwise(28)),
    GU_27_BOTCHED_DEFENCE(always(28)),
    GU_28_BASIC_DAMAGE(always(29)),
    GU_29_BONUSES(always(30)),
    GU_30_KNOCKS_BACK(when(33, "no-knockback"), otherwise(31)),
    GU_31_KNOCKBACK(when(32, "knocked-back"), otherwise(33)),
    GU_32_KEEP_YOUR_FEET(always(33)),
    GU_33_EFFECTIVE_DR(always(34)),
    GU_34_THROUGH_THE_ARMOUR(when(36, "gets-through"), when(35, "just-stopped"), otherwise(53)),
    GU_35_BLUNT_TRAUMA(when(36, "blunt-trauma"), when(39, "delicate"), otherwise(53)),
    GU_36_WOUNDING(always(37)),
    GU_37_BLOW_THROUGH(always(38)),
    GU_38_HIT_POINTS(always(39)),
    GU_39_SPECIAL_LOCATION(when(40, "special"), otherwise(41)),
    GU_40_LOCATION_EFFECTS(when(56, "instant-death"), otherwise(41)),
    GU_41_BIG_WOUND(when(42, "big-wound"), otherwise(44)),
    GU_42_STUNNED(always(43)),
    GU_43_KNOCKDOWN(always(44)),
    GU_44_FOUR_OR_MORE(when(54, "four-or-more"), when(45, "three-or-fewer")),
    GU_45_HALF_SPEED(always(46)),
    GU_46_FELL_TO_ZERO(when(47, "fell-to-zero"), otherwise(48)),
    GU_47_STAY_AWAKE(always(48)),
    GU_48_MINUS_HT(when(49, "at-minus-ht"), otherwise(55)),
    GU_49_DEATH_ROLLS(when(56, "dies"), otherwise(50)),
    GU_50_FIVE_TIMES_HT(when(56, "at-minus-five-ht"), otherwise(51)),
    GU_51_CRITICALLY_INJURED,
    GU_52_MISSED,
    GU_53_NO_EFFECT,
    GU_54_SLIGHTLY_INJURED,
    GU_55_SEVERELY_INJURED,
    GU_56_DEAD;
    // spotless:on

    /** The box that an attack begins with. */
    public static final Box START = GU_01_BASE_SKILL;

    private final List<Exit> exits;

    Box(Exit... exits) {
        this.exits = List.of(exits);
    }

    private static Exit always(int to) {
        return when(to, "always");
    }

    private static Exit otherwise(int to) {
        return when(to, "otherwise");
    }

    private static Exit when(int to, String when) {
        return new Exit(to, Reason.of(when), true);
    }

    /** A way out of a box. The print does not draw all of them: where it is silent, something must happen all the same. */
    public record Exit(int to, Reason when, boolean printed) {

        /** Returns the box that it leads to. */
        public Box box() {
            return of(to);
        }
    }

    /** Returns the box of this number. */
    public static Box of(int number) {
        return values()[number - 1];
    }

    /** Returns its number in the print. */
    public int number() {
        return ordinal() + 1;
    }

    /** Returns its exits, in the order of the print; none of one of the six ends. */
    public List<Exit> exits() {
        return exits;
    }

    /** Returns whether the attack ends here. */
    public boolean isEnd() {
        return exits.isEmpty();
    }

    /** Returns its first exit if it is so, and its last if it is not. */
    public Exit exit(boolean isSo) {
        return isSo ? exits.getFirst() : exits.getLast();
    }

    /** Returns the exit to a box; the first, if there are two. */
    public Exit exit(int to) {
        return exits.stream()
                .filter(exit -> exit.to() == to)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("box " + this + " has no exit to " + to));
    }

    /** The six ends of the chart, from the mildest to the gravest (GR-8). */
    public enum End {
        MISSED(Box.GU_52_MISSED),
        NO_EFFECT(Box.GU_53_NO_EFFECT),
        SLIGHTLY_INJURED(Box.GU_54_SLIGHTLY_INJURED),
        SEVERELY_INJURED(Box.GU_55_SEVERELY_INJURED),
        CRITICALLY_INJURED(Box.GU_51_CRITICALLY_INJURED),
        DEAD(Box.GU_56_DEAD);

        private final Box box;

        End(Box box) {
            this.box = box;
        }

        /** Returns the end at one of the last six boxes. */
        public static End of(Box box) {
            return Stream.of(values()).filter(end -> end.box == box).findFirst().orElseThrow();
        }

        /** Returns the graver of two ends. */
        public End graver(End other) {
            return compareTo(other) >= 0 ? this : other;
        }

        @Override
        public String toString() {
            return this == NO_EFFECT ? "hit, no effect" : Word.of(this);
        }
    }
}
