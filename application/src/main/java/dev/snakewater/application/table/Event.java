package dev.snakewater.application.table;

import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/**
 * Something that happened, with its reasons. Events are small records with typed fields; sentences are made of them
 * elsewhere.
 */
public interface Event {

    /** The rules that made it happen, those of its tallies not repeated, beside those that the step that tells it names. */
    default List<Rule> rules() {
        return List.of();
    }

    /** The numbers that it came from: those among its components, in their order. */
    default List<Tally> tallies() {
        return Tallies.of(this).toList();
    }
}
