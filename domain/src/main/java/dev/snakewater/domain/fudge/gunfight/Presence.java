package dev.snakewater.domain.fudge.gunfight;

/** Whether somebody is still in the fight; leaving it alive is a house rule. */
public enum Presence {
    /** He fights, as far as his wounds let him. */
    FIGHTING("fighting"),
    /** He ran (SW-01). */
    FLED("fled"),
    /** He gave up (SW-02). */
    SURRENDERED("surrendered");

    private final String word;

    Presence(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
