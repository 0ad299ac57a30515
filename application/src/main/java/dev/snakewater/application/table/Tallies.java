package dev.snakewater.application.table;

import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Records;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The tallies that a record is made of, itself or through the records that it is made of, in their own order. */
final class Tallies {

    private Tallies() {}

    static Stream<Tally> of(Object value) {
        return switch (value) {
            case Tally tally -> Stream.of(tally);
            case Optional<?> there -> there.stream().flatMap(Tallies::of);
            case List<?> items -> items.stream().flatMap(Tallies::of);
            case Record whole ->
                Records.components(whole.getClass()).stream().flatMap(component -> of(Records.held(component, whole)));
            default -> Stream.empty();
        };
    }
}
