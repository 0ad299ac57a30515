package dev.snakewater.application.port.out;

import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** The examples that show a rule. */
public record RuleCoverage(Rule rule, List<RuleExamples.Example> examples) {

    /** Returns the examples of each of these rules. */
    public static List<RuleCoverage> of(List<? extends Rule> rules, RuleExamples.Results results) {
        return rules.stream()
                .map(rule -> new RuleCoverage(rule, results.of(rule)))
                .toList();
    }

    /** Returns whether it must have an example, and has one. */
    public boolean isShown() {
        return rule.takesEffect() && !examples.isEmpty();
    }

    /** Returns whether it must have an example, and has none. */
    public boolean isMissing() {
        return rule.takesEffect() && examples.isEmpty();
    }

    /** Returns whether one of its examples fails. */
    public boolean fails() {
        return examples.stream().anyMatch(example -> example.outcome() == RuleExamples.Outcome.FAILS);
    }
}
