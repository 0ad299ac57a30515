package dev.snakewater.steps.rules;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.steps.Found;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.After;
import io.cucumber.java.Scenario;
import io.cucumber.java.Status;
import jakarta.inject.Inject;
import java.util.Collection;
import java.util.List;

/** Each example must cite, while it runs, the rules that it is tagged with. So none can claim to show a rule that is not applied. */
@ScenarioScoped
public final class RuleTags {

    private final Citations citations;

    /** The hook of one example. */
    @Inject
    public RuleTags(Citations citations) {
        this.citations = citations;
    }

    /** Holds an example against its tags; runs after the hooks of the rule text, which may cite. */
    @After(order = 0)
    public void tagsAreCited(Scenario scenario) {
        Coverage.add(citations);
        if (scenario.getStatus() == Status.PASSED) {
            List<String> uncited = uncited(scenario.getSourceTagNames());
            Found.holds(
                    uncited.isEmpty(),
                    "expected: rules of its tags that apply: " + String.join(", ", uncited) + "\nfound:    " + cited());
        }
    }

    private String cited() {
        return "it applies " + words(citations.applied()) + ", refuses by " + words(citations.refused())
                + ", and asks by " + words(citations.asked());
    }

    private static String words(Collection<String> rules) {
        return rules.isEmpty() ? "none" : String.join(", ", rules);
    }

    private List<String> uncited(Collection<String> tags) {
        return tags.stream()
                .map(tag -> tag.substring(1))
                .flatMap(id -> Books.rule(id).stream())
                .filter(RuleTags::mustBeCited)
                .map(Rule::id)
                .filter(id -> !citations.applied().contains(id)
                        && !citations.refused().contains(id)
                        && !citations.asked().contains(id))
                .distinct()
                .toList();
    }

    private static boolean mustBeCited(Rule rule) {
        return rule.kind() == RuleKind.APPLIED || rule.kind() == RuleKind.REFUSING;
    }
}
