package dev.snakewater.json;

import dev.snakewater.application.port.in.Recorded;
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

    /** The header. */
    void begin(Recorded.Line header) {
        push(header);
    }

    /** An answer. */
    void answered(Recorded.Line line) {
        takenBack.clear();
        push(line);
    }

    /** The end of a turn. */
    void turnEnded(Recorded.Line line) {
        standing.getLast().turnEnds++;
        standing.getLast().lines.add(line);
    }

    /** The end of the fight. */
    void ended(Recorded.Line line) {
        standing.getLast().endedIn = Optional.of(line.number());
        standing.getLast().lines.add(line);
    }

    /** Takes so many answers back; false if there are not so many. */
    boolean takesBack(int answers) {
        if (answers < 1 || answers >= standing.size()) {
            return false;
        }
        for (int i = 0; i < answers; i++) {
            takenBack.addFirst(standing.removeLast());
        }
        return true;
    }

    /** Brings so many answers back; false if there are not so many. */
    boolean bringsBack(int answers) {
        if (answers < 1 || answers > takenBack.size()) {
            return false;
        }
        for (int i = 0; i < answers; i++) {
            standing.addLast(takenBack.removeFirst());
        }
        return true;
    }

    /** How many turns have ended. */
    int turnEnds() {
        return standing.stream().mapToInt(group -> group.turnEnds).sum();
    }

    /** The line in which the fight ended, if it has. */
    Optional<Integer> endedIn() {
        return standing.getLast().endedIn;
    }

    /** The lines that stand. */
    List<Recorded.Line> lines() {
        return standing.stream().flatMap(group -> group.lines.stream()).toList();
    }

    private void push(Recorded.Line line) {
        Group group = new Group();
        group.lines.add(line);
        standing.addLast(group);
    }
}
