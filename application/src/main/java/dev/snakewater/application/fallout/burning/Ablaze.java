package dev.snakewater.application.fallout.burning;

import dev.snakewater.domain.fallout.burning.Fire;
import dev.snakewater.domain.fallout.shot.Condition;

/**
 * How a target is now.
 *
 * @param condition hit points, weapon, wounds
 * @param fire how she burns
 */
public record Ablaze(Condition condition, Fire fire) {

    /** Whether she is still to be reckoned with. */
    boolean stands() {
        return !condition.isDown();
    }

    /** Whether she burns, and it matters. */
    boolean burns() {
        return stands() && fire.isBurning();
    }
}
