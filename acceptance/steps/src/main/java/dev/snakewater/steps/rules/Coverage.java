package dev.snakewater.steps.rules;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What the examples of a whole run have cited, said and looked for. */
public final class Coverage {

    // Of the whole run, which is as long-lived as this class.
    private static final NavigableSet<String> APPLIED = new TreeSet<>();
    private static final NavigableSet<String> REFUSED = new TreeSet<>();
    private static final NavigableSet<String> EXPECTED = new TreeSet<>();
    private static final NavigableSet<String> SEEN = new TreeSet<>();
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

    /** Some example of the run must show this; otherwise these words are missing from the run. */
    public static void expect(String words) {
        EXPECTED.add(words);
    }

    /** An example has shown what is, or will be, expected in these words. */
    public static void see(String words) {
        SEEN.add(words);
    }

    /** Rules that nothing has cited, and what was expected and not seen. */
    public static List<String> missing() {
        return Stream.concat(
                        uncited(APPLIED, REFUSED).stream(), EXPECTED.stream().filter(words -> !SEEN.contains(words)))
                .toList();
    }

    /** Rules that take effect, and are not among those that were applied or refused, whichever they must be. */
    public static List<String> uncited(NavigableSet<String> applied, NavigableSet<String> refused) {
        return Stream.concat(
                        uncited(
                                RuleKind.APPLIED,
                                applied,
                                "no event and no tally cites it. Write an example in which it applies"),
                        uncited(
                                RuleKind.REFUSING,
                                refused,
                                "no refusal cites it. Write an example in which it refuses something"))
                .toList();
    }

    private static Stream<String> uncited(RuleKind kind, NavigableSet<String> cited, String how) {
        return Books.rules().stream()
                .filter(rule -> rule.kind() == kind && rule.takesEffect() && !cited.contains(rule.id()))
                .map((Rule rule) -> rule.id() + " " + rule.title() + ": " + how + ", and tag it @" + rule.id());
    }
}
