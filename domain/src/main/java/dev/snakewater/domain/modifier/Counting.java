package dev.snakewater.domain.modifier;

import java.util.function.UnaryOperator;

/** How a number is counted, when it is forecast, decided by or rolled against: its sum, then modifiers, then the book's limits. */
@FunctionalInterface
public interface Counting {

    /** Returns the number as it counts: takes a tally without its limits, then floors, caps, and whatever comes after them. */
    Tally count(Tally sum, UnaryOperator<Tally> limits);

    /** Returns the counting of a forecast with known modifiers. */
    static Counting adding(UnaryOperator<Tally> added) {
        return (sum, limits) -> limits.apply(added.apply(sum));
    }
}
