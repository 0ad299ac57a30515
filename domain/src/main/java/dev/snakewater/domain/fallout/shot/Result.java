package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.Verdict;

/** What a shot comes to. */
public enum Result {
    CRITICAL,
    HIT,
    MISS,
    /** It misses, and critically: the master may think of something (FO-06). */
    FUMBLE;

    /** What percent dice come to. */
    public static Result of(Verdict verdict) {
        return switch (verdict) {
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
