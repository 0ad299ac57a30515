package dev.snakewater.application.port.in;

import dev.snakewater.application.scenario.Scenario;

/** Plays a fight to its end without asking anybody. */
public interface RunFight {

    /** Plays a fight with random dice of this seed; the policy on each fighter's sheet decides for him. */
    <S, O> FightReport withSeed(Scenario<S, O> scenario, long seed);

    /** Plays a fight by the scenario's script, as far as it goes; throws {@link OffScriptException} if the script does not fit. */
    <S, O> FightReport byScript(Scenario<S, O> scenario);

    /** Thrown if a script does not fit its fight. */
    final class OffScriptException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        /** Says what does not fit, and where. */
        public OffScriptException(String message) {
            super(message);
        }
    }
}
