package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Share;
import java.util.function.IntConsumer;

/**
 * Probability mass on numbered states while a fight is followed.
 *
 * @param <A> the same kind of amounts
 */
sealed interface Mass<A> permits DoubleMass, ExactMass {

    A fresh();

    void certain(int number);

    /** Lets what is here at one number flow on to another number elsewhere, as far as the weight says. */
    void flow(int from, A into, int to, Weight weight);

    /** Hears every number at which there is something, in the order in which it came. */
    void forEach(IntConsumer numbers);

    Share share(int number);

    Share none();

    boolean isEmpty();

    /** How much there is altogether, as near as a double can say it. */
    double total();

    void clear();
}
