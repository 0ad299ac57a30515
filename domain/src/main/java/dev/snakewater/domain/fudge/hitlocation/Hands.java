package dev.snakewater.domain.fudge.hitlocation;

import java.util.List;
import java.util.stream.Stream;

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

    @Override
    public String toString() {
        return word;
    }
}
