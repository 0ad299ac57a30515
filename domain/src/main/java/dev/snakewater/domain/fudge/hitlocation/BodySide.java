package dev.snakewater.domain.fudge.hitlocation;

/** A side of the body. */
public enum BodySide {
    LEFT,
    RIGHT;

    /** Returns the other side. */
    public BodySide other() {
        return this == LEFT ? RIGHT : LEFT;
    }
}
