package dev.snakewater.domain.exp;

/** How a persona is placed or moves; one at a time (EX-52). */
public enum Posture {
    /** Upright. */
    STANDING,
    /** EX-43, EX-44. */
    CROUCHING,
    /** EX-42. */
    CRAWLING,
    /** EX-45. */
    ROLLING,
    /** Immobile, face down (EX-50). */
    PRONE,
    /** Seated, squatting or reclining (EX-51). */
    SEATED,
    /** EX-46. */
    CLIMBING_CAREFULLY,
    /** EX-47. */
    FREE_CLIMBING,
    /** EX-47. */
    CLIMBING_A_ROPE_OR_LADDER;

    /** The h/u that are left of a movement rate: crawling a quarter, crouching half, never less than 1; rolling 1; prone none. */
    public int pace(int rate) {
        return switch (this) {
            case CRAWLING -> Math.max(1, rate / 4);
            case CROUCHING -> Math.max(1, rate / 2);
            case ROLLING -> 1;
            case PRONE -> 0;
            case STANDING, SEATED, CLIMBING_CAREFULLY, FREE_CLIMBING, CLIMBING_A_ROPE_OR_LADDER -> rate;
        };
    }
}
