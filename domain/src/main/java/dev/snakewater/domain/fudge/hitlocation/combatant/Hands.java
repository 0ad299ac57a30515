package dev.snakewater.domain.fudge.hitlocation.combatant;

import dev.snakewater.domain.fudge.hitlocation.BodySide;
import java.util.List;
import java.util.stream.Stream;

/** With which hands something is held. */
public enum Hands {
    LEFT(List.of(BodySide.LEFT)),
    RIGHT(List.of(BodySide.RIGHT)),
    BOTH(List.of(BodySide.LEFT, BodySide.RIGHT));

    private final List<BodySide> sides;

    Hands(List<BodySide> sides) {
        this.sides = sides;
    }

    /** Returns the hands on these sides, of which there is at least one. */
    public static Hands on(List<BodySide> sides) {
        return Stream.of(values())
                .filter(hands -> hands.sides.size() == sides.size() && hands.sides.containsAll(sides))
                .findFirst()
                .orElseThrow();
    }

    /** Returns on which sides they are. */
    public List<BodySide> sides() {
        return sides;
    }
}
