package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;

/** Stairs or a ladder: a straight stretch of so many millimetres in width, on which walking is slower (FO-35). */
public record Stairs(
        @Unwrapped Segment line, @Within({1, Stairs.WIDEST}) int width) {

    /** The widest stairs, in millimetres. */
    public static final int WIDEST = 1_000;

    /** Returns whether a place lies on them: at most half of their width from the line. */
    public boolean isOn(Place place) {
        return line.isInStrip(place, width);
    }
}
