package dev.snakewater.domain.fudge.gunfight;

/** Where a gun is. */
public enum Carried {
    /** In its holster, or on the back: it must be drawn first (GF-30). */
    HOLSTERED,
    /** In hand. */
    IN_HAND,
    /** On the ground, out of a hand that can hold nothing (HL-17); it is not picked up while the fight lasts. */
    DROPPED;
}
