package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.Scenario;

/** Plays a fight out, with nobody asked. */
public interface RunFight {

    /**
     * The fight with random dice, each fighter decided for by the policy of his sheet.
     *
     * @param seed the same seed gives the same fight
     */
    <C, S, O> Account withSeed(Scenario<C, S, O> scenario, long seed);

    /**
     * The fight as the scenario's script tells it, up to where the script ends.
     *
     * @throws OffScript if the script answers what nobody asks, or what the rules do not allow
     */
    <C, S, O> Account byScript(Scenario<C, S, O> scenario);

    /** A script and the fight it is for do not fit. */
    final class OffScript extends RuntimeException {

        private static final long serialVersionUID = 1L;

        /** What does not fit, and where. */
        public OffScript(String message) {
            super(message);
        }
    }
}
