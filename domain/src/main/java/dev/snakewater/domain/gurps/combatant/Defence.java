package dev.snakewater.domain.gurps.combatant;

import dev.snakewater.domain.field.Word;

/** A defence against an attack, perhaps with a step back. */
public record Defence(Kind kind, boolean retreats) {

    /** No active defence: passive defence alone. */
    public static final Defence PASSIVE = new Defence(Kind.PASSIVE_DEFENCE, false);

    /** The sorts of defence. */
    public enum Kind {
        DODGE,
        PARRY,
        BLOCK,
        PASSIVE_DEFENCE
    }

    /** Returns whether it is passive defence alone. */
    public boolean isPassive() {
        return kind == Kind.PASSIVE_DEFENCE;
    }

    @Override
    public String toString() {
        return Word.of(kind) + (retreats ? " and retreat" : "");
    }
}
