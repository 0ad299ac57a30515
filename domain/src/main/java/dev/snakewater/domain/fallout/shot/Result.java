package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Verdict;

/** What a shot comes to. */
public enum Result {
    /** It hits, and critically. */
    CRITICAL,
    /** It hits. */
    HIT,
    /** It misses. */
    MISS,
    /** It misses, and critically: the master may think of something (FO-06). */
    FUMBLE;

    /**
     * What a d100 comes to.
     *
     * @param roll what the d100 shows
     * @param chance at or below what it hits (FO-02)
     * @param critical at or below what a hit is critical
     * @param luck the shooter's
     */
    public static Result of(int roll, int chance, int critical, int luck, Rulings rulings) {
        return switch (Verdict.ofPercentDice(roll, chance, critical, luck, rulings)) {
            case LUCKY -> CRITICAL;
            case SUCCESS -> HIT;
            case FAILURE -> MISS;
            case FUMBLE -> FUMBLE;
        };
    }

    /** Whether it hits. */
    public boolean hits() {
        return this == CRITICAL || this == HIT;
    }
}
