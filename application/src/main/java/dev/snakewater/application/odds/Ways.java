package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Share;
import dev.snakewater.domain.dice.Chance;
import java.math.BigInteger;

/** A number of ways out of all falls of the dice. Not in lowest terms: players count falls, and adding is fast. */
record Ways(BigInteger ways, BigInteger falls) {

    static final Ways NONE = new Ways(BigInteger.ZERO, BigInteger.ONE);
    static final Ways SURE = new Ways(BigInteger.ONE, BigInteger.ONE);

    Ways plus(Ways others) {
        int more = falls.compareTo(others.falls);
        if (more == 0) {
            return new Ways(ways.add(others.ways), falls);
        }
        return more > 0 ? plusOfFewer(others) : others.plusOfFewer(this);
    }

    private Ways plusOfFewer(Ways others) {
        BigInteger[] times = falls.divideAndRemainder(others.falls);
        if (times[1].signum() == 0) {
            return new Ways(ways.add(others.ways.multiply(times[0])), falls);
        }
        BigInteger all = falls.multiply(others.falls).divide(falls.gcd(others.falls));
        return new Ways(inAll(all).add(others.inAll(all)), all);
    }

    Ways times(Ways others) {
        return new Ways(ways.multiply(others.ways), falls.multiply(others.falls));
    }

    Ways others() {
        return new Ways(falls.subtract(ways), falls);
    }

    /** These, where only some ways count. */
    Ways of(Ways some) {
        return some.areAll() ? this : new Ways(ways.multiply(some.falls), falls.multiply(some.ways));
    }

    boolean areAll() {
        return ways.equals(falls);
    }

    Share.Exact share() {
        return new Share.Exact(new Chance(ways, falls), falls);
    }

    private BigInteger inAll(BigInteger all) {
        return ways.multiply(all.divide(falls));
    }
}
