package dev.snakewater.domain.exp.table;

/** The types by which weapons stand in tables. */
public enum WeaponType {
    /** Thrusting and striking weapons. */
    A,
    /** Thrown and drawn by muscle. */
    B,
    /** Powered: guns, crossbows, beams. */
    C,
    /** Two shots in a unit. */
    D,
    /** Three shots in a unit. */
    E,
    /** Four shots in a unit. */
    F,
    /** A burst. */
    FULL_AUTO;

    /** The type whose adjustments and whose row of the combat table it has: A, B or C. */
    public WeaponType countsAs() {
        return switch (this) {
            case A, B, C -> this;
            case D, E, F, FULL_AUTO -> C;
        };
    }

    @Override
    public String toString() {
        return this == FULL_AUTO ? "full auto" : name();
    }
}
