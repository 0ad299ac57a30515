package dev.snakewater.domain.fudge.hitlocation.wound;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.List;
import java.util.stream.Stream;

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

    /** Returns what it is called of this part: a limb is Useless, Crippled or lost where a body is out of action or dead (HL-16, HL-23). */
    public String inWords(BodyPart part) {
        if (!part.isLimb()) {
            return word;
        }
        return switch (this) {
            case INCAPACITATED -> "Useless";
            case NEAR_DEATH -> "Crippled";
            case DEAD -> "lost";
            case UNHURT, SCRATCH, HURT, VERY_HURT -> word;
        };
    }

    /**
     * Returns the level that is called this of this part.
     *
     * @throws java.util.NoSuchElementException if none is
     */
    public static WoundLevel of(BodyPart part, String inWords) {
        return Stream.of(values())
                .filter(level -> level.inWords(part).equals(inWords))
                .findFirst()
                .orElseThrow();
    }

    /** The book's word. */
    @Override
    public String toString() {
        return word;
    }
}
