package dev.snakewater.application.table;

import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/**
 * Something that happened, with the numbers that it came from; the step that tells it cites its rules. Events are small records with typed fields; sentences are made of them
 * elsewhere.
 */
public interface Event extends Measured {

    /** The numbers that it came from: those among its components, in their order. */
    default List<Tally> tallies() {
        return Tallies.of(this).toList();
    }
}
