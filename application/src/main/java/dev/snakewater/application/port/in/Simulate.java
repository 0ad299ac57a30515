package dev.snakewater.application.port.in;

import dev.snakewater.application.scenario.Scenario;
import java.util.function.LongConsumer;

/** Simulates a scenario many times with random dice; policies decide for everybody. */
public interface Simulate {

    /**
     * Returns the result of many fights, which depends only on the scenario, the number of fights and the seed.
     *
     * @param threads how many run at the same time, at least 1
     * @param progress is told now and then how many are over, from any thread
     */
    <S, O> Simulated fights(Scenario<S, O> scenario, long fights, long seed, int threads, LongConsumer progress);

    /** Returns the seed of one of the fights, counted from 1, with which {@link RunFight} plays the same fight. */
    long seedOf(long seed, long fight);
}
