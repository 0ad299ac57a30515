package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.TurnEnd;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Happened;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.rule.Withers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * All that can be told of a fight.
 *
 * @param kind the scenario kind
 * @param title what the scenario is called
 * @param about what it is about; may be empty
 * @param dice where its dice came from
 * @param opening who fights
 * @param turns what happened, turn by turn
 * @param ending how it ended
 * @param turnEnds the end of each turn that ended, with situations of the scenario kind
 * @param answers what the table answered, in order
 * @param takenBack answers that were taken back and do not stand, in the order in which they were given
 */
@Withers
public record Account(
        String kind,
        String title,
        String about,
        DiceSource dice,
        List<Sentence> opening,
        List<List<Told>> turns,
        Ending ending,
        List<TurnEnd<?>> turnEnds,
        List<Answer> answers,
        List<TakenBack> takenBack)
        implements AccountBuilder.With {

    /** Where dice came from. */
    public sealed interface DiceSource {
        /** A random generator, by its name and seed. */
        record Seeded(String generator, long seed) implements DiceSource {}

        /** The scenario's script. */
        record Scripted() implements DiceSource {}

        /** A table: thrown there by hand, or by the program, as it was wished. */
        record AtTable() implements DiceSource {}
    }

    /** What a fight is told with, piece by piece. */
    public sealed interface Passage {}

    /**
     * What happened and how it is told.
     *
     * @param happened what happened, why, and when
     * @param sentences how it is told
     * @param byHand whether dice that decided it were thrown by hand
     * @param words in which its numbers are told
     */
    public record Told(Happened happened, List<Sentence> sentences, boolean byHand, Wording words) implements Passage {

        /** Returns what happened. */
        public Event event() {
            return happened.event();
        }
    }

    /**
     * An answer that was taken back.
     *
     * @param answer the answer
     * @param before how many of the answers that stand had been given before it
     */
    public record TakenBack(Answer answer, int before) implements Passage {}

    /**
     * How it ended.
     *
     * @param how in which way
     * @param outcome how things stand then, a record of the scenario kind
     * @param sentences how that is told
     */
    public record Ending(How how, Object outcome, List<Sentence> sentences) {}

    /** In which way a fight ended. */
    public enum How {
        /** By its own rules. */
        DECIDED,
        /** By the limit of turns. */
        CALLED_OFF,
        /** It has not: the script, or the record, ends here. */
        UNFINISHED
    }

    /** What happened, turn by turn, and what was taken back where it was taken back: it stands before what came instead. */
    public List<List<Passage>> passages() {
        Deque<TakenBack> left = new ArrayDeque<>(takenBack);
        List<List<Passage>> passages = new ArrayList<>();
        for (int turn = 0; turn < turns.size(); turn++) {
            List<Passage> inTurn = new ArrayList<>();
            for (Told told : turns.get(turn)) {
                move(left, told.happened().answers(), inTurn);
                inTurn.add(told);
            }
            boolean ended = turn < turnEnds.size();
            move(left, ended ? turnEnds.get(turn).answers() : Integer.MAX_VALUE, inTurn);
            passages.add(List.copyOf(inTurn));
        }
        if (!left.isEmpty()) {
            passages.add(List.copyOf(left));
        }
        return passages;
    }

    private static void move(Deque<TakenBack> left, int until, List<Passage> passages) {
        while (!left.isEmpty() && left.getFirst().before < until) {
            passages.add(left.removeFirst());
        }
    }
}
