package dev.snakewater.application.port.in;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/**
 * What can be told of a rule.
 *
 * @param rule the rule
 * @param book the rulebook it is in
 * @param switches how to have it read otherwise, a line for each switch: {@code rulings.dropScope: first attack
 *     (default), whole turn}; the values are as a scenario writes them
 * @param examples the examples that show it, each as the feature and the example's title
 */
public record RuleEntry(Rule rule, Rulebook book, List<String> switches, List<String> examples) {

    public RuleEntry {
        switches = List.copyOf(switches);
        examples = List.copyOf(examples);
    }
}
