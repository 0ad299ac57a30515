package dev.snakewater.domain.fudge.hitlocation.combatant;

import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Spelt;

/**
 * Something that somebody holds.
 *
 * @param what what it is
 * @param in in which hand, or both
 */
public record Holding(
        @Spelt(pattern = Holding.NAME, as = "thing") String what,

        @Default("right") Hands in) {

    /** What things are called. */
    public static final String NAME = "^(?=\\s*\\S)[^\\u0000-\\u001F\\u007F-\\u009F]{1,60}(?![\\s\\S])";

    /** Returns whether a body can hold it (HL-17). */
    public boolean canBeHeldBy(Body body) {
        return body.hasHands(in.sides());
    }
}
