package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.TurnEnd;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.field.Withers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Everything that can be told about a fight: what happened, turn by turn, how it ended, the answers, and the undone ones as given. */
@Withers
public record FightReport(
        String kind,
        String title,
        String about,
        DiceSource dice,
        List<Sentence> opening,
        List<List<NarratedEvent>> turns,
        Ending ending,
        List<TurnEnd<?>> turnEnds,
        List<Answer> answers,
        List<Aside> asides,
        FightSummary summary)
        implements FightReportBuilder.With {

    /** The source of the dice. */
    public sealed interface DiceSource {
        /** A random generator, by its name and seed. */
        record Seeded(String generator, long seed) implements DiceSource {}

        /** The scenario's script. */
        record Scripted() implements DiceSource {}

        /** A table, where the program rolled or people did. */
        record AtTable() implements DiceSource {}
    }

    /** An entry of a report. */
    public sealed interface Entry {}

    /** An event, how it is told, whether dice that decided it were rolled by hand, and the words for its numbers. */
    public record NarratedEvent(LoggedEvent happened, List<Sentence> sentences, boolean byHand, Messages words)
            implements Entry {

        /** Returns the event. */
        public Event event() {
            return happened.event();
        }
    }

    /** What stands beside the events: what was done at the table, and how many of the remaining answers came before it. */
    public sealed interface Aside extends Entry {

        /** Returns how many of the remaining answers came before it. */
        int before();
    }

    /** An undone answer. */
    public record TakenBack(Answer answer, int before) implements Aside {}

    /** Dice that nobody asked for. */
    public record FreeRoll(HistoryEntry.Rolled roll, int before) implements Aside {}

    /** What somebody wrote down. */
    public record Note(String text, int before) implements Aside {}

    /** The end of the fight: in which way, how things stand then, and how that is told. */
    public record Ending(How how, Object outcome, List<Sentence> sentences) {}

    /** The way in which a fight ended. */
    public enum How {
        /** By its own rules. */
        DECIDED,
        /** By the limit of turns. */
        CALLED_OFF,
        /** Not at all: the script or record ends first. */
        UNFINISHED
    }

    /** Returns the words of its telling; those that all share, if nothing has happened. */
    public Messages words() {
        return turns.stream()
                .flatMap(List::stream)
                .map(NarratedEvent::words)
                .findFirst()
                .orElse(Messages.SHARED);
    }

    /** Returns the undone answers. */
    public List<TakenBack> takenBack() {
        return asides.stream()
                .filter(TakenBack.class::isInstance)
                .map(TakenBack.class::cast)
                .toList();
    }

    /** Returns the entries, turn by turn; an undone answer stands before what replaced it. */
    public List<List<Entry>> passages() {
        Deque<Aside> left = new ArrayDeque<>(asides);
        List<List<Entry>> passages = new ArrayList<>();
        for (int turn = 0; turn < turns.size(); turn++) {
            List<Entry> inTurn = new ArrayList<>();
            for (NarratedEvent told : turns.get(turn)) {
                move(left, told.happened().answers(), inTurn);
                inTurn.add(told);
            }
            boolean isLast = turn == turns.size() - 1 && ending.how() != How.UNFINISHED;
            boolean ended = turn < turnEnds.size() && !isLast;
            move(left, ended ? turnEnds.get(turn).answers() : Integer.MAX_VALUE, inTurn);
            passages.add(List.copyOf(inTurn));
        }
        if (!left.isEmpty()) {
            passages.add(List.copyOf(left));
        }
        return passages;
    }

    private static void move(Deque<Aside> left, int until, List<Entry> passages) {
        while (!left.isEmpty() && left.getFirst().before() < until) {
            passages.add(left.removeFirst());
        }
    }
}
