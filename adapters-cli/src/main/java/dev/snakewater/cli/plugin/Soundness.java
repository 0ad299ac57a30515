package dev.snakewater.cli.plugin;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** What every command takes for granted of a rule text: that it has a name, rules in words, and something to play. */
final class Soundness {

    private Soundness() {}

    /**
     * Looks at a rule text.
     *
     * @throws RefusedPluginException if something is missing
     */
    static void check(Ruleset ruleset) {
        String id = there(ruleset.id(), ruleset, "id()");
        RefusedPluginException.when(!id.matches("[\\p{Alnum}][\\p{Alnum}_.-]*"), "no-name", id);
        List<Rulebook> books = all(ruleset.rulebooks(), ruleset, "rulebooks()");
        books.forEach(Soundness::check);
        for (ScenarioKind<?, ?> kind : all(ruleset.kinds(), ruleset, "kinds()")) {
            there(kind.id(), kind, "id");
            there(kind.telling().words(), kind.telling(), "words()");
            RefusedPluginException.when(kind.policies().isEmpty(), "nothing", kind.id() + ".policies()");
        }
    }

    private static void check(Rulebook book) {
        List<Rule> rules = all(book.rules(), book, "rules()");
        Stream.of(book.title(), book.source()).forEach(Objects::requireNonNull);
        rules.forEach(rule -> Stream.of(rule.id(), rule.title(), rule.says(), rule.from(), rule.kind())
                .forEach(Objects::requireNonNull));
    }

    private static <T> List<T> all(List<T> all, Object of, String what) {
        RefusedPluginException.when(there(all, of, what).isEmpty(), "nothing", said(of, what));
        all.forEach(one -> there(one, of, what));
        return all;
    }

    @SuppressWarnings("NullAway") // Nobody else looks at what others return.
    private static <T> T there(T value, Object of, String what) {
        RefusedPluginException.when(value == null, "null", said(of, what));
        return value;
    }

    private static String said(Object of, String what) {
        return of.getClass().getSimpleName() + "." + what;
    }
}
