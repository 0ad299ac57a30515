package dev.snakewater.application.port.in;

import dev.snakewater.application.scenario.Scenario;

/** Simulates a scenario many times with random dice; policies decide for everybody. */
public interface Simulate {

    /**
     * Returns the result of many fights, which depends only on the scenario, the number of fights and the seed: as many as the effort
     * allows, and at least one.
     */
    <S, O> Simulated fights(Scenario<S, O> scenario, long seed, Effort effort, Waiting waiting);

    /** Returns the seed of one of the fights, counted from 1, with which {@link RunFight} plays the same fight. */
    long seedOf(long seed, long fight);
}
