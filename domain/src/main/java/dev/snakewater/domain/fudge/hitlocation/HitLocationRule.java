package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The rules of FUDGE addendum 5.87, by their numbers in the catalogue. */
public enum HitLocationRule implements Rule {
    /** An attacker may aim at a part of the body: a called shot, or a called blow. */
    HL_01_AIM_AT_A_PART(RuleKind.APPLIED, "Aim at a part"),
    /** The smaller what he aims at, the worse his roll. */
    HL_02_SIZE(RuleKind.APPLIED, "Size penalties"),
    /** The bonus for something big is taken off the damage. */
    HL_03_BIG_TARGETS(RuleKind.APPLIED, "Big targets"),
    /** Who names no part aims at the torso. */
    HL_04_DEFAULT_PART(RuleKind.APPLIED, "Default part"),
    /** At range the size raises the difficulty instead. */
    HL_05_RANGED(RuleKind.APPLIED, "Ranged: raise the difficulty"),
    /** From too far away no part can be named, and a hit rolls its location. */
    HL_06_TOO_DISTANT(RuleKind.APPLIED, "Too distant"),
    /** A d6 tells where a hit goes. */
    HL_07_RANDOM_LOCATION(RuleKind.APPLIED, "Random location"),
    /** Another tells a foot from a hand. */
    HL_08_EXTREMITY(RuleKind.APPLIED, "Extremity"),
    /** Another tells left from right. */
    HL_09_SIDE(RuleKind.APPLIED, "Side"),
    /** A die with other faces may stand in for the d6. */
    HL_10_NOVELTY_DICE(RuleKind.APPLIED, "Novelty dice"),
    /** -1 to initiative for who aims at a part. */
    HL_11_INITIATIVE(RuleKind.APPLIED, "Initiative"),
    /** Hands and feet take less than the body, and so do arms, legs and the head. */
    HL_12_CAPACITY_OF_PARTS(RuleKind.APPLIED, "Damage Capacity per part"),
    /** Constitution is the same in every part. */
    HL_13_CONSTITUTION(RuleKind.DEFINITION, "Constitution"),
    /** How many boxes of each wound level a Damage Capacity has. */
    HL_14_WOUND_BOXES(RuleKind.APPLIED, "Wound boxes"),
    /** Wounds of head and torso put a man out of action, and kill. */
    HL_15_HEAD_AND_TORSO(RuleKind.APPLIED, "Head and torso"),
    /** A limb is not Incapacitated but Useless, not Near Death but Crippled. */
    HL_16_LIMB_NAMES(RuleKind.DEFINITION, "Limb names"),
    /** What a useless hand or arm held falls to the ground. */
    HL_17_USELESS_ARM(RuleKind.APPLIED, "Useless arm or hand"),
    /** What is useless cannot be used. */
    HL_18_MUST_BE_HEALED(RuleKind.REFUSING, "Must be healed first"),
    /** Who has a useless leg or foot falls. */
    HL_19_USELESS_LEG(RuleKind.APPLIED, "Useless leg or foot"),
    /** A Superb agility roll may keep him on his feet. */
    HL_20_AGILITY_SAVE(RuleKind.APPLIED, "Agility save"),
    /** He can stand up again if he has something to lean on. */
    HL_21_GETTING_UP(RuleKind.APPLIED, "Getting up"),
    /** A crippled limb is useless, and heals more slowly. */
    HL_22_CRIPPLED(RuleKind.APPLIED, "Crippled"),
    /** One point more, and a limb is lost. */
    HL_23_BEYOND_CRIPPLED(RuleKind.APPLIED, "Beyond crippled"),
    /** Only the most severe wound gives a penalty. */
    HL_24_WORST_WOUND(RuleKind.APPLIED, "Worst wound only"),
    /** A wound counts for the actions that use the wounded part; a body without parts is all torso. */
    HL_25_ACTIVITY(RuleKind.DEFINITION, "Only for the activity"),
    /** Right arm Hurt, left leg Very Hurt, right foot Hurt. */
    HL_26_WORKED_EXAMPLE(RuleKind.EXAMPLE, "Worked example"),
    /** Wounds may be kept on cards, one for each part. */
    HL_27_CARDS(RuleKind.ADVICE, "Cards"),
    /** A blast goes to every part that it can reach. */
    HL_28_WIDESPREAD(RuleKind.APPLIED, "Widespread damage"),
    /** Each of them takes half of it, rounded up. */
    HL_29_HALF(RuleKind.APPLIED, "Half, rounded up"),
    /** Each less the armour that it wears. */
    HL_30_ARMOUR_BY_PART(RuleKind.APPLIED, "Armour by part"),
    /** Points of damage fill boxes from the left. */
    HL_31_FILLING_BOXES(RuleKind.APPLIED, "Filling boxes"),
    /** What each wound level does. */
    HL_32_WOUND_EFFECTS(RuleKind.APPLIED, "Wound effects"),
    /** The first point beyond the last box of head or torso kills. */
    HL_33_DEATH(RuleKind.APPLIED, "Death"),
    /** How wounds heal, after the fight. */
    HL_34_HEALING(RuleKind.ADVICE, "Healing"),
    /** What is lost takes no more damage. */
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
