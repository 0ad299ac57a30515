package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.Scenario;

/** Fights a scenario many times by chance, everybody deciding by the policy of his sheet. */
public interface Simulate {

    /** Hears how many fights are over. */
    @FunctionalInterface
    interface Progress {
        /** So many of all. */
        void fought(long fights);
    }

    /**
     * What comes out of many fights. It depends on the scenario, the number of fights and the seed, on nothing else.
     *
     * @param fights how many, at least 1
     * @param seed the seed of them all
     * @param threads how many are fought at the same time, at least 1
     * @param progress hears how far it has got, now and then, from any thread
     */
    Simulated fights(Scenario<?, ?, ?> scenario, long fights, long seed, int threads, Progress progress);

    /**
     * The seed of one of the fights: with it, {@link RunFight} tells the same one.
     *
     * @param seed the seed of them all
     * @param fight which of them, counted from 1
     */
    long seedOf(long seed, long fight);
}
