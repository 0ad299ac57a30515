package dev.snakewater.domain.fallout;

/** A part of the target that can be aimed at or struck by a critical. Left and right make no difference (FO-13). */
public enum Part {
    HEAD(50, 25),
    /** Both legs together. */
    LEGS(40, 20),
    /** The weapon in the target's hands. */
    WEAPON(35, 18),
    ARM(25, 13),
    TORSO(5, 3);

    private final int handicap;
    private final int criticalBonus;

    Part(int handicap, int criticalBonus) {
        this.handicap = handicap;
        this.criticalBonus = criticalBonus;
    }

    /** Returns the handicap for aiming at it, in points (FO-19). */
    public int handicap() {
        return handicap;
    }

    /** Returns what aiming at it adds to the chance of a critical: half the handicap (FO-19). */
    public int criticalBonus() {
        return criticalBonus;
    }
}
