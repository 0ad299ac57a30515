package dev.snakewater.domain.modifier;

import java.util.function.UnaryOperator;

/**
 * How a number is counted: its sum, then the game master's modifiers, then the book's limits. Whoever forecasts a number, decides by it or
 * rolls against it uses the same code with a counting of his own.
 */
@FunctionalInterface
public interface Counting {

    /**
     * Returns the number as it counts.
     *
     * @param sum the tally without its limits
     * @param limits the limits of the book: floors and caps, and whatever comes after them
     */
    Tally count(Tally sum, UnaryOperator<Tally> limits);

    /** Returns the counting of a forecast with known modifiers. */
    static Counting adding(UnaryOperator<Tally> added) {
        return (sum, limits) -> limits.apply(added.apply(sum));
    }
}
