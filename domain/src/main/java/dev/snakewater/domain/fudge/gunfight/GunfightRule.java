package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The rules of FUDGE gunfighting, by their numbers in the catalogue. */
public enum GunfightRule implements Rule {
    GF_01_TURN_SEQUENCE,
    GF_02_STAREDOWN,
    GF_03_ALL_MUST_AGREE,
    GF_04_STAREDOWN_PRIZE,
    GF_05_PRIZE_ON_DODGE,
    GF_06_OUTNUMBERED,
    GF_07_DRAW,
    GF_08_ORDER_OF_ACTION,
    GF_09_TIES,
    GF_10_THE_DROP,
    GF_11_WORKED_EXAMPLE,
    GF_12_AIM,
    GF_13_DROP_AND_AIMING,
    GF_14_SNAPSHOT,
    GF_15_SNAPSHOT_AT_ONCE,
    GF_16_SECOND_SNAPSHOT,
    GF_17_DODGE,
    GF_18_DIVE_WHEN,
    GF_19_DIVE_EFFECT,
    GF_20_SHOOT,
    GF_21_FAN_WHO,
    GF_22_FAN_TARGETS,
    GF_23_FAN_EMPTIES,
    GF_24_FAN_ROLLS,
    GF_25_RELOAD,
    GF_26_SPEED_RELOAD,
    GF_27_DIVE_BEFORE_RELOADING,
    GF_28_REPEAT,
    GF_29_ALREADY_DRAWN,
    GF_30_FRESH_GUN,
    GF_31_TWO_GUN_AMMUNITION,
    GF_32_TWO_GUN_SKILL,
    GF_33_TWO_TARGETS,
    GF_34_NEVER_TWICE,
    GF_35_RANGE,
    GF_36_UNOPPOSED,
    GF_37_DAMAGE,
    GF_38_AMMUNITION,
    GF_39_OUT_OF_ACTION,
    GF_40_PASSING;

    /** The rulebook that contains them all. */
    public static final Rulebook RULEBOOK = new Rulebook("gunfight", List.of(values()));
}
