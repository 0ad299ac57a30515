package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Minutes;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Unanswered;
import java.util.List;
import java.util.function.Function;

/**
 * A fight as far as it has been played.
 *
 * @param standing where it stands
 * @param turns what happened, turn by turn
 * @param answers what the table answered, in order
 */
public record Played<S, O>(Standing<S, O> standing, List<List<Event>> turns, List<Answer> answers) {

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
        Standing<S, O> standing = course(procedure, opening, terms.turnLimit(), tables, minutes);
        return new Played<>(standing, minutes.turns(), minutes.answers());
    }

    private static <S, O> Standing<S, O> course(
            Procedure<S, O> procedure,
            S opening,
            int turnLimit,
            Function<? super S, ? extends Table> tables,
            Minutes minutes) {
        S situation = opening;
        int turnsEnded = 0;
        while (turnsEnded < turnLimit) {
            Next<S, O> next;
            try {
                next = procedure.step(situation, minutes.at(tables.apply(situation)));
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
                        turnsEnded++;
                        minutes.turnEnded();
                    }
                }
            }
        }
        return new Standing.CalledOff<>(procedure.calledOff(situation));
    }
}
