package dev.snakewater.application.port.in;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.scenario.Scenario;
import java.util.List;

/** Computes the odds of a scenario in which policies decide for everybody. */
public interface AskOdds {

    /** Returns the odds of a scenario: exactly, if the effort suffices; otherwise between certain limits, with an estimate. */
    <S, O> Chances of(Scenario<S, O> scenario, Effort effort, Waiting waiting);

    /**
     * Returns one attack, such as {@code Bob shoots Joe}, within a scenario as a scenario of its own.
     *
     * @throws dev.snakewater.application.scenario.UnclearPhraseException if the words say no attack, or one that the rules bar here
     */
    Scenario<?, ?> attack(Scenario<?, ?> scenario, String words);

    /**
     * Returns how each single change would change the first finding of a scenario, if it would.
     *
     * @param asItIs the first finding of the scenario itself
     * @param effort the time that all of them may take, and the situations that each may have; a change for which it does not suffice is named without its finding
     */
    <S, O> List<Chances.Change> changes(Scenario<S, O> scenario, MeasureDistribution asItIs, Effort effort);
}
