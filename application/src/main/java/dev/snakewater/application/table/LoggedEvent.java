package dev.snakewater.application.table;

import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.stream.Stream;

/** An event, the rules that caused it, except those of its tallies, and how many answers had been given by then. */
public record LoggedEvent(Event event, List<Rule> why, int answers) {

    public LoggedEvent {
        why = List.copyOf(why);
    }

    /** Returns every rule involved: those that caused it, then those of its tallies. */
    public List<Rule> cited() {
        return Stream.concat(why.stream(), event.tallies().stream().flatMap(tally -> tally.rules().stream()))
                .distinct()
                .toList();
    }
}
