package dev.snakewater.domain.exp.table;

/** The types by which weapons stand in tables. */
public enum WeaponType {
    /** Thrusting and striking weapons. */
    TYPE_A("A"),
    /** Thrown and drawn by muscle. */
    TYPE_B("B"),
    /** Powered: guns, crossbows, beams. */
    TYPE_C("C"),
    /** Two shots in a unit. */
    TYPE_D("D"),
    /** Three shots in a unit. */
    TYPE_E("E"),
    /** Four shots in a unit. */
    TYPE_F("F"),
    /** A burst. */
    FULL_AUTO("full auto");

    private final String word;

    WeaponType(String word) {
        this.word = word;
    }

    /** The type whose adjustments and whose row of the combat table it has: A, B or C. */
    public WeaponType countsAs() {
        return switch (this) {
            case TYPE_A, TYPE_B, TYPE_C -> this;
            case TYPE_D, TYPE_E, TYPE_F, FULL_AUTO -> TYPE_C;
        };
    }

    @Override
    public String toString() {
        return word;
    }
}
