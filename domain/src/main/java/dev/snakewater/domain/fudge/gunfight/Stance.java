package dev.snakewater.domain.fudge.gunfight;

/** What a gunfighter's part 3 means for the rest of the turn. */
public enum Stance {
    /** He did nothing of note, or has not had his part 3 yet. */
    OPEN,
    /** He aimed (GF-12). */
    AIMED,
    /** He fired a snapshot; part 4 allows only another (GF-16). */
    SNAPPED,
    /** He dodges: -2 to hit him (GF-17). */
    DODGING,
    /** He dodges with the +2 of the staredown: -4 to hit him (GF-05). */
    DODGING_HARD,
    /** He is behind cover: shots at him miss, and he may not fire (GF-19). */
    IN_COVER;

    /** Whether he dodges, with the +2 or without. */
    public boolean dodges() {
        return this == DODGING || this == DODGING_HARD;
    }
}
