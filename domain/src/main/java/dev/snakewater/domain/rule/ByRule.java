package dev.snakewater.domain.rule;

/** A list of words that a rule gives: whatever is not in the list is refused by that rule. */
public interface ByRule {

    /** The rule that gives the list. */
    Rule why();
}
