package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What came of a staredown.
 *
 * @param stares how everybody stared, in the order of the roster
 * @param winner who won, and holds a +2 (GF-04); nobody, if several were equally good
 */
public record StaredownOutcome(List<Stare> stares, Optional<Name> winner) implements Reckoning<StaredownOutcome> {

    public StaredownOutcome {
        stares = List.copyOf(stares);
    }

    /**
     * How somebody stared.
     *
     * @param by who
     * @param total what it came to
     */
    public record Stare(Name by, int total) {}

    @Override
    public List<Finding> findings() {
        List<Name> roster = stares.stream().map(Stare::by).toList();
        Finding won = Finding.ranked("staredown", winner.map(roster::indexOf).orElse(roster.size()), winner);
        return Stream.concat(
                        Stream.of(won),
                        stares.stream().map(stare -> Finding.counts("stare.total", stare.total(), stare.by())))
                .toList();
    }

    @Override
    public StaredownOutcome after(Event event) {
        return switch (event) {
            case OpeningEvent.Stared stared ->
                new StaredownOutcome(
                        Stream.concat(stares.stream(), Stream.of(new Stare(stared.by(), stared.total())))
                                .toList(),
                        winner);
            case OpeningEvent.StaredownWon won -> new StaredownOutcome(stares, Optional.of(won.by()));
            default -> this;
        };
    }
}
