package dev.snakewater.domain.rule;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A rule of a published rule text. Each rule text lists its rules as constants of an enum, and code that applies a rule cites its constant,
 * so that every effect can be traced to its rule. Its description stands in a bundle beside the enum, by its id: {@code GF-14.says}.
 */
public interface Rule {

    /** Returns a rule if a condition holds, for lists of cited rules. */
    static Stream<Rule> when(boolean so, Rule rule) {
        return so ? Stream.of(rule) : Stream.empty();
    }

    /** Returns the name of its constant, which begins with its number: {@code GF_14_SNAPSHOT}. */
    String name();

    /** Returns its number in the catalogue, such as {@code GF-14}; that of a table row has three parts: {@code GU-HT-2}. */
    default String id() {
        String name = name();
        int second = name.indexOf('_') + 1;
        boolean row = !Character.isDigit(name.charAt(second));
        int end = name.indexOf('_', row ? name.indexOf('_', second) + 1 : second);
        return (end < 0 ? name : name.substring(0, end)).replace('_', '-');
    }

    /** Returns its short name in the book's words, such as {@code Snapshot}. */
    default String title() {
        return RuleWords.must(this, id() + ".title");
    }

    /** Returns what it does to a fight. */
    default RuleKind kind() {
        return RuleWords.of(this, id() + ".kind")
                .map(kind -> RuleKind.valueOf(kind.toUpperCase(Locale.ROOT)))
                .orElse(RuleKind.APPLIED);
    }

    /** Returns whether it applies or refuses, and is played: then an example must make the program cite it. */
    default boolean takesEffect() {
        return (kind() == RuleKind.APPLIED || kind() == RuleKind.REFUSING)
                && unplayed().isEmpty();
    }

    /** Returns what it says, in a few sentences. */
    default String says() {
        return RuleWords.must(this, id() + ".says");
    }

    /** Returns its place in the rule text. */
    default String from() {
        return RuleWords.must(this, id() + ".from");
    }

    /** Returns what the text leaves open, how it is read here, and why. */
    default Optional<String> ruling() {
        return RuleWords.of(this, id() + ".ruling");
    }

    /** Returns what is decided here without support in any text. */
    default Optional<String> ours() {
        return RuleWords.of(this, id() + ".ours");
    }

    /** Returns why it is not played yet; empty if it is. */
    default Optional<String> unplayed() {
        return RuleWords.of(this, id() + ".unplayed");
    }

    /** Returns other switches that change it: where to write each, and its values as written. */
    default List<String> switches() {
        return RuleWords.of(this, id() + ".switch")
                .map(all -> List.of(all.split("; ")))
                .orElse(List.of());
    }
}
