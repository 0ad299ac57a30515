package dev.snakewater.application.table;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;

/** Rules of no rule text, for what is tested without one. */
public enum HouseRule implements Rule {
    ASKS,
    FORBIDS,
    FORBIDS_TOO;

    @Override
    public String id() {
        return "HOUSE-" + ordinal();
    }

    @Override
    public String title() {
        return name();
    }

    @Override
    public RuleKind kind() {
        return RuleKind.APPLIED;
    }
}
