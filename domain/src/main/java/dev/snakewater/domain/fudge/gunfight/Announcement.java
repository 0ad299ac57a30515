package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Word;

/** What a gunfighter announces when he draws. */
public enum Announcement {
    /** That he will aim at a part of somebody's body this turn (HL-11). */
    CALLED_SHOT;

    @Override
    public String toString() {
        return "a " + Word.of(this);
    }
}
