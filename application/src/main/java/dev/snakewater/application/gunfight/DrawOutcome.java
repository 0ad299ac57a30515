package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What came of a draw.
 *
 * @param draws how everybody drew, in the order of the roster
 * @param slots who acts when, those together who act together (GF-08, GF-09); empty as long as not all have drawn
 */
public record DrawOutcome(List<Draw> draws, List<List<Name>> slots) implements Piece.Outcome<DrawOutcome> {

    public DrawOutcome {
        draws = List.copyOf(draws);
        slots = List.copyOf(slots);
    }

    /**
     * How somebody drew.
     *
     * @param by who
     * @param total what it came to
     */
    public record Draw(Name by, int total) {}

    /** Those who act first; nobody as long as not all have drawn. */
    public List<Name> first() {
        return slots.isEmpty() ? List.of() : slots.getFirst();
    }

    @Override
    public List<Finding> findings() {
        Stream<Finding> ofTheFirst = first().isEmpty()
                ? Stream.empty()
                : Stream.of(Finding.ranked("first", rank(), first()), Finding.counts("first.how-many", first().size()));
        return Stream.concat(
                        ofTheFirst, draws.stream().map(draw -> Finding.counts("draw.total", draw.total(), draw.by())))
                .toList();
    }

    /** One alone comes before two together, and so on; those equally many in the order of the roster. */
    private int rank() {
        List<Name> roster = draws.stream().map(Draw::by).toList();
        return first().size() * roster.size() + roster.indexOf(first().getFirst());
    }

    @Override
    public DrawOutcome after(List<Event> events, Gunfight now) {
        List<Draw> all = new ArrayList<>(draws);
        List<List<Name>> order = slots;
        for (Event event : events) {
            if (event instanceof OpeningEvent.Drew drew) {
                all.add(new Draw(drew.by(), drew.total()));
            } else if (event instanceof OpeningEvent.OrderSet set) {
                order = set.slots();
            }
        }
        return new DrawOutcome(all, order);
    }
}
