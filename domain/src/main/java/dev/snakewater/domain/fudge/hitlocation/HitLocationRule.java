package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The rules of FUDGE addendum 5.87 that the engine plays, by their numbers in the catalogue. */
public enum HitLocationRule implements Rule {
    /** How many boxes of each wound level a Damage Capacity has. */
    HL_14_WOUND_BOXES(RuleKind.APPLIED, "Wound boxes"),
    /** Only the most severe wound gives a penalty. */
    HL_24_WORST_WOUND(RuleKind.APPLIED, "Worst wound only"),
    /** A wound counts for the actions that use the wounded part; a body without parts is all torso. */
    HL_25_ACTIVITY(RuleKind.DEFINITION, "Only for the activity"),
    /** Points of damage fill boxes from the left. */
    HL_31_FILLING_BOXES(RuleKind.APPLIED, "Filling boxes"),
    /** What each wound level does. */
    HL_32_WOUND_EFFECTS(RuleKind.APPLIED, "Wound effects"),
    /** The first point beyond the last box kills. */
    HL_33_DEATH(RuleKind.APPLIED, "Death");

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK = new Rulebook(
            "hitlocation", "FUDGE 5.87: Hit Location in Combat", "Christian Otkjaer, May 1993", List.of(values()));

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
