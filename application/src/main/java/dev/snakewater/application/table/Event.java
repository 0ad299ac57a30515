package dev.snakewater.application.table;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Records;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Something that happened, with the numbers behind it: a small record with typed fields, put into words elsewhere. */
public interface Event extends Measured {

    /** Returns the tallies behind it: those among its components, in order. */
    default List<Tally> tallies() {
        return held(Tally.class, this).toList();
    }

    /** Returns the names among its components, in order: whoever does something comes before those to whom it is done. */
    default List<Name> names() {
        return held(Name.class, this).toList();
    }

    private static <T> Stream<T> held(Class<T> type, Object value) {
        return switch (value) {
            case Object it when type.isInstance(it) -> Stream.of(type.cast(it));
            case Optional<?> there -> there.stream().flatMap(one -> held(type, one));
            case List<?> items -> items.stream().flatMap(one -> held(type, one));
            case Record whole ->
                Records.components(whole.getClass()).stream()
                        .flatMap(component -> held(type, Records.held(component, whole)));
            default -> Stream.empty();
        };
    }

    /** Returns what it comes to for those who are told a fight in short; empty if it is nothing of that kind. */
    default Optional<Gist> gist() {
        return Optional.empty();
    }

    /** Returns the stage of the procedure it passes, such as a box of a chart, so that passes can be counted; empty if it passes none. */
    default Optional<Finding> stagePassed() {
        return Optional.empty();
    }
}
