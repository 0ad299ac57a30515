package dev.snakewater.domain.modifier;

import java.util.function.UnaryOperator;

/** Says what stands of a number: the table, before a throw, or whoever looks ahead to one. */
@FunctionalInterface
public interface Counting {

    /**
     * What stands of a number.
     *
     * @param sum everything that adds up to it, as it is written
     * @param limits what the book does with the sum: floors and caps, and whatever comes after them
     */
    Tally of(Tally sum, UnaryOperator<Tally> limits);

    /** That of somebody who looks ahead, and knows what will be added. */
    static Counting adding(UnaryOperator<Tally> added) {
        return (sum, limits) -> limits.apply(added.apply(sum));
    }
}
