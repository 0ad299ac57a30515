package dev.snakewater.acceptance.coverage;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The rulebooks that the features have to show. */
public final class Books {

    /** All of them: those of every rule text that can be played, and what a game master may do at any table; each once. */
    public static final List<Rulebook> ALL = Stream.concat(
                    Examples.RULESETS.stream().flatMap(ruleset -> ruleset.rulebooks().stream()),
                    Stream.of(GameMasterRule.RULEBOOK))
            .distinct()
            .toList();

    private Books() {}

    /** Every rule of every book. */
    public static List<Rule> rules() {
        return ALL.stream().flatMap(book -> book.rules().stream()).toList();
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
