package dev.snakewater.domain.fallout;

/** What of a target can be aimed at, and where a critical can strike. Sides are not told apart (FO-13). */
public enum Part {
    HEAD(50, 25),
    /** Both legs as one. */
    LEGS(40, 20),
    /** What the target holds. */
    WEAPON(35, 18),
    ARM(25, 13),
    TORSO(5, 3);

    private final int handicap;
    private final int criticalBonus;

    Part(int handicap, int criticalBonus) {
        this.handicap = handicap;
        this.criticalBonus = criticalBonus;
    }

    /** What aiming at it costs, in points (FO-19). */
    public int handicap() {
        return handicap;
    }

    /** What aiming at it adds to the chance of a critical, which is half of what it costs (FO-19). */
    public int criticalBonus() {
        return criticalBonus;
    }
}
