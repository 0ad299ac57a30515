package dev.snakewater.application.scenario;

import dev.snakewater.application.procedure.Policy;
import dev.snakewater.domain.combatant.Name;

/**
 * What a person writes of a fighter. A set-up that lists its {@link SetUp#sheets} need not say who is in it, and who plays him.
 *
 * @param <S> the situation
 */
public interface Sheet<S> {

    /** Returns the name of the fighter. */
    Name name();

    /** Returns who decides for the fighter unless somebody asks. */
    Policy<S> policy();

    /** Returns whether a person plays the fighter at the table, unless somebody says otherwise. */
    boolean player();
}
