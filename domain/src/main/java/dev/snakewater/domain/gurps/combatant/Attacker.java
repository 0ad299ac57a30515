package dev.snakewater.domain.gurps.combatant;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Within;

/**
 * Who attacks. His own body matters if he hits himself.
 *
 * @param person who he is
 * @param skill his unmodified skill with the weapon
 * @param shock hits he took in his last turn
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
