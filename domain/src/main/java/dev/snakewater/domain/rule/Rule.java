package dev.snakewater.domain.rule;

/**
 * One rule of a published rule text. Each rule text lists its rules as the constants of one enum, and code that applies
 * a rule cites its constant, so that whatever a rule causes can be traced back to it. What it says stands, by its id, among the words
 * of its rule text: {@code GF-14.says}.
 */
public interface Rule {

    /** The name of its constant, which begins with its number: {@code GF_14_SNAPSHOT}. */
    String name();

    /** The rule's number in the catalogue, such as {@code GF-14}; that of a row of a table has three parts: {@code GU-HT-2}. */
    default String id() {
        String[] words = name().split("_", 4);
        boolean row = !Character.isDigit(words[1].charAt(0));
        return words[0] + "-" + words[1] + (row ? "-" + words[2] : "");
    }

    /** A short name in the book's words, such as {@code Snapshot}. */
    String title();

    /** What the rule does to a fight: most are applied. */
    default RuleKind kind() {
        return RuleKind.APPLIED;
    }
}
