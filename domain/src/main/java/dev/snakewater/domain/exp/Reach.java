package dev.snakewater.domain.exp;

/** Where a type A weapon can be used (EX-35). All but the first are for the referee to give. */
public enum Reach {
    /** In the own hex and in those adjacent. */
    NORMAL(0, 1),
    /** Very short: in the own hex only. */
    SHORT(0, 0),
    /** Very long: in those adjacent only. */
    LONG(1, 1),
    /** Pole arms and halberds: adjacent, and one beyond. */
    POLE(1, 2);

    private final int nearest;
    private final int farthest;

    Reach(int nearest, int farthest) {
        this.nearest = nearest;
        this.farthest = farthest;
    }

    /** Whether a target so many hexes away can be reached. */
    public boolean includes(int hexes) {
        return nearest <= hexes && hexes <= farthest;
    }
}
