package dev.snakewater.domain.rule;

/** An enum of words given by a rule, which forbids any others. */
public interface ByRule {

    /** Returns the rule that gives the list. */
    Rule why();
}
