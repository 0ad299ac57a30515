package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Event;
import java.util.List;
import java.util.Optional;

/** How a rule text is told: one sentence or more for each event, and nothing that the event does not say. */
public interface Telling<S, O> {

    /** Who fights, before anything happens. */
    List<Sentence> opening(S situation);

    /** What happened; empty if there is nothing to say. */
    List<Sentence> event(Event event);

    /** How it ended, or how it stands. */
    List<Sentence> ending(O outcome);

    /** What is counted of outcomes when many are compared, the most important first. */
    List<Finding> findings(O outcome);

    /**
     * What stage of its procedure a situation begins, such as a box of a chart, so that the chance of each stage can be told;
     * none if it begins none.
     */
    default Optional<String> stage(S situation) {
        return Optional.empty();
    }
}
