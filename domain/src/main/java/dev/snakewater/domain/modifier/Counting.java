package dev.snakewater.domain.modifier;

import java.util.function.UnaryOperator;

/**
 * How a number is counted: what adds up to it, then what a game master adds, then what the book limits it by. Whoever tells a
 * number beforehand, decides on it or throws against it brings a counting of his own to one piece that knows the sum and its
 * limits.
 */
@FunctionalInterface
public interface Counting {

    /**
     * What stands of a number.
     *
     * @param sum everything that adds up to it, as it is written
     * @param limits what the book does with the sum: floors and caps, and whatever comes after them
     */
    Tally count(Tally sum, UnaryOperator<Tally> limits);

    /** That of somebody who looks ahead, and knows what will be added. */
    static Counting adding(UnaryOperator<Tally> added) {
        return (sum, limits) -> limits.apply(added.apply(sum));
    }
}
