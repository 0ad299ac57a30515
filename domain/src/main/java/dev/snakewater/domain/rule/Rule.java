package dev.snakewater.domain.rule;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One rule of a published rule text. Each rule text lists its rules as the constants of an enum, and code that applies
 * a rule cites its constant, so that whatever a rule causes can be traced back to it. What is told of it, in our own words, stands in a
 * bundle beside that enum, by the rule's id: {@code GF-14.says}.
 */
public interface Rule {

    /** Returns a rule if something is so, for a list of those that had a part in it. */
    static Stream<Rule> when(boolean so, Rule rule) {
        return so ? Stream.of(rule) : Stream.empty();
    }

    /** The name of its constant, which begins with its number: {@code GF_14_SNAPSHOT}. */
    String name();

    /** The rule's number in the catalogue, such as {@code GF-14}; that of a row of a table has three parts: {@code GU-HT-2}. */
    default String id() {
        String[] words = name().split("_", 4);
        boolean row = !Character.isDigit(words[1].charAt(0));
        return words[0] + "-" + words[1] + (row ? "-" + words[2] : "");
    }

    /** A short name in the book's words, such as {@code Snapshot}. */
    default String title() {
        return RuleWords.must(this, "title");
    }

    /** What the rule does to a fight. */
    default RuleKind kind() {
        return RuleWords.of(this, "kind")
                .map(kind -> RuleKind.valueOf(kind.toUpperCase(Locale.ROOT)))
                .orElse(RuleKind.APPLIED);
    }

    /** What it says, in a few sentences. */
    default String says() {
        return RuleWords.must(this, "says");
    }

    /** Where in its rule text it stands. */
    default String from() {
        return RuleWords.must(this, "from");
    }

    /** What the text leaves open, how it is read here, and why. */
    default Optional<String> ruling() {
        return RuleWords.of(this, "ruling");
    }

    /** What is decided here without support in any text. */
    default Optional<String> ours() {
        return RuleWords.of(this, "ours");
    }

    /** Why nothing plays it yet; nothing, if it is played. */
    default Optional<String> unplayed() {
        return RuleWords.of(this, "unplayed");
    }

    /** The switches beside its declared rulings that read it otherwise: where to write each, and its values as they are written. */
    default List<String> switches() {
        return RuleWords.of(this, "switch").map(all -> List.of(all.split("; "))).orElse(List.of());
    }
}
