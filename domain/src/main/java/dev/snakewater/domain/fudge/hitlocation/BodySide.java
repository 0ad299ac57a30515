package dev.snakewater.domain.fudge.hitlocation;

/** Left or right, of what a body has twice. */
public enum BodySide {
    LEFT,
    RIGHT;

    /** The other one. */
    public BodySide other() {
        return this == LEFT ? RIGHT : LEFT;
    }
}
