package dev.snakewater.domain.fudge.hitlocation;

import java.util.List;

/** How badly a body is hurt, from not at all to dead (HL-32, HL-33). */
public enum WoundLevel {
    UNHURT("unhurt", 0),
    /** Looks worse than it is. */
    SCRATCH("Scratch", 0),
    HURT("Hurt", -1),
    VERY_HURT("Very Hurt", -2),
    /** Can do nothing any more. */
    INCAPACITATED("Incapacitated", -2),
    /** Unconscious and dying. */
    NEAR_DEATH("Near Death", -2),
    DEAD("dead", -2);

    /** The levels that have boxes, lightest first. */
    public static final List<WoundLevel> BOXED = List.of(SCRATCH, HURT, VERY_HURT, INCAPACITATED, NEAR_DEATH);

    private final String word;
    private final int penalty;

    WoundLevel(String word, int penalty) {
        this.word = word;
        this.penalty = penalty;
    }

    /** What the wound costs those rolls it hinders: 0, -1 or -2. */
    public int penalty() {
        return penalty;
    }

    /** Whether somebody this badly hurt can still act. */
    public boolean canAct() {
        return compareTo(INCAPACITATED) < 0;
    }

    /** The book's word. */
    @Override
    public String toString() {
        return word;
    }
}
