package dev.snakewater.steps;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** What the examples of a whole run have cited, said and looked for. */
public final class Coverage {

    // Of the whole run, which is as long-lived as this class.
    private static final NavigableSet<String> APPLIED = new TreeSet<>();
    private static final NavigableSet<String> REFUSED = new TreeSet<>();
    private static int examples;
    private static Optional<Citations> last = Optional.empty();

    private Coverage() {}

    /** A run begins: what examples outside it have cited does not count. */
    public static void begin() {
        APPLIED.clear();
        REFUSED.clear();
        examples = 0;
    }

    static void add(Citations citations) {
        APPLIED.addAll(citations.applied());
        REFUSED.addAll(citations.refused());
        examples++;
        last = Optional.of(citations);
    }

    /** What the example that ran last has cited; empty, if none has run. */
    public static Optional<Citations> last() {
        return last;
    }

    /** How many examples have run. */
    public static int examples() {
        return examples;
    }

    /** Rules that nothing has cited, phrases that nothing has said, and events that never happened though they were looked for. */
    public static List<String> missing() {
        List<String> missing = uncited(APPLIED, REFUSED);
        Phrases.unsaid().forEach(phrase -> missing.add(phrase + " is said by no example"));
        Report.neverTold().forEach(sort -> missing.add("'" + sort + "' is looked for, and happens in no example"));
        return missing;
    }

    /** Rules that take effect, and are not among those that were applied or refused, whichever they must be. */
    public static List<String> uncited(NavigableSet<String> applied, NavigableSet<String> refused) {
        List<String> uncited = new ArrayList<>(uncited(RuleKind.APPLIED, applied, "an event or a tally"));
        uncited.addAll(uncited(RuleKind.REFUSING, refused, "a refusal"));
        return uncited;
    }

    private static List<String> uncited(RuleKind kind, NavigableSet<String> cited, String by) {
        return Books.rules().stream()
                .filter(rule -> rule.kind() == kind && rule.takesEffect() && !cited.contains(rule.id()))
                .map((Rule rule) -> rule.id() + " " + rule.title() + " was not cited by " + by)
                .toList();
    }
}
