package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Word;

/** Whether somebody is still in the fight; leaving it alive is a house rule. */
public enum Presence {
    /** He fights, as far as his wounds let him. */
    FIGHTING,
    /** He ran (SW-01). */
    FLED,
    /** He gave up (SW-02). */
    SURRENDERED;

    @Override
    public String toString() {
        return Word.of(this);
    }
}
