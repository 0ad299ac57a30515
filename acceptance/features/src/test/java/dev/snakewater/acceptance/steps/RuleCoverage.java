package dev.snakewater.acceptance.steps;

import dev.snakewater.acceptance.coverage.Books;
import dev.snakewater.acceptance.coverage.FeatureFiles;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.After;
import io.cucumber.java.AfterAll;
import io.cucumber.java.Scenario;
import io.cucumber.java.Status;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Each scenario must cite, while it runs, the rules that it is tagged with; and all of them together must cite every
 * rule that does something, say every phrase and have every event that some of them look for. So no feature can claim to show a rule that the program does not apply.
 */
@ScenarioScoped
public final class RuleCoverage {

    // Of the whole run, which is as long-lived as this class.
    private static final NavigableSet<String> APPLIED = new TreeSet<>();
    private static final NavigableSet<String> REFUSED = new TreeSet<>();
    private static final List<String> RAN = new ArrayList<>();

    private final Citations citations;

    /** The hooks of one scenario. */
    @Inject
    public RuleCoverage(Citations citations) {
        this.citations = citations;
    }

    /** Holds a scenario against its tags; runs after the hooks of the rule text, which may cite. */
    @After(order = 0)
    public void tagsAreCited(Scenario scenario) {
        APPLIED.addAll(citations.applied());
        REFUSED.addAll(citations.refused());
        RAN.add(scenario.getId());
        if (scenario.getStatus() == Status.PASSED) {
            List<String> uncited = uncited(scenario.getSourceTagNames());
            if (!uncited.isEmpty()) {
                throw new AssertionError("'" + scenario.getName() + "' is tagged with " + uncited
                        + " but nothing that happened in it cites "
                        + (uncited.size() == 1 ? "that rule" : "those rules")
                        + ". It cites " + citations.applied() + ", refuses by " + citations.refused() + ", and asks by "
                        + citations.asked());
            }
        }
    }

    /** Holds the whole run against the rulebooks. A run of some scenarios only says nothing of the rest. */
    @AfterAll
    public static void everyRuleIsCited() {
        int all = FeatureFiles.examples().size();
        if (RAN.size() == all) {
            List<String> missing = new ArrayList<>();
            missing.addAll(missing(RuleKind.APPLIED, APPLIED, "an event or a tally"));
            missing.addAll(missing(RuleKind.REFUSING, REFUSED, "a refusal"));
            Phrases.unsaid().forEach(phrase -> missing.add(phrase + " is said by no example"));
            Report.neverTold().forEach(sort -> missing.add("'" + sort + "' is looked for, and happens in no example"));
            if (!missing.isEmpty()) {
                throw new AssertionError("After all " + all + " scenarios:\n  " + String.join("\n  ", missing));
            }
        } else if (isWholeRunWanted()) {
            throw new AssertionError("Only " + RAN.size() + " of " + all + " scenarios ran");
        }
    }

    private List<String> uncited(Collection<String> tags) {
        return tags.stream()
                .map(tag -> tag.substring(1))
                .flatMap(id -> Books.rule(id).stream())
                .filter(RuleCoverage::mustBeCited)
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

    private static List<String> missing(RuleKind kind, NavigableSet<String> cited, String by) {
        return Books.rules().stream()
                .filter(rule -> rule.kind() == kind && rule.unplayed().isEmpty() && !cited.contains(rule.id()))
                .map(rule -> rule.id() + " " + rule.title() + " was not cited by " + by)
                .toList();
    }

    /** Maven runs all features, unless it is told to filter; an IDE may run a single one. */
    private static boolean isWholeRunWanted() {
        return System.getProperty("snakewater.root") != null
                && Stream.of("tags", "name").noneMatch(what -> System.getProperty("cucumber.filter." + what) != null);
    }
}
