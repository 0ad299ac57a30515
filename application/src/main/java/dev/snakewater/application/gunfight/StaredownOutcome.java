package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What came of a staredown.
 *
 * @param stares how everybody stared, in the order of the roster
 * @param winner who won, and holds a +2 (GF-04); nobody, if several were equally good
 */
public record StaredownOutcome(List<Stare> stares, Optional<Name> winner) implements Piece.Outcome<StaredownOutcome> {

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
    public StaredownOutcome after(List<Event> events, Gunfight now) {
        List<Stare> all = new ArrayList<>(stares);
        Optional<Name> won = winner;
        for (Event event : events) {
            if (event instanceof OpeningEvent.Stared stared) {
                all.add(new Stare(stared.by(), stared.total()));
            } else if (event instanceof OpeningEvent.StaredownWon by) {
                won = Optional.of(by.by());
            }
        }
        return new StaredownOutcome(all, won);
    }
}
