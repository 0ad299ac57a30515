package dev.snakewater.acceptance.planted.domain.rule;

/** Planted. */
final class RuleUtils {
    private RuleUtils() {}
}
