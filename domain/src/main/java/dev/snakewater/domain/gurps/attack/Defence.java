package dev.snakewater.domain.gurps.attack;

import java.util.Locale;

/**
 * What somebody does against an attack.
 *
 * @param kind dodge, parry, block, or nothing but his PD
 * @param retreats whether he also steps back
 */
public record Defence(Kind kind, boolean retreats) {

    /** No active defence: passive defence alone. */
    public static final Defence PASSIVE = new Defence(Kind.PASSIVE, false);

    /** The sorts of defence. */
    public enum Kind {
        /** Out of the way. */
        DODGE,
        /** With his weapon. */
        PARRY,
        /** With his shield. */
        BLOCK,
        /** No active defence: PD alone. */
        PASSIVE;

        @Override
        public String toString() {
            return this == PASSIVE ? "passive defence" : name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public String toString() {
        return kind + (retreats ? " and retreat" : "");
    }
}
