package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Word;

/** Left or right, of what a body has twice. */
public enum BodySide {
    LEFT,
    RIGHT;

    /** The other one. */
    public BodySide other() {
        return this == LEFT ? RIGHT : LEFT;
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
