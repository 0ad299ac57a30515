package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.field.Word;

/** An action that a gunfighter can take in part 3 or part 4 (GF-12 to GF-27, GF-33, HL-21, SW-01, SW-02, GF-40). */
public enum Deed {
    AIM,
    SNAPSHOT,
    DODGE,
    DIVE,
    SHOOT,
    SHOOT_TWO,
    FAN,
    STAND_UP,
    RELOAD,
    FLEE,
    SURRENDER,
    NOTHING;

    /** Returns whether it fires a gun. */
    public boolean fires() {
        return this == SNAPSHOT || this == SHOOT || this == SHOOT_TWO || this == FAN;
    }

    /** Returns how many enemies it needs that can be fired at. */
    public int targets() {
        return this == SHOOT_TWO ? 2 : fires() ? 1 : 0;
    }

    @Override
    public String toString() {
        return this == DIVE ? "dive for cover" : Word.of(this);
    }
}
