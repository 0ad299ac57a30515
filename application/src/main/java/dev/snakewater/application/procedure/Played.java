package dev.snakewater.application.procedure;

import dev.snakewater.application.table.AmendedFirst;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Happened;
import dev.snakewater.application.table.Minutes;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Unanswered;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A fight as far as it has been played.
 *
 * @param standing where it stands
 * @param course what happened, turn by turn
 * @param turnEnds the end of each turn that ended
 * @param answers what the table answered, in order
 */
public record Played<S, O>(
        Standing<S, O> standing, List<List<Happened>> course, List<TurnEnd<S>> turnEnds, List<Answer> answers) {

    public Played {
        turnEnds = List.copyOf(turnEnds);
    }

    /** The events, turn by turn. */
    public List<List<Event>> turns() {
        return course.stream()
                .map(turn -> turn.stream().map(Happened::event).toList())
                .toList();
    }

    /**
     * Plays a procedure from its opening until it is over, has reached its limit, or meets a question that the table does
     * not answer.
     *
     * @param procedure what is played
     * @param opening the situation it begins with
     * @param terms after how many turns it is called off, and what the game master adds
     * @param tables the table for a step, by the situation that the step begins with
     */
    public static <S, O> Played<S, O> from(
            Procedure<S, O> procedure, S opening, Terms terms, Function<? super S, ? extends Table> tables) {
        Minutes minutes = new Minutes(tables.apply(opening), terms.modifiers());
        List<TurnEnd<S>> turnEnds = new ArrayList<>();
        Standing<S, O> standing = course(procedure, opening, terms.turnLimit(), tables, minutes, turnEnds);
        return new Played<>(standing, minutes.turns(), turnEnds, minutes.answers());
    }

    private static <S, O> Standing<S, O> course(
            Procedure<S, O> procedure,
            S opening,
            int turnLimit,
            Function<? super S, ? extends Table> tables,
            Minutes minutes,
            List<TurnEnd<S>> turnEnds) {
        Overruling<S> overruling = new Overruling<>(procedure, minutes);
        S situation = opening;
        while (turnEnds.size() < turnLimit) {
            Minutes.Place before = minutes.here();
            Next<S, O> next;
            try {
                next = procedure.step(situation, minutes.at(tables.apply(situation)));
            } catch (AmendedFirst amended) {
                minutes.backTo(before, amended);
                situation = overruling.amended(situation);
                continue;
            } catch (Unanswered unanswered) {
                return new Standing.Asking<>(situation, unanswered.question());
            }
            switch (next) {
                case Next.Done<S, O> done -> {
                    return new Standing.Over<>(done.outcome());
                }
                case Next.Go<S, O> go -> {
                    situation = go.situation();
                    if (go.turnEnds()) {
                        situation = overruling.ruled(situation);
                        turnEnds.add(new TurnEnd<>(situation, minutes.answered()));
                        minutes.turnEnded();
                    }
                }
            }
        }
        return new Standing.CalledOff<>(procedure.calledOff(situation));
    }
}
