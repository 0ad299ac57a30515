package dev.snakewater.domain.fudge.gunfight;

/** Whether somebody is still in the fight; leaving it alive is a house rule. */
public enum Presence {
    /** He fights, as far as his wounds let him. */
    FIGHTING,
    /** He ran (SW-01). */
    FLED,
    /** He gave up (SW-02). */
    SURRENDERED;
}
