package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The rules of FUDGE addendum 5.87, by their numbers in the catalogue. */
public enum HitLocationRule implements Rule {
    HL_01_AIM_AT_A_PART(RuleKind.APPLIED, "Aim at a part"),
    HL_02_SIZE(RuleKind.APPLIED, "Size penalties"),
    HL_03_BIG_TARGETS(RuleKind.APPLIED, "Big targets"),
    HL_04_DEFAULT_PART(RuleKind.APPLIED, "Default part"),
    HL_05_RANGED(RuleKind.APPLIED, "Ranged: raise the difficulty"),
    HL_06_TOO_DISTANT(RuleKind.APPLIED, "Too distant"),
    HL_07_RANDOM_LOCATION(RuleKind.APPLIED, "Random location"),
    HL_08_EXTREMITY(RuleKind.APPLIED, "Extremity"),
    HL_09_SIDE(RuleKind.APPLIED, "Side"),
    HL_10_NOVELTY_DICE(RuleKind.APPLIED, "Novelty dice"),
    HL_11_INITIATIVE(RuleKind.APPLIED, "Initiative"),
    HL_12_CAPACITY_OF_PARTS(RuleKind.APPLIED, "Damage Capacity per part"),
    HL_13_CONSTITUTION(RuleKind.DEFINITION, "Constitution"),
    HL_14_WOUND_BOXES(RuleKind.APPLIED, "Wound boxes"),
    HL_15_HEAD_AND_TORSO(RuleKind.APPLIED, "Head and torso"),
    HL_16_LIMB_NAMES(RuleKind.DEFINITION, "Limb names"),
    HL_17_USELESS_ARM(RuleKind.APPLIED, "Useless arm or hand"),
    HL_18_MUST_BE_HEALED(RuleKind.REFUSING, "Must be healed first"),
    HL_19_USELESS_LEG(RuleKind.APPLIED, "Useless leg or foot"),
    HL_20_AGILITY_SAVE(RuleKind.APPLIED, "Agility save"),
    HL_21_GETTING_UP(RuleKind.APPLIED, "Getting up"),
    HL_22_CRIPPLED(RuleKind.APPLIED, "Crippled"),
    HL_23_BEYOND_CRIPPLED(RuleKind.APPLIED, "Beyond crippled"),
    HL_24_WORST_WOUND(RuleKind.APPLIED, "Worst wound only"),
    HL_25_ACTIVITY(RuleKind.DEFINITION, "Only for the activity"),
    HL_26_WORKED_EXAMPLE(RuleKind.EXAMPLE, "Worked example"),
    HL_27_CARDS(RuleKind.ADVICE, "Cards"),
    HL_28_WIDESPREAD(RuleKind.APPLIED, "Widespread damage"),
    HL_29_HALF(RuleKind.APPLIED, "Half, rounded up"),
    HL_30_ARMOUR_BY_PART(RuleKind.APPLIED, "Armour by part"),
    HL_31_FILLING_BOXES(RuleKind.APPLIED, "Filling boxes"),
    HL_32_WOUND_EFFECTS(RuleKind.APPLIED, "Wound effects"),
    HL_33_DEATH(RuleKind.APPLIED, "Death"),
    HL_34_HEALING(RuleKind.ADVICE, "Healing"),
    HL_35_LOST_PARTS(RuleKind.APPLIED, "Lost parts");

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK = new Rulebook(
            "hitlocation",
            "FUDGE 5.87: Hit Location in Combat",
            "Christian Otkjaer, May 1993",
            List.of(values()),
            Mending.in(2, HL_02_SIZE));

    private final RuleKind kind;
    private final String title;

    HitLocationRule(RuleKind kind, String title) {
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
