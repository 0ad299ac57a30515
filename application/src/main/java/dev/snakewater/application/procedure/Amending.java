package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.GameMasterEvent;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.answering.RecordingTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Applies the game master's amendments and rulings before a step. */
final class Amending<S> {

    private final Procedure<S, ?> procedure;
    private final RecordingTable minutes;
    private final List<Answer.Amended> fromTheNextTurn = new ArrayList<>();

    Amending(Procedure<S, ?> procedure, RecordingTable minutes) {
        this.procedure = procedure;
        this.minutes = minutes;
    }

    /** Returns the situation at the end of a turn with the new rulings. */
    S ruled(S before) {
        S situation = before;
        for (Answer.Amended ruling : fromTheNextTurn) {
            situation = meant(procedure.rulings(situation), ruling)
                    .orElseThrow()
                    .chosen(ruling.word())
                    .answer();
        }
        fromTheNextTurn.clear();
        return situation;
    }

    /** Returns the situation with this amendment. */
    S amended(S situation, Answer.Amended answer) {
        Optional<Choice<S>> ruling = meant(procedure.rulings(situation), answer);
        if (ruling.isPresent()) {
            Choice.Option<S> chosen = ruling.get().chosen(answer.word());
            minutes.tell(
                    new GameMasterEvent.Ruled(answer.to(), chosen.word(), !procedure.inTurns()),
                    GameMasterRule.GM_04_RULING);
            if (!procedure.inTurns()) {
                return chosen.answer();
            }
            fromTheNextTurn.add(answer);
            return situation;
        }
        Choice<S> choice = meant(procedure.amendments(situation), answer)
                .orElseThrow(() -> new DivergedException("amends", minutes.answered(), answer));
        Choice.Option<S> chosen = choice.chosen(answer.word());
        minutes.tell(
                new GameMasterEvent.Amended(answer.by(), answer.to(), chosen.word()), GameMasterRule.GM_03_AMENDMENT);
        procedure.amended(situation, chosen.answer(), minutes);
        return chosen.answer();
    }

    private Optional<Choice<S>> meant(List<Choice<S>> choices, Answer.Amended answer) {
        return choices.stream()
                .filter(choice -> choice.by().equals(answer.by())
                        && choice.name().equals(answer.to())
                        && choice.why().id().equals(answer.rule()))
                .findFirst();
    }
}
