package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Diverged;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Everything that was done at a table, in order, and what stands of it.
 *
 * @param acts what was done
 * @param answers the answers that stand
 * @param redoable the answers taken back that can still be brought back, the next one first
 * @param entries every answer ever given, in the order in which they were given
 * @param seats who plays the fighters that were handed over
 */
public record Proceedings(
        List<Act> acts, List<Answer> answers, List<Answer> redoable, List<Entry> entries, Map<Name, Seat> seats) {

    /** Nothing done yet. */
    public static final Proceedings NONE = new Proceedings(List.of(), List.of(), List.of(), List.of(), new TreeMap<>());

    /**
     * An answer that was given.
     *
     * @param answer the answer
     * @param place how many answers stood before it
     * @param struck whether it was taken back
     */
    public record Entry(Answer answer, int place, boolean struck) {}

    public Proceedings {
        acts = List.copyOf(acts);
        answers = List.copyOf(answers);
        redoable = List.copyOf(redoable);
        entries = List.copyOf(entries);
        seats = Collections.unmodifiableMap(new TreeMap<>(seats));
    }

    /** What stands after these acts. */
    public static Proceedings of(List<Act> acts) {
        Proceedings proceedings = NONE;
        for (Act act : acts) {
            proceedings = proceedings.and(act);
        }
        return proceedings;
    }

    /**
     * This and one thing more.
     *
     * @throws Diverged if more is to be taken back, or brought back, than there is
     */
    public Proceedings and(Act act) {
        List<Act> more = with(acts, act);
        return switch (act) {
            case Act.Answered given ->
                new Proceedings(
                        more,
                        with(answers, given.answer()),
                        List.of(),
                        with(entries, new Entry(given.answer(), answers.size(), false)),
                        seats);
            case Act.Undone undone -> undone(checked(undone.answers(), answers.size(), "undone"), more);
            case Act.Redone redone -> redone(checked(redone.answers(), redoable.size(), "redone"), more);
            case Act.Handed handed -> {
                Map<Name, Seat> changed = new TreeMap<>(seats);
                changed.put(handed.who(), handed.seat());
                yield new Proceedings(more, answers, redoable, entries, changed);
            }
        };
    }

    private Proceedings undone(int count, List<Act> more) {
        int left = answers.size() - count;
        List<Answer> back = new ArrayList<>(answers.subList(left, answers.size()));
        back.addAll(redoable);
        List<Entry> struck = entries.stream()
                .map(entry -> entry.place >= left ? new Entry(entry.answer, entry.place, true) : entry)
                .toList();
        return new Proceedings(more, answers.subList(0, left), back, struck, seats);
    }

    /** What comes back are the last of those struck that stood at each place. */
    private Proceedings redone(int count, List<Act> more) {
        List<Answer> again = new ArrayList<>(answers);
        again.addAll(redoable.subList(0, count));
        List<Entry> unstruck = new ArrayList<>(entries);
        for (int place = answers.size(); place < again.size(); place++) {
            for (int i = unstruck.size() - 1; i >= 0; i--) {
                if (unstruck.get(i).place == place) {
                    unstruck.set(i, new Entry(unstruck.get(i).answer, place, false));
                    break;
                }
            }
        }
        return new Proceedings(more, again, redoable.subList(count, redoable.size()), unstruck, seats);
    }

    private static int checked(int count, int there, String what) {
        if (count < 1 || count > there) {
            throw new Diverged(what, count, there);
        }
        return count;
    }

    private static <T> List<T> with(List<T> list, T one) {
        List<T> more = new ArrayList<>(list);
        more.add(one);
        return more;
    }
}
