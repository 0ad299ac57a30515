package dev.snakewater.application.table;

import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.stream.Stream;

/**
 * Something that happened, why, and when.
 *
 * @param event what
 * @param why the rules that made it happen, those of its tallies not repeated
 * @param answers how many answers had been given by then
 */
public record Happened(Event event, List<Rule> why, int answers) {

    public Happened {
        why = List.copyOf(why);
    }

    /** Returns every rule that had to do with it: those that made it happen, then those of its tallies. */
    public List<Rule> cited() {
        return Stream.concat(why.stream(), event.tallies().stream().flatMap(tally -> tally.rules().stream()))
                .distinct()
                .toList();
    }
}
