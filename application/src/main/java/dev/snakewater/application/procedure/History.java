package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Seat;
import dev.snakewater.domain.combatant.Name;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Everything done at a table, in order, and which answers still count.
 *
 * @param given every answer ever given, in the order in which they were given
 * @param standing which of them still count, in order
 * @param takenBack which of them can be redone, the next one first
 * @param seats who plays the fighters that changed hands
 */
public record History(
        List<HistoryEntry> acts,
        List<Answer> given,
        List<Integer> standing,
        List<Integer> takenBack,
        Map<Name, Seat> seats) {

    private static final Seat USUAL = Seat.person(Seat.Dice.RANDOM);

    /** Nothing done yet. */
    public static final History NONE = new History(List.of(), List.of(), List.of(), List.of(), new TreeMap<>());

    public History {
        acts = List.copyOf(acts);
        given = List.copyOf(given);
        standing = List.copyOf(standing);
        takenBack = List.copyOf(takenBack);
        seats = Collections.unmodifiableMap(new TreeMap<>(seats));
    }

    /** Returns the history of these entries. */
    public static History of(List<? extends HistoryEntry> acts) {
        History history = NONE;
        for (HistoryEntry act : acts) {
            history = history.and(act);
        }
        return history;
    }

    /** Returns the answers that still count. */
    public List<Answer> answers() {
        return standing.stream().map(given::get).toList();
    }

    /** Returns who plays a fighter: a person, for whom the program rolls, unless he changed hands. */
    public Seat seat(Name who) {
        return seats.getOrDefault(who, USUAL);
    }

    /** Returns the answers that can be redone, the next one first. */
    public List<Answer> redoable() {
        return takenBack.stream().map(given::get).toList();
    }

    /** Returns this history with one more entry; throws {@link DivergedException} if it undoes or redoes more than there is. */
    public History and(HistoryEntry act) {
        List<HistoryEntry> more = joined(acts, List.of(act));
        return switch (act) {
            case Answer answer ->
                new History(
                        more,
                        joined(given, List.of(answer)),
                        joined(standing, List.of(given.size())),
                        List.of(),
                        seats);
            case HistoryEntry.Undone(int count) -> {
                int left = standing.size() - checked(count, standing.size(), "undone");
                List<Integer> back = standing.subList(left, standing.size());
                yield new History(more, given, standing.subList(0, left), joined(back, takenBack), seats);
            }
            case HistoryEntry.Redone(int count) -> {
                List<Integer> again = takenBack.subList(0, checked(count, takenBack.size(), "redone"));
                List<Integer> left = takenBack.subList(count, takenBack.size());
                yield new History(more, given, joined(standing, again), left, seats);
            }
            case HistoryEntry.Handed(Name who, Seat seat) -> {
                Map<Name, Seat> changed = new TreeMap<>(seats);
                changed.put(who, seat);
                yield new History(more, given, standing, takenBack, changed);
            }
            case HistoryEntry.Rolled roll -> new History(more, given, standing, takenBack, seats);
            case HistoryEntry.Noted note -> new History(more, given, standing, takenBack, seats);
        };
    }

    private static int checked(int count, int there, String what) {
        if (count < 1 || count > there) {
            throw new DivergedException(what, count, there);
        }
        return count;
    }

    private static <T> List<T> joined(List<T> list, List<? extends T> others) {
        return Stream.<T>concat(list.stream(), others.stream()).toList();
    }
}
