package dev.snakewater.domain.fudge.gunfight;

/** What a gunfighter announces when he draws. */
public enum Announcement {
    /** That he will aim at a part of somebody's body this turn (HL-11). */
    CALLED_SHOT("a called shot");

    private final String word;

    Announcement(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
