package dev.snakewater.application.fight;

import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Telling;

/**
 * A scenario that is played, with what is made of it once.
 *
 * @param scenario the scenario
 * @param opening the situation it opens with
 * @param telling how it is told
 */
record Opened<C, S, O>(Scenario<C, S, O> scenario, S opening, Telling<S, O> telling) {

    /** Opens a scenario. */
    static <C, S, O> Opened<C, S, O> of(Scenario<C, S, O> scenario) {
        return new Opened<>(
                scenario,
                scenario.kind().open(scenario.setUp()),
                scenario.kind().telling());
    }
}
