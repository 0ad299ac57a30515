package dev.snakewater.steps;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/** What the examples of a whole run have cited, said and looked for. */
public final class Coverage {

    // Of the whole run, which is as long-lived as this class.
    private static final NavigableSet<String> APPLIED = new TreeSet<>();
    private static final NavigableSet<String> REFUSED = new TreeSet<>();
    private static int examples;

    private Coverage() {}

    static void add(Citations citations) {
        APPLIED.addAll(citations.applied());
        REFUSED.addAll(citations.refused());
        examples++;
    }

    /** How many examples have run. */
    public static int examples() {
        return examples;
    }

    /** Rules that nothing has cited, phrases that nothing has said, and events that never happened though they were looked for. */
    public static List<String> missing() {
        List<String> missing = new ArrayList<>();
        missing.addAll(missing(RuleKind.APPLIED, APPLIED, "an event or a tally"));
        missing.addAll(missing(RuleKind.REFUSING, REFUSED, "a refusal"));
        Phrases.unsaid().forEach(phrase -> missing.add(phrase + " is said by no example"));
        Report.neverTold().forEach(sort -> missing.add("'" + sort + "' is looked for, and happens in no example"));
        return missing;
    }

    private static List<String> missing(RuleKind kind, NavigableSet<String> cited, String by) {
        return Books.rules().stream()
                .filter(rule -> rule.kind() == kind && rule.unplayed().isEmpty() && !cited.contains(rule.id()))
                .map((Rule rule) -> rule.id() + " " + rule.title() + " was not cited by " + by)
                .toList();
    }
}
