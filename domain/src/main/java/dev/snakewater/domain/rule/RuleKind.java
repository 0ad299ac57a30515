package dev.snakewater.domain.rule;

/** What a rule does to a fight, and therefore where it must be cited. */
public enum RuleKind {
    /** Changes what happens: cited by the events and tallies it causes. */
    APPLIED,
    /** Forbids something: cited by the options it bars. */
    REFUSING,
    /** Says what a word means; cited where the word first matters, or not at all. */
    DEFINITION,
    /** A worked example of the book. */
    EXAMPLE,
    /** Counsel to players, without effect of its own. */
    ADVICE
}
