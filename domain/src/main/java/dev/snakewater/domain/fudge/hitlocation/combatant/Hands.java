package dev.snakewater.domain.fudge.hitlocation.combatant;

import dev.snakewater.domain.fudge.hitlocation.BodySide;
import java.util.List;

/** The hands that hold something. */
public enum Hands {
    LEFT(List.of(BodySide.LEFT)),
    RIGHT(List.of(BodySide.RIGHT)),
    BOTH(List.of(BodySide.LEFT, BodySide.RIGHT));

    private final List<BodySide> sides;

    Hands(List<BodySide> sides) {
        this.sides = sides;
    }

    /** Returns the hands on these sides, at least one. */
    public static Hands on(List<BodySide> sides) {
        return sides.containsAll(BOTH.sides) ? BOTH : sides.getFirst() == BodySide.LEFT ? LEFT : RIGHT;
    }

    /** Returns their sides. */
    public List<BodySide> sides() {
        return sides;
    }
}
