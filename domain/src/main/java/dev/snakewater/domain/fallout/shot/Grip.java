package dev.snakewater.domain.fallout.shot;

/** What has become of the weapon that somebody holds. */
public enum Grip {
    /** He holds none. */
    EMPTY_HANDED("unarmed"),
    /** He holds it. */
    HELD("armed"),
    /** It was struck from his hand (FO-16). */
    DROPPED("weapon dropped"),
    /** He holds it, and it is good for nothing any more (FO-16). */
    RUINED("weapon unusable");

    private final String words;

    Grip(String words) {
        this.words = words;
    }

    /** Whether there is a weapon in his hands that a shot can strike. */
    public boolean isArmed() {
        return this == HELD || this == RUINED;
    }

    @Override
    public String toString() {
        return words;
    }
}
