package dev.snakewater.domain.fudge.hitlocation.combatant;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;

/** A thing in somebody's hands. */
public record Holding(
        @Spelt(pattern = Holding.NAME, as = "thing") String what,

        @Default("right") Hands in) {

    /** The pattern of names of things. */
    public static final String NAME = "^(?=\\s*\\S)[^\\u0000-\\u001F\\u007F-\\u009F]{1,60}(?![\\s\\S])";

    /** Returns whether a body can hold it (HL-17). */
    public boolean canBeHeldBy(Body body) {
        return body.hasHands(in.sides());
    }
}
