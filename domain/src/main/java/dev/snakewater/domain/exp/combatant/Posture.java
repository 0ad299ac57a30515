package dev.snakewater.domain.exp.combatant;

/** How a persona is placed or moves; one at a time (EX-42 to EX-52). */
public enum Posture {
    STANDING,
    CROUCHING,
    CRAWLING,
    ROLLING,
    PRONE,
    /** Seated, squatting or reclining (EX-51). */
    SEATED,
    CLIMBING_CAREFULLY,
    FREE_CLIMBING,
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
