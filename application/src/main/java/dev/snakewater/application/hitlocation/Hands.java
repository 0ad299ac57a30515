package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.hitlocation.BodySide;
import java.util.List;

/** With which hands something is held. */
public enum Hands {
    /** The left one. */
    LEFT("left", List.of(BodySide.LEFT)),
    /** The right one. */
    RIGHT("right", List.of(BodySide.RIGHT)),
    /** Both. */
    BOTH("both", List.of(BodySide.LEFT, BodySide.RIGHT));

    private final String word;
    private final List<BodySide> sides;

    Hands(String word, List<BodySide> sides) {
        this.word = word;
        this.sides = sides;
    }

    /** On which sides they are. */
    public List<BodySide> sides() {
        return sides;
    }

    @Override
    public String toString() {
        return word;
    }
}
