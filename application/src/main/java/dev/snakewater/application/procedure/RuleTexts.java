package dev.snakewater.application.procedure;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;

/**
 * What the rules of a rulebook say, in our own words. The bundle has keys of the form {@code GF-14.says}: a rule's id and
 * {@code says}, {@code from}, and where there is something to tell, {@code ruling}, {@code ours}, {@code switch} and {@code unplayed}.
 *
 * @param book the rulebook
 * @param words the bundle
 */
public record RuleTexts(Rulebook book, ResourceBundle words) {

    /**
     * What a rule says, in a few sentences.
     *
     * @throws java.util.MissingResourceException if nobody has written it yet
     */
    public String says(Rule rule) {
        return words.getString(rule.id() + ".says");
    }

    /**
     * Where in its rule text a rule stands.
     *
     * @throws java.util.MissingResourceException if nobody has written it yet
     */
    public String from(Rule rule) {
        return words.getString(rule.id() + ".from");
    }

    /** What the text leaves open, how it is read here, and why. */
    public Optional<String> ruling(Rule rule) {
        return text(rule, "ruling");
    }

    /** What is decided here without support in any text. */
    public Optional<String> ours(Rule rule) {
        return text(rule, "ours");
    }

    /** Why nothing plays a rule yet; nothing, if it is played. */
    public Optional<String> unplayed(Rule rule) {
        return text(rule, "unplayed");
    }

    /** The switches that read a rule otherwise: where to write it, and its values as they are written. */
    public List<String> switches(Rule rule) {
        return text(rule, "switch").map(all -> List.of(all.split("; "))).orElse(List.of());
    }

    private Optional<String> text(Rule rule, String what) {
        String key = rule.id() + "." + what;
        return words.containsKey(key) ? Optional.of(words.getString(key)) : Optional.empty();
    }
}
