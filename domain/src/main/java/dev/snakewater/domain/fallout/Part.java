package dev.snakewater.domain.fallout;

/** A part of the target that can be aimed at or struck by a critical. Left and right make no difference (FO-13). */
public enum Part {
    HEAD(50),
    /** Both legs together. */
    LEGS(40),
    /** The weapon in the target's hands. */
    WEAPON(35),
    ARM(25),
    TORSO(5);

    private final int handicap;

    Part(int handicap) {
        this.handicap = handicap;
    }

    /** Returns the handicap for aiming at it, in points (FO-19). */
    public int handicap() {
        return handicap;
    }

    /** Returns what aiming at it adds to the chance of a critical: half the handicap, rounded up (FO-19). */
    public int criticalBonus() {
        return Math.ceilDiv(handicap, 2);
    }
}
