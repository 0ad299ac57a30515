package dev.snakewater.application.port.in;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;

/** Looks things up in the rulebooks. Ids may be spelt as people spell them: {@code GF-14}, {@code gf14}, {@code GF 14}. */
public interface ConsultRules {

    /** All rulebooks, that of any table last. */
    List<Rulebook> books();

    /** The rulebook of this id, or whose rules have these letters before their number: {@code GF}. */
    Optional<Rulebook> book(String id);

    /** The chart that the procedures of a rulebook follow, in the notation of Mermaid; none if there is none. */
    Optional<String> chart(String bookId);

    /** The rule of this id. */
    Optional<Entry> rule(String id);

    /**
     * The rules that speak of all of these words, or of words that begin so: those whose titles do, then those whose texts do.
     * None if no word is longer than two letters.
     */
    List<Mention> mentions(String words);

    /**
     * What can be told of a rule.
     *
     * @param rule the rule
     * @param book the rulebook it is in
     * @param switches how to have it read otherwise, a line for each switch: {@code rulings.dropScope: first attack
     *     (default), whole turn}; the values are as a scenario writes them
     * @param examples the examples that show it, each as the feature and the example's title
     */
    record Entry(Rule rule, Rulebook book, List<String> switches, List<String> examples) {}

    /**
     * A rule that speaks of something.
     *
     * @param rule the rule
     * @param inTitle whether its title does
     */
    record Mention(Rule rule, boolean inTitle) {}

    /** The ids of a few rules or rulebooks that may be meant by what is none, the most likely first. */
    List<String> closest(String id);
}
