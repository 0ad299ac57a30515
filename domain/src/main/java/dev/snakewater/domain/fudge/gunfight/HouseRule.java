package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** What gunfighters do that no rule text speaks of. House rules of ours, off unless a scenario switches them on. */
public enum HouseRule implements Rule {
    SW_01_FLIGHT(RuleKind.APPLIED, "Flight"),
    SW_02_SURRENDER(RuleKind.APPLIED, "Surrender"),
    SW_03_CALLING_OFF(RuleKind.APPLIED, "Calling it off");

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK =
            new Rulebook("house", "Snakewater house rules for gunfights", "the Snakewater authors", List.of(values()));

    private final RuleKind kind;
    private final String title;

    HouseRule(RuleKind kind, String title) {
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
