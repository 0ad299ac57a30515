package dev.snakewater.application.table;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Records;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Something that happened, with the numbers that it came from; the step that tells it cites its rules. Events are small records with
 * typed fields; sentences are made of them elsewhere.
 */
public interface Event extends Measured {

    /** The numbers that it came from: those among its components, in their order. */
    default List<Tally> tallies() {
        return tallies(this).toList();
    }

    private static Stream<Tally> tallies(Object value) {
        return switch (value) {
            case Tally tally -> Stream.of(tally);
            case Optional<?> there -> there.stream().flatMap(Event::tallies);
            case List<?> items -> items.stream().flatMap(Event::tallies);
            case Record whole ->
                Records.components(whole.getClass()).stream()
                        .flatMap(component -> tallies(Records.held(component, whole)));
            default -> Stream.empty();
        };
    }

    /**
     * The stage of its procedure that it passes, such as a box of a chart, so that it can be told how often each stage is passed; none if
     * it passes none.
     */
    default Optional<Finding> stagePassed() {
        return Optional.empty();
    }
}
