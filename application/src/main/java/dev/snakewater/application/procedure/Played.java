package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.UnansweredQuestion;
import dev.snakewater.application.table.answering.RecordedTable;
import dev.snakewater.application.table.answering.RecordingTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** A fight played so far: where it stands, what happened in each turn, the end of each turn, the answers of the table, and the throws. */
public record Played<S, O>(
        Standing<S, O> standing,
        List<List<LoggedEvent>> course,
        List<TurnEnd<S>> turnEnds,
        List<Answer> answers,
        List<RecordingTable.Thrown> thrown) {

    public Played {
        turnEnds = List.copyOf(turnEnds);
    }

    /** Returns how it came out; if it is still going on, as if it were called off here. */
    public O outcome(Procedure<S, O> procedure) {
        return switch (standing) {
            case Standing.Over<S, O> over -> over.outcome();
            case Standing.CalledOff<S, O> off -> off.outcome();
            case Standing.Asking<S, O> asking -> procedure.calledOff(asking.situation());
        };
    }

    /** Returns the events, turn by turn. */
    public List<List<Event>> turns() {
        return course.stream()
                .map(turn -> turn.stream().map(LoggedEvent::event).toList())
                .toList();
    }

    /**
     * Plays a procedure until it is over, reaches its limit, or meets a question without an answer; takes a table for each step's
     * situation.
     */
    public static <S, O> Played<S, O> from(
            Procedure<S, O> procedure, S opening, FightTerms terms, Function<? super S, ? extends Table> tables) {
        RecordingTable minutes = new RecordingTable(tables.apply(opening), terms.modifiers());
        Sitting<S, O> sitting = new Sitting<>(procedure, opening, terms, List.of());
        return played(sitting, opening, tables, minutes, new ArrayList<>());
    }

    /** Plays a fight at a table that gives its answers. */
    static <S, O> Played<S, O> from(Sitting<S, O> sitting, RecordedTable recorded) {
        RecordingTable minutes = new RecordingTable(recorded, sitting.terms().modifiers());
        return played(sitting, sitting.opening(), situation -> recorded, minutes, new ArrayList<>());
    }

    /** Plays the same fight with other answers, without repeating turns that stay the same. */
    Played<S, O> with(Sitting<S, O> sitting) {
        return onward(sitting, 0, (situation, question) -> Optional.empty());
    }

    /** Plays the same fight with other answers, and with so many more of these at the most, as long as this turn is open and there is one. */
    Played<S, O> onward(Sitting<S, O> sitting, int most, BiFunction<S, Question, Optional<Answer>> further) {
        List<Answer> others = sitting.answers();
        int alike = turnsAlike(others);
        List<TurnEnd<S>> ends = new ArrayList<>(turnEnds.subList(0, alike));
        TurnEnd<S> last = alike == 0 ? new TurnEnd<>(sitting.opening(), 0) : ends.getLast();
        RecordedTable recorded = new RecordedTable(others, last.answers());
        RecordingTable minutes = new RecordingTable(
                recorded,
                sitting.terms().modifiers(),
                course.subList(0, alike),
                answers.subList(0, last.answers()),
                thrown);
        return played(
                sitting,
                last.situation(),
                situation -> recorded.then(question ->
                        ends.size() == turnEnds.size() && recorded.given().size() - others.size() < most
                                ? further.apply(situation, question)
                                : Optional.empty()),
                minutes,
                ends);
    }

    /** Returns how many turns stay the same with these answers. */
    public int turnsAlike(List<Answer> others) {
        int same = 0;
        while (same < Math.min(answers.size(), others.size())
                && answers.get(same).equals(others.get(same))) {
            same++;
        }
        int turns = turnEnds.size();
        while (turns > 0 && !isPlayedAlike(turnEnds.get(turns - 1).answers(), same, others)) {
            turns--;
        }
        return turns;
    }

    /** Returns whether a turn that took so many answers saw only answers that are the same: modifiers are seen ahead. */
    private boolean isPlayedAlike(int taken, int same, List<Answer> others) {
        return taken <= same
                && Stream.of(answers, others)
                        .noneMatch(all -> taken < all.size() && all.get(taken) instanceof Answer.Added);
    }

    private static <S, O> Played<S, O> played(
            Sitting<S, O> sitting,
            S begun,
            Function<? super S, ? extends Table> tables,
            RecordingTable minutes,
            List<TurnEnd<S>> turnEnds) {
        Standing<S, O> standing = standing(sitting, begun, tables, minutes, turnEnds);
        return new Played<>(standing, minutes.turns(), turnEnds, minutes.answers(), minutes.thrown());
    }

    private static <S, O> Standing<S, O> standing(
            Sitting<S, O> sitting,
            S begun,
            Function<? super S, ? extends Table> tables,
            RecordingTable minutes,
            List<TurnEnd<S>> turnEnds) {
        Procedure<S, O> procedure = sitting.procedure();
        Overruling<S, O> overruling = new Overruling<>(sitting, minutes, begun);
        S situation = begun;
        while (turnEnds.size() < sitting.terms().turnLimit()) {
            int told = minutes.events();
            Next<S, O> next;
            try {
                next = procedure.step(situation, minutes.at(tables.apply(situation)));
            } catch (UnansweredQuestion unanswered) {
                Optional<Answer.BetweenSteps> between = minutes.betweenSteps();
                if (between.isEmpty()) {
                    return new Standing.Asking<>(situation, unanswered.question(), minutes.inStep(), minutes.counted());
                }
                next = overruling.overruled(situation, between.get(), told, unanswered.question());
            }
            if (next instanceof Next.Go<S, O> go && go.turnEnds()) {
                next = overruling.turnEnded(go.situation());
            }
            switch (next) {
                case Next.Done<S, O> done -> {
                    return new Standing.Over<>(done.outcome());
                }
                case Next.Go<S, O> go -> {
                    situation = go.situation();
                    if (go.turnEnds()) {
                        turnEnds.add(new TurnEnd<>(situation, minutes.answered()));
                        minutes.turnEnded();
                        overruling.turnBegins(situation);
                    }
                }
            }
        }
        return new Standing.CalledOff<>(procedure.calledOff(situation));
    }
}
