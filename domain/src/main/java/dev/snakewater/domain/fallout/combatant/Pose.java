package dev.snakewater.domain.fallout.combatant;

/** How somebody holds himself (FO-48). */
public enum Pose {
    UPRIGHT,
    CROUCHED,
    PRONE;

    private static final int PRICE_OF_A_STEP = 2;

    /** The action points that it takes to change to another pose. */
    public int changeTo(Pose other) {
        return PRICE_OF_A_STEP * Math.abs(ordinal() - other.ordinal());
    }

    /** Whether somebody who holds himself so can defend himself in melee (FO-51). */
    public boolean canParry() {
        return this == UPRIGHT;
    }
}
