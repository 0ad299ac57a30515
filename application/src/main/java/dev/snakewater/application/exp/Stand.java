package dev.snakewater.application.exp;

import dev.snakewater.domain.combatant.Name;

/**
 * How somebody stands in an attack.
 *
 * @param who who it is
 * @param role what she does in it
 * @param phase what comes next in it
 * @param out whether she can do nothing more
 */
public record Stand(Name who, Role role, Phase phase, boolean out) {

    /** What somebody does in an attack. */
    public enum Role {
        /** She is about to attack. */
        ATTACKER,
        /** She is about to be attacked. */
        TARGET,
        /** She throws for the weather. */
        REFEREE,
        /** She has hit. */
        STRIKER,
        /** She is hit. */
        STRUCK
    }

    /** Somebody who can still do something. */
    static Stand of(Name who, Role role, Phase phase) {
        return new Stand(who, role, phase, false);
    }
}
