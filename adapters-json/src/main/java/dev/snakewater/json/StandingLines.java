package dev.snakewater.json;

import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.procedure.Act;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Which lines of a record stand: what follows from an answer goes with it, and comes back with it. */
final class StandingLines {

    private final Deque<Group> standing = new ArrayDeque<>();
    private final Deque<Group> takenBack = new ArrayDeque<>();

    /** An answer and what followed from it; the first group is the header. */
    private static final class Group {
        private final List<Recorded.Line> lines = new ArrayList<>();
        private int turnEnds;
        private Optional<Integer> endedIn = Optional.empty();
    }

    StandingLines(Recorded.Line header) {
        push(header);
    }

    /** Takes what was done in; false if so many answers cannot be taken back, or brought back. */
    boolean does(Act act, Recorded.Line line) {
        return switch (act) {
            case Act.Answered answered -> {
                takenBack.clear();
                push(line);
                yield true;
            }
            // The header is no answer.
            case Act.Undone undone -> {
                boolean are = areAmong(undone.answers(), standing.size() - 1);
                for (int i = 0; are && i < undone.answers(); i++) {
                    takenBack.addFirst(standing.removeLast());
                }
                yield are;
            }
            case Act.Redone redone -> {
                boolean are = areAmong(redone.answers(), takenBack.size());
                for (int i = 0; are && i < redone.answers(); i++) {
                    standing.addLast(takenBack.removeFirst());
                }
                yield are;
            }
            case Act.Handed handed -> true;
        };
    }

    private static boolean areAmong(int answers, int there) {
        return answers >= 1 && answers <= there;
    }

    /** Takes the end of a turn in, and returns which it is. */
    int turnEnded(Recorded.Line line) {
        standing.getLast().turnEnds++;
        standing.getLast().lines.add(line);
        return standing.stream().mapToInt(group -> group.turnEnds).sum();
    }

    void ended(Recorded.Line line) {
        standing.getLast().endedIn = Optional.of(line.number());
        standing.getLast().lines.add(line);
    }

    /** Returns the line in which the fight ended, if it has. */
    Optional<Integer> endedIn() {
        return standing.getLast().endedIn;
    }

    List<Recorded.Line> lines() {
        return standing.stream().flatMap(group -> group.lines.stream()).toList();
    }

    private void push(Recorded.Line line) {
        Group group = new Group();
        group.lines.add(line);
        standing.addLast(group);
    }
}
