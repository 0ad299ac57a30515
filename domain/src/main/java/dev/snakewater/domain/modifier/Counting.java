package dev.snakewater.domain.modifier;

import java.util.function.UnaryOperator;

/**
 * How a number is counted: its sum, then the game master's modifiers, then the book's limits. Forecasts, decisions and rolls use the same
 * code, each with its own counting.
 */
@FunctionalInterface
public interface Counting {

    /** Returns the number as it counts: takes a tally without its limits, then floors, caps, and whatever comes after them. */
    Tally count(Tally sum, UnaryOperator<Tally> limits);

    /** Returns the counting of a forecast with known modifiers. */
    static Counting adding(UnaryOperator<Tally> added) {
        return (sum, limits) -> limits.apply(added.apply(sum));
    }
}
