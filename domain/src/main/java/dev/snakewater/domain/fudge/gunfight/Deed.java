package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Word;

/** What a gunfighter can do with his part 3 or part 4. */
public enum Deed {
    /** Spend part 3 on aiming (GF-12). */
    AIM,
    /** Fire at once (GF-14). */
    SNAPSHOT,
    /** Get out of the line of fire (GF-17). */
    DODGE,
    /** Get behind cover (GF-18). */
    DIVE,
    /** Fire in part 4 (GF-20). */
    SHOOT,
    /** Fire both guns at two targets (GF-33). */
    SHOOT_TWO,
    /** Spray all bullets of a pistol (GF-21 to GF-24). */
    FAN,
    /** Get up from the ground (HL-21). */
    STAND_UP,
    /** Put rounds into the gun (GF-25). */
    RELOAD,
    /** Run from the fight (house rule SW-01). */
    FLEE,
    /** Give up (house rule SW-02). */
    SURRENDER,
    /** Let the part go by (GF-40). */
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
