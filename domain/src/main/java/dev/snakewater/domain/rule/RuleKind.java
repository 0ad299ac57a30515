package dev.snakewater.domain.rule;

/** The effect of a rule on a fight, which decides where it must be cited. */
public enum RuleKind {
    /** Changes what happens: cited by the events and tallies it causes. */
    APPLIED,
    /** Forbids something: cited by the options it bars. */
    REFUSING,
    /** Says what a word means; cited where the word first matters, or not at all. */
    DEFINITION,
    /** A worked example of the book. */
    EXAMPLE,
    /** Advice to players, without an effect of its own. */
    ADVICE
}
