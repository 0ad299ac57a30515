package dev.snakewater.steps.rules;

import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.domain.rule.Rule;
import io.cucumber.guice.ScenarioScoped;
import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The rules that were cited while one scenario ran. */
@ScenarioScoped
public final class Citations {

    private static final Pattern ID = Pattern.compile("[A-Z]+-[A-Z0-9]+(?:-[A-Z0-9]+)?");

    private final NavigableSet<String> applied = new TreeSet<>();
    private final NavigableSet<String> refused = new TreeSet<>();
    private final NavigableSet<String> asked = new TreeSet<>();

    /** An event happened: its rules were applied, and those of its tallies. */
    public void happened(LoggedEvent happened) {
        add(applied, happened.cited());
    }

    /** An answer was refused, or a scenario looked at an option that is barred. */
    public void barred(Collection<? extends Rule> rules) {
        add(refused, rules);
    }

    /** Something is refused in these words, which name rules. */
    public void named(String words) {
        ID.matcher(words)
                .results()
                .flatMap(id -> Books.rule(id.group()).stream())
                .forEach(rule -> barred(List.of(rule)));
    }

    /** A scenario looked at what is asked by this rule. */
    public void asked(Rule rule) {
        asked.add(rule.id());
    }

    /** The rules by which questions were asked that a scenario looked at. */
    public NavigableSet<String> asked() {
        return asked;
    }

    /** The rules cited by events. */
    public NavigableSet<String> applied() {
        return applied;
    }

    /** The rules cited by refusals. */
    public NavigableSet<String> refused() {
        return refused;
    }

    private static void add(NavigableSet<String> cited, Collection<? extends Rule> rules) {
        rules.stream().map(Rule::id).forEach(cited::add);
    }
}
