package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Act;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Diverged;
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
 * @param acts what was done
 * @param given every answer ever given, in the order in which they were given
 * @param standing which of them still count, in order
 * @param takenBack which of them can be redone, the next one first
 * @param seats who plays the fighters that changed hands
 */
public record Proceedings(
        List<Act> acts, List<Answer> given, List<Integer> standing, List<Integer> takenBack, Map<Name, Seat> seats) {

    /** Nothing done yet. */
    public static final Proceedings NONE = new Proceedings(List.of(), List.of(), List.of(), List.of(), new TreeMap<>());

    public Proceedings {
        acts = List.copyOf(acts);
        given = List.copyOf(given);
        standing = List.copyOf(standing);
        takenBack = List.copyOf(takenBack);
        seats = Collections.unmodifiableMap(new TreeMap<>(seats));
    }

    /** Returns the history of these entries. */
    public static Proceedings of(List<? extends Act> acts) {
        Proceedings proceedings = NONE;
        for (Act act : acts) {
            proceedings = proceedings.and(act);
        }
        return proceedings;
    }

    /** Returns the answers that still count. */
    public List<Answer> answers() {
        return standing.stream().map(given::get).toList();
    }

    /** Returns the answers that can be redone, the next one first. */
    public List<Answer> redoable() {
        return takenBack.stream().map(given::get).toList();
    }

    /**
     * Returns this history with one more entry.
     *
     * @throws Diverged if more is to be taken back, or brought back, than there is
     */
    public Proceedings and(Act act) {
        List<Act> more = joined(acts, List.of(act));
        return switch (act) {
            case Answer answer ->
                new Proceedings(
                        more,
                        joined(given, List.of(answer)),
                        joined(standing, List.of(given.size())),
                        List.of(),
                        seats);
            case Act.Undone(int count) -> {
                int left = standing.size() - checked(count, standing.size(), "undone");
                List<Integer> back = standing.subList(left, standing.size());
                yield new Proceedings(more, given, standing.subList(0, left), joined(back, takenBack), seats);
            }
            case Act.Redone(int count) -> {
                List<Integer> again = takenBack.subList(0, checked(count, takenBack.size(), "redone"));
                List<Integer> left = takenBack.subList(count, takenBack.size());
                yield new Proceedings(more, given, joined(standing, again), left, seats);
            }
            case Act.Handed(Name who, Seat seat) -> {
                Map<Name, Seat> changed = new TreeMap<>(seats);
                changed.put(who, seat);
                yield new Proceedings(more, given, standing, takenBack, changed);
            }
        };
    }

    private static int checked(int count, int there, String what) {
        if (count < 1 || count > there) {
            throw new Diverged(what, count, there);
        }
        return count;
    }

    private static <T> List<T> joined(List<T> list, List<? extends T> others) {
        return Stream.<T>concat(list.stream(), others.stream()).toList();
    }
}
