package dev.snakewater.application.odds;

import dev.snakewater.domain.dice.Chance;

/**
 * The probability of a transition.
 *
 * @param ways exactly
 * @param near as a double
 */
record Weight(Ways ways, double near) {

    static final Weight SURE = of(Ways.SURE);

    /** The weight of what comes in so many ways. */
    static Weight of(Ways ways) {
        return new Weight(ways, new Chance(ways.ways(), ways.falls()).toDouble());
    }
}
