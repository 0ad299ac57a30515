package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Share;
import dev.snakewater.domain.dice.Chance;
import java.util.function.IntConsumer;

/** Probability mass on numbered states while a fight is followed; {@code A} is the same kind of mass. */
sealed interface Mass<A> permits DoubleMass, ExactMass {

    /** The probability of a transition, exactly and as a double. */
    record Weight(Ways ways, double near) {

        static final Weight SURE = of(Ways.SURE);

        static Weight of(Ways ways) {
            return new Weight(ways, new Chance(ways.ways(), ways.falls()).toDouble());
        }
    }

    A fresh();

    void certain(int number);

    /** Lets what is at one number flow on to another number elsewhere, in proportion to the weight. */
    void flow(int from, A into, int to, Weight weight);

    /** Visits every number at which there is something, in the order in which it came. */
    void forEach(IntConsumer numbers);

    Share share(int number);

    Share none();

    boolean isEmpty();

    double total();

    void clear();
}
