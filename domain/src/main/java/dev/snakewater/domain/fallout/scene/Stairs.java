package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;

/** Stairs or a ladder: a straight stretch of so many millimetres in width, on which walking is slower (FO-35). */
public record Stairs(Segment line, int width) {

    /** Returns whether a place lies on them: at most half of their width from the line. */
    public boolean isOn(Place place) {
        return line.isInStrip(place, width);
    }
}
