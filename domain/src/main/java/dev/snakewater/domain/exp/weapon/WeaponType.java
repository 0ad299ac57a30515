package dev.snakewater.domain.exp.weapon;

import dev.snakewater.domain.field.Word;

/** The types by which weapons stand in tables. */
public enum WeaponType {
    /** Thrusting and striking weapons. */
    TYPE_A,
    /** Thrown and drawn by muscle. */
    TYPE_B,
    /** Powered: guns, crossbows, beams. */
    TYPE_C,
    /** Two shots in a unit. */
    TYPE_D,
    /** Three shots in a unit. */
    TYPE_E,
    /** Four shots in a unit. */
    TYPE_F,
    /** A burst. */
    FULL_AUTO;

    /** Returns the type whose adjustments and whose row of the combat table it has: A, B or C. */
    public WeaponType countsAs() {
        return switch (this) {
            case TYPE_A, TYPE_B, TYPE_C -> this;
            case TYPE_D, TYPE_E, TYPE_F, FULL_AUTO -> TYPE_C;
        };
    }

    @Override
    public String toString() {
        return this == FULL_AUTO ? Word.of(this) : name().substring("TYPE_".length());
    }
}
