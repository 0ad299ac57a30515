package dev.snakewater.application.session;

import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.words.Sentence;
import java.util.List;

/** A scenario in play, with what is computed from it once: its opening situation, its telling, and the opening as it is told. */
record Opened<C, S, O>(Scenario<C, S, O> scenario, S opening, Telling<S, O> telling, List<Sentence> told) {

    static <C, S, O> Opened<C, S, O> of(Scenario<C, S, O> scenario) {
        S opening = scenario.kind().open(scenario.setUp());
        Telling<S, O> telling = scenario.kind().telling();
        List<GameMasterModifier> modifiers =
                GameMasterModifier.inForce(scenario.terms().modifiers(), 1);
        return new Opened<>(
                scenario,
                opening,
                telling,
                telling.opening(opening, tally -> GameMasterModifier.counted(modifiers, tally)));
    }
}
