package dev.snakewater.domain.fallout.combatant;

/** A pose (FO-48). */
public enum Pose {
    UPRIGHT,
    CROUCHED,
    PRONE;

    private static final int PRICE_OF_A_STEP = 2;

    /** Returns the price of changing to another pose, in action points. */
    public int changeTo(Pose other) {
        return PRICE_OF_A_STEP * Math.abs(ordinal() - other.ordinal());
    }

    /** Returns whether a person in this pose can parry in melee (FO-51). */
    public boolean canParry() {
        return this == UPRIGHT;
    }
}
