package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The rules of FUDGE addendum 5.87, by their numbers in the catalogue. */
public enum HitLocationRule implements Rule {
    HL_01_AIM_AT_A_PART,
    HL_02_SIZE,
    HL_03_BIG_TARGETS,
    HL_04_DEFAULT_PART,
    HL_05_RANGED,
    HL_06_TOO_DISTANT,
    HL_07_RANDOM_LOCATION,
    HL_08_EXTREMITY,
    HL_09_SIDE,
    HL_10_NOVELTY_DICE,
    HL_11_INITIATIVE,
    HL_12_CAPACITY_OF_PARTS,
    HL_13_CONSTITUTION,
    HL_14_WOUND_BOXES,
    HL_15_HEAD_AND_TORSO,
    HL_16_LIMB_NAMES,
    HL_17_USELESS_ARM,
    HL_18_MUST_BE_HEALED,
    HL_19_USELESS_LEG,
    HL_20_AGILITY_SAVE,
    HL_21_GETTING_UP,
    HL_22_CRIPPLED,
    HL_23_BEYOND_CRIPPLED,
    HL_24_WORST_WOUND,
    HL_25_ACTIVITY,
    HL_26_WORKED_EXAMPLE,
    HL_27_CARDS,
    HL_28_WIDESPREAD,
    HL_29_HALF,
    HL_30_ARMOUR_BY_PART,
    HL_31_FILLING_BOXES,
    HL_32_WOUND_EFFECTS,
    HL_33_DEATH,
    HL_34_HEALING,
    HL_35_LOST_PARTS;

    /** The rulebook of these rules. */
    public static final Rulebook RULEBOOK = new Rulebook("hitlocation", List.of(values()), Mending.in(2, HL_02_SIZE));
}
