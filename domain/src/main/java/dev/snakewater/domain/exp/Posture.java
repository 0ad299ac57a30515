package dev.snakewater.domain.exp;

/** How a persona is placed or moves; one at a time (EX-52). */
public enum Posture {
    /** Upright. */
    STANDING("standing"),
    /** EX-43, EX-44. */
    CROUCHING("crouching"),
    /** EX-42. */
    CRAWLING("crawling"),
    /** EX-45. */
    ROLLING("rolling"),
    /** Immobile, face down (EX-50). */
    PRONE("prone"),
    /** Seated, squatting or reclining (EX-51). */
    SEATED("seated"),
    /** EX-46. */
    CLIMBING_CAREFULLY("climbing carefully"),
    /** EX-47. */
    FREE_CLIMBING("free climbing"),
    /** EX-47. */
    CLIMBING_A_ROPE_OR_LADDER("climbing a rope or ladder");

    private final String word;

    Posture(String word) {
        this.word = word;
    }

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

    @Override
    public String toString() {
        return word;
    }
}
