package dev.snakewater.domain.exp;

import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** What one attack needs of the other chapters of EXP, and where they are silent, of this house. */
public enum ExpFact implements Rule {
    /** The dice of the weapon come off the hit points. */
    EXF_01_DAMAGE(RuleKind.APPLIED, "Damage"),
    /** Types A and B add the damage adjuster. */
    EXF_02_DAMAGE_ADJUSTER(RuleKind.APPLIED, "Damage adjuster"),
    /** A hit never heals. */
    EXF_03_NEVER_BELOW_NOTHING(RuleKind.APPLIED, "Damage is never below 0"),
    /** More than half the hit points at one blow. */
    EXF_04_SYSTEM_SHOCK(RuleKind.APPLIED, "Damage system shock"),
    /** Unconscious at 0, comatose below, dead at minus half. */
    EXF_05_DOWN(RuleKind.APPLIED, "Down"),
    /** Dead at 0, never stunned. */
    EXF_06_ALIENS(RuleKind.APPLIED, "Aliens"),
    /** A system breaks at 0. */
    EXF_07_ROBOTS(RuleKind.APPLIED, "Robots"),
    /** A natural 990 or more. */
    EXF_08_CRITICAL(RuleKind.APPLIED, "Critical rolls"),
    /** A very low natural roll. */
    EXF_09_FUMBLE(RuleKind.APPLIED, "Fumbles"),
    /** What a gun adds to the to-hit roll. */
    EXF_10_ACCURACY(RuleKind.APPLIED, "Accuracy");

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK = new Rulebook(
            "exp-facts", "EXP, other chapters", "Hugh MacLeod", List.of(values()), Mending.in(2, EXF_07_ROBOTS));

    private final RuleKind kind;
    private final String title;

    ExpFact(RuleKind kind, String title) {
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
