package dev.snakewater.application.odds;

import dev.snakewater.domain.dice.Chance;
import java.math.BigInteger;

/**
 * How likely a transition is.
 *
 * @param chance exactly
 * @param near as a double
 * @param falls in how many ways the dice of the step can fall altogether
 */
record Weight(Chance chance, double near, BigInteger falls) {

    /** A step without a throw. */
    static final Weight SURE = of(Chance.SURE, BigInteger.ONE);

    /** The weight of this chance. */
    static Weight of(Chance chance, BigInteger falls) {
        return new Weight(chance, chance.toDouble(), falls);
    }

    /** This or the other. */
    Weight plus(Weight other) {
        return of(chance.plus(other.chance), common(falls, other.falls));
    }

    /** The least common multiple. */
    static BigInteger common(BigInteger one, BigInteger other) {
        return one.equals(other) ? one : one.multiply(other).divide(one.gcd(other));
    }
}
