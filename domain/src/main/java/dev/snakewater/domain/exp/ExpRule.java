package dev.snakewater.domain.exp;

import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The rules of EXP chapter 35, by their numbers in the catalogue. */
public enum ExpRule implements Rule {
    EX_01_ADJUSTMENT,
    EX_02_FLAT,
    EX_03_RATE,
    EX_04_SIGN,
    EX_05_ORDER,
    EX_06_TABLE_ALONE,
    EX_07_PAST_MAXIMUM,
    EX_08_HIT,
    EX_09_RAW_RANGE,
    EX_10_REAR_ATTACK,
    EX_11_ERRATUM,
    EX_12_WEATHER,
    EX_13_RANDOM_INTENSITY,
    EX_14_BULK,
    EX_15_RAIN_AND_HAIL,
    EX_16_SAND_AND_WIND,
    EX_17_FOG_OR_SMOKE,
    EX_18_DARKNESS_AND_SNOW,
    EX_19_HIGH_GRAVITY,
    EX_20_HIDING,
    EX_21_COVER,
    EX_22_CONCEALMENT,
    EX_23_DOWNGRADE,
    EX_24_ONE_OR_THE_OTHER,
    EX_25_TABLE_35_9,
    EX_26_ROUND_A_CORNER,
    EX_27_COMPLETELY_HIDDEN,
    EX_28_GATE,
    EX_29_WHEN_BLIND,
    EX_30_AFTER_THE_GATE,
    EX_31_BLIND_DETAILS,
    EX_32_COUNTING_HEXES,
    EX_33_WITHIN_RANGE,
    EX_34_DECAY,
    EX_35_REACH,
    EX_36_TYPE_B,
    EX_37_TYPE_C,
    EX_38_WEATHER_IN_RANGE,
    EX_39_MOVEMENT_MAY_WAIT,
    EX_40_DIFFERENTIAL,
    EX_41_NATURALLY_FAST,
    EX_42_CRAWLING,
    EX_43_CROUCHING_ATTACKER,
    EX_44_CROUCHING_TARGET,
    EX_45_ROLLING,
    EX_46_CAREFUL_CLIMBING,
    EX_47_OTHER_CLIMBING,
    EX_48_DODGES,
    EX_49_BOLSTER,
    EX_50_PRONE,
    EX_51_SEATED,
    EX_52_ONE_POSTURE,
    EX_53_REFEREES_OWN,
    EX_54_FINAL,
    EX_55_DROPPED,
    EX_56_AREA_WEAPONS,
    EX_57_BOTH_SYSTEMS,
    EX_58_THEATRICAL,
    EX_59_THEATRICAL_RANGE,
    EX_60_TABLE_ENTRY;

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK = new Rulebook("exp", List.of(values()), Mending.in(2, EX_49_BOLSTER));
}
