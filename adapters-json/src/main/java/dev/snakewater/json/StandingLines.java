package dev.snakewater.json;

import dev.snakewater.application.port.in.Recorded;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Which lines of a record stand: what follows from an answer goes with it, and comes back with it. */
final class StandingLines {

    private record Read(TranscriptLine.Sort sort, Recorded.Line line) {}

    // The header, then each answer, with what followed from it.
    private final Deque<List<Read>> standing = new ArrayDeque<>();
    private final Deque<List<Read>> takenBack = new ArrayDeque<>();

    /** Takes the header in, or an answer. */
    void begin(TranscriptLine.Sort sort, Recorded.Line line) {
        takenBack.clear();
        standing.addLast(new ArrayList<>(List.of(new Read(sort, line))));
    }

    /** Takes in what follows from the last answer. */
    void follow(TranscriptLine.Sort sort, Recorded.Line line) {
        standing.getLast().add(new Read(sort, line));
    }

    /** Takes answers back; false if not so many stand. The header is no answer. */
    boolean undone(int answers) {
        return areMoved(answers, standing.size() - 1, () -> takenBack.addFirst(standing.removeLast()));
    }

    /** Brings answers back; false if not so many were taken back last. */
    boolean redone(int answers) {
        return areMoved(answers, takenBack.size(), () -> standing.addLast(takenBack.removeFirst()));
    }

    private static boolean areMoved(int answers, int there, Runnable move) {
        boolean areThere = answers >= 1 && answers <= there;
        for (int i = 0; areThere && i < answers; i++) {
            move.run();
        }
        return areThere;
    }

    /** Returns how many turns have ended. */
    long turns() {
        return reads().filter(read -> read.sort() == TranscriptLine.Sort.TURN_ENDS)
                .count();
    }

    /** Returns the line in which the fight ended, if it has. */
    Optional<Integer> endedIn() {
        Read last = standing.getLast().getLast();
        return last.sort() == TranscriptLine.Sort.ENDED
                ? Optional.of(last.line().number())
                : Optional.empty();
    }

    List<Recorded.Line> lines() {
        return reads().map(Read::line).toList();
    }

    private Stream<Read> reads() {
        return standing.stream().flatMap(List::stream);
    }
}
