package dev.snakewater.steps.rules;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** The rule texts and rulebooks that features are about. */
public final class Books {

    /** All rule texts that are found as services. */
    public static final List<Ruleset> RULESETS = ServiceLoader.load(Ruleset.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    /** All of them: those of every rule text that can be played, and what a game master may do at any table; each once. */
    public static final List<Rulebook> ALL = Stream.concat(
                    RULESETS.stream().flatMap(ruleset -> ruleset.rulebooks().stream()),
                    Stream.of(GameMasterRule.RULEBOOK))
            .distinct()
            .toList();

    private Books() {}

    /** Every rule of every book. */
    public static List<Rule> rules() {
        return ALL.stream().flatMap(book -> book.rules().stream()).toList();
    }

    /** The kinds of scenarios of a rule text, by their names. */
    public static List<String> kinds(String text) {
        return RULESETS.stream()
                .filter(ruleset -> ruleset.id().equals(text))
                .flatMap(ruleset -> ruleset.kinds().stream())
                .map(kind -> kind.id())
                .toList();
    }

    /** The rule text that somebody means: gurps is gurps3, gunfighting is gunfight; empty, if there is none. */
    public static Optional<String> game(String words) {
        String word = words.toLowerCase(Locale.ROOT).replace(" ", "");
        return RULESETS.stream()
                .map(Ruleset::id)
                .filter(id -> id.startsWith(word) || word.startsWith(id))
                .findFirst();
    }

    /** The rule text that has this kind of scenario; empty, if there is none. */
    public static Optional<String> gameOf(String kind) {
        return RULESETS.stream()
                .map(Ruleset::id)
                .filter(id -> kinds(id).contains(kind))
                .findFirst();
    }

    /** The rule of this id, if a book has it. */
    public static Optional<Rule> rule(String id) {
        return rules().stream().filter(rule -> rule.id().equals(id)).findFirst();
    }

    /** Whether a tag is meant as the id of a rule: {@code @GF-14} and {@code @FACT-12} are, {@code @slow} is not. */
    public static boolean looksLikeRule(String tag) {
        return tag.matches("@?[A-Z]{2,4}(-[A-Z]+)?-\\d.*");
    }
}
