package dev.snakewater.application.port.in;

import dev.snakewater.application.scenario.Chart;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;

/** Looks up rules. Ids may be spelled as people do: {@code GF-14}, {@code gf14}, {@code GF 14}. */
public interface ConsultRules {

    /** Returns all rulebooks, the one for any table last. */
    List<Rulebook> books();

    /** Returns the rulebook with this id, or with these letters before its rule numbers: {@code GF}. */
    Optional<Rulebook> book(String id);

    /** Returns the chart that the procedures of a rulebook follow; empty if there is none. */
    Optional<Chart> chart(String bookId);

    /** Returns the rule with this id. */
    Optional<Entry> rule(String id);

    /** Returns the rules that mention all of these words or their beginnings, titles first; none if no word has more than two letters. */
    List<Mention> mentions(String words);

    /**
     * The entry of a rule.
     *
     * @param switches other readings, a line for each switch as a scenario writes it: {@code rulings.dropScope: first attack (default),
     *     whole turn}
     * @param examples the examples that show it, each as the feature and the example's title
     */
    record Entry(Rule rule, Rulebook book, List<String> switches, List<String> examples) {}

    /** A rule that mentions something, in its title or its text. */
    record Mention(Rule rule, boolean inTitle) {}

    /** Returns the ids of a few rules or rulebooks that an unknown id may mean, the most likely first. */
    List<String> closest(String id);
}
