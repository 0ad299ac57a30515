package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.plane.Segment;

/** A wall, or something to hide behind, as a straight line (FO-36). */
public record Obstacle(
        Name name,
        @Unwrapped Segment line,
        @Default("hip high") Height height) {

    /** How near somebody must be to have cover of it, in millimetres (FO-36). */
    public static final int REACH = 30;

    /** Returns whether it blocks sight, and jumps. */
    public boolean isHigh() {
        return height == Height.HIGH;
    }

    /** How high it is. */
    public enum Height {
        HIP_HIGH,
        /** Higher than a man. */
        HIGH
    }
}
