package dev.snakewater.domain.fudge.hitlocation.wound;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.List;
import java.util.stream.Stream;

/** The wound levels, from unhurt to dead (HL-32, HL-33). */
public enum WoundLevel {
    UNHURT("unhurt", "unhurt", 0),
    /** Looks worse than it is. */
    SCRATCH("Scratch", "Scratch", 0),
    HURT("Hurt", "Hurt", -1),
    VERY_HURT("Very Hurt", "Very Hurt", -2),
    /** Unable to act. */
    INCAPACITATED("Incapacitated", "Useless", -2),
    /** Unconscious and dying. */
    NEAR_DEATH("Near Death", "Crippled", -2),
    DEAD("dead", "lost", -2);

    /** The levels that have boxes, lightest first. */
    public static final List<WoundLevel> BOXED = List.of(SCRATCH, HURT, VERY_HURT, INCAPACITATED, NEAR_DEATH);

    private final String word;
    private final String ofLimb;
    private final int penalty;

    WoundLevel(String word, String ofLimb, int penalty) {
        this.word = word;
        this.ofLimb = ofLimb;
        this.penalty = penalty;
    }

    /** Returns the penalty for rolls that it hinders: 0, -1 or -2. */
    public int penalty() {
        return penalty;
    }

    /** Returns whether somebody this badly hurt can still act. */
    public boolean canAct() {
        return compareTo(INCAPACITATED) < 0;
    }

    /** Returns the name of the level for this part: a limb is Useless, Crippled or lost where a body is out of action or dead (HL-16, HL-23). */
    public String inWords(BodyPart part) {
        return part.isLimb() ? ofLimb : word;
    }

    /**
     * Returns the level with this name for this part.
     *
     * @throws java.util.NoSuchElementException if there is none
     */
    public static WoundLevel of(BodyPart part, String inWords) {
        return Stream.of(values())
                .filter(level -> level.inWords(part).equals(inWords))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the book's word. */
    @Override
    public String toString() {
        return word;
    }
}
