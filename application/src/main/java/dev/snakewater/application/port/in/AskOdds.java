package dev.snakewater.application.port.in;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.scenario.Scenario;
import java.util.List;
import java.util.function.BiConsumer;

/** Computes the exact odds of a scenario in which policies decide for everybody. */
public interface AskOdds {

    /**
     * Returns the odds of a scenario.
     *
     * @param budget how many different situations may be examined, at least 1
     * @param progress is told the current turn and the number of situations now and then
     */
    <S, O> Chances of(Scenario<S, O> scenario, int budget, BiConsumer<Integer, Integer> progress);

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
     * @param budget how many situations may be examined for each change; one that takes more is named without its finding
     */
    <S, O> List<Chances.Change> changes(Scenario<S, O> scenario, MeasureDistribution asItIs, int budget);
}
