package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.combatant.Name;

/**
 * Who attacks.
 *
 * @param figure what he is himself, should he be hit
 * @param skill his unmodified skill with the weapon
 * @param strength his ST
 * @param shock hits he took in his last turn
 */
public record Attacker(Figure figure, int skill, int strength, int shock) {

    /** This as he is then. */
    Attacker with(Figure after) {
        return new Attacker(after, skill, strength, shock);
    }

    /** What he is called. */
    public Name name() {
        return figure.name();
    }
}
