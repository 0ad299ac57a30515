package dev.snakewater.domain.rule;

/**
 * One rule of a published rule text. Each rule text lists its rules as the constants of one enum, and code that applies
 * a rule cites its constant, so that whatever a rule causes can be traced back to it.
 */
public interface Rule {

    /** The name of its constant, which begins with its number: {@code GF_14_SNAPSHOT}. */
    String name();

    /** The rule's number in the catalogue, such as {@code GF-14}. */
    default String id() {
        String[] words = name().split("_", 3);
        return words[0] + "-" + words[1];
    }

    /** A short name in the book's words, such as {@code Snapshot}. */
    String title();

    /** What the rule does to a fight. */
    RuleKind kind();
}
