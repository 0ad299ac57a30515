package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.answering.RecordingTable;
import java.util.Optional;

/** What the game master does before a step, and what of it waits for the end of the turn. */
final class Overruling<S, O> {

    private final RecordingTable minutes;
    private final Amending<S> amending;
    private final Mustering<S, O> mustering;

    /** Begins in the situation in which a turn begins. */
    Overruling(Sitting<S, O> sitting, RecordingTable minutes, S begun) {
        this.minutes = minutes;
        amending = new Amending<>(sitting.procedure(), minutes);
        mustering = new Mustering<>(sitting.procedure(), sitting.reinforcements(), minutes, begun);
    }

    void turnBegins(S situation) {
        mustering.turnBegins(situation);
    }

    /** Returns how it goes on after what she does first, and after all else before the same step. */
    Next<S, O> overruled(S before, Answer.BetweenSteps first, int told, Question asked) {
        if (first instanceof Answer.Reinforcement who && mustering.isBetweenTurns()) {
            return mustering.atOnce(who, asked);
        }
        minutes.backTo(told, first, asked);
        S situation = before;
        for (Optional<Answer.BetweenSteps> next = Optional.of(first); next.isPresent(); next = minutes.betweenSteps()) {
            switch (next.get()) {
                case Answer.Amended amended -> situation = amending.amended(situation, amended);
                case Answer.Reinforcement who -> mustering.later(who, situation);
            }
        }
        return Next.go(situation);
    }

    /** Returns how it goes on after the end of a turn, with what waited for it. */
    Next<S, O> turnEnded(S situation) {
        Next<S, O> next = mustering.turnEnded(amending.ruled(situation));
        return next instanceof Next.Go<S, O> go ? new Next.Go<>(go.situation(), true) : next;
    }
}
