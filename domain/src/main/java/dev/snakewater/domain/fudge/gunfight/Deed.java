package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Word;

/** What a gunfighter can do with his part 3 or part 4 (GF-12 to GF-27, GF-33, HL-21, SW-01, SW-02, GF-40). */
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

    /** Whether it fires a gun. */
    public boolean fires() {
        return this == SNAPSHOT || this == SHOOT || this == SHOOT_TWO || this == FAN;
    }

    /** Whether the +2 of the staredown may be spent on it (GF-04); on the draw it may be spent too. */
    public boolean takesPrize() {
        return fires() || this == DODGE;
    }

    @Override
    public String toString() {
        return this == DIVE ? "dive for cover" : Word.of(this);
    }
}
