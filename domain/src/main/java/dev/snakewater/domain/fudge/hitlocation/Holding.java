package dev.snakewater.domain.fudge.hitlocation;

import java.util.List;

/**
 * Something that somebody holds.
 *
 * @param what what it is
 * @param hands the sides whose hands hold it: one, or both
 */
public record Holding(String what, List<BodySide> hands) {

    /** @throws IllegalArgumentException if no hand holds it */
    public Holding {
        hands = List.copyOf(hands);
        if (hands.isEmpty()) {
            throw new IllegalArgumentException("nobody's hand holds the " + what);
        }
    }

    /** Whether a body can hold it (HL-17). */
    public boolean canBeHeldBy(Body body) {
        return body.hasHands(hands);
    }
}
