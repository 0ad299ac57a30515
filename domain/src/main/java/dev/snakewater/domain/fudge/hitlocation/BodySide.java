package dev.snakewater.domain.fudge.hitlocation;

/** Left or right, of what a body has twice. */
public enum BodySide {
    /** On the left. */
    LEFT("left"),
    /** On the right. */
    RIGHT("right");

    private final String word;

    BodySide(String word) {
        this.word = word;
    }

    /** The other one. */
    public BodySide other() {
        return this == LEFT ? RIGHT : LEFT;
    }

    @Override
    public String toString() {
        return word;
    }
}
