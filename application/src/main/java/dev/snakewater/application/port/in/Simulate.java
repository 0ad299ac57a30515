package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.Scenario;
import java.util.function.LongConsumer;

/** Fights a scenario many times by chance, everybody deciding by the policy of his sheet. */
public interface Simulate {

    /**
     * What comes out of many fights. It depends on the scenario, the number of fights and the seed, on nothing else.
     *
     * @param fights how many, at least 1
     * @param seed the seed of them all
     * @param threads how many are fought at the same time, at least 1
     * @param progress hears how many are over, now and then, from any thread
     */
    <C, S, O> Simulated fights(Scenario<C, S, O> scenario, long fights, long seed, int threads, LongConsumer progress);

    /**
     * The seed of one of the fights: with it, {@link RunFight} tells the same one.
     *
     * @param seed the seed of them all
     * @param fight which of them, counted from 1
     */
    long seedOf(long seed, long fight);
}
