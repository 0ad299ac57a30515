package dev.snakewater.domain.exp;

import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** What one attack needs of the other chapters of EXP, and where they are silent, of this house. */
public enum ExpFact implements Rule {
    EXF_01_DAMAGE(RuleKind.APPLIED, "Damage"),
    EXF_02_DAMAGE_ADJUSTER(RuleKind.APPLIED, "Damage adjuster"),
    EXF_03_NEVER_BELOW_NOTHING(RuleKind.APPLIED, "Damage is never below 0"),
    EXF_04_SYSTEM_SHOCK(RuleKind.APPLIED, "Damage system shock"),
    EXF_05_DOWN(RuleKind.APPLIED, "Down"),
    EXF_06_ALIENS(RuleKind.APPLIED, "Aliens"),
    EXF_07_ROBOTS(RuleKind.APPLIED, "Robots"),
    EXF_08_CRITICAL(RuleKind.APPLIED, "Critical rolls"),
    EXF_09_FUMBLE(RuleKind.APPLIED, "Fumbles"),
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
