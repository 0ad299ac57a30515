package dev.snakewater.domain.gurps.combatant;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Within;

/**
 * The attacker. His own body matters if he hits himself.
 *
 * @param person who he is
 * @param skill his unmodified skill with the weapon
 * @param shock hits taken in his last turn
 */
public record Attacker(
        @Unwrapped Person person,
        @Within({1, 100}) int skill,
        @Default("0") @Within({0, 100}) int shock) {

    /** Returns what he is called. */
    public Name name() {
        return person.name();
    }
}
