package dev.snakewater.domain.wound;

import dev.snakewater.domain.field.Withers;

/** Somebody's hit points: how many are left, which may be negative, and how many there are when unhurt. */
@Withers
public record HitPoints(int left, int most) implements HitPointsBuilder.With {

    /** Returns these after a loss. */
    public HitPoints less(int points) {
        return withLeft(left - points);
    }

    /** Returns whether none are left. */
    public boolean isSpent() {
        return left <= 0;
    }
}
