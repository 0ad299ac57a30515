package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.Scenario;

/** Plays a fight to its end without asking anybody. */
public interface RunFight {

    /**
     * Plays a fight with random dice; the policy on each fighter's sheet decides for him.
     *
     * @param seed the same seed gives the same fight
     */
    <C, S, O> Account withSeed(Scenario<C, S, O> scenario, long seed);

    /**
     * Plays a fight by the scenario's script, as far as it goes.
     *
     * @throws OffScript if the script answers what nobody asks, or what the rules do not allow
     */
    <C, S, O> Account byScript(Scenario<C, S, O> scenario);

    /** Thrown if a script does not fit its fight. */
    final class OffScript extends RuntimeException {

        private static final long serialVersionUID = 1L;

        /** Says what does not fit, and where. */
        public OffScript(String message) {
            super(message);
        }
    }
}
