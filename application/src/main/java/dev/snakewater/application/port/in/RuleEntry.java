package dev.snakewater.application.port.in;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;

/**
 * What can be told of a rule.
 *
 * @param rule the rule
 * @param book the rulebook it is in
 * @param says what it says, in our own words
 * @param from where in the rule text it stands
 * @param ruling what the text leaves open, how it is read here, and why
 * @param ours what is decided here without support in any text
 * @param unplayed why nothing plays it yet; nothing, if it is played
 * @param switches how to have it read otherwise, a line for each switch: {@code rulings.dropScope: first attack
 *     (default), whole turn}; the values are as a scenario writes them
 * @param examples the examples that show it, each as the feature and the example's title
 */
public record RuleEntry(
        Rule rule,
        Rulebook book,
        String says,
        String from,
        Optional<String> ruling,
        Optional<String> ours,
        Optional<String> unplayed,
        List<String> switches,
        List<String> examples) {

    public RuleEntry {
        switches = List.copyOf(switches);
        examples = List.copyOf(examples);
    }
}
