package dev.snakewater.domain.rule;

/** Rules of no rule text, for what is tested without one. */
public enum HouseRule implements Rule {
    BASE,
    BONUS,
    PENALTY,
    FRACTION,
    CEILING,
    FLOOR,
    DUE,
    WAIVER;

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
