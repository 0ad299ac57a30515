package dev.snakewater.domain.dice;

import java.math.BigInteger;

/**
 * A number of ways out of all falls of some dice. Not in lowest terms: players count falls, and adding is fast.
 *
 * @param ways from 0 to all falls
 * @param falls in how many ways the dice can fall, at least 1
 */
public record Ways(BigInteger ways, BigInteger falls) {

    /** No way at all. */
    public static final Ways NONE = new Ways(BigInteger.ZERO, BigInteger.ONE);

    /** The only way. */
    public static final Ways SURE = new Ways(BigInteger.ONE, BigInteger.ONE);

    /** Returns so many ways out of so many falls. */
    public static Ways of(long ways, long falls) {
        return new Ways(BigInteger.valueOf(ways), BigInteger.valueOf(falls));
    }

    /** Like a record's own, but faster: odds look up a great many. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Ways that && ways.equals(that.ways) && falls.equals(that.falls);
    }

    @Override
    public int hashCode() {
        return 31 * ways.hashCode() + falls.hashCode();
    }

    /** Returns these or others, of which none are the same. */
    public Ways plus(Ways others) {
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

    private BigInteger inAll(BigInteger all) {
        return ways.multiply(all.divide(falls));
    }

    /** Returns these and then others, of other dice. */
    public Ways times(Ways others) {
        return new Ways(ways.multiply(others.ways), falls.multiply(others.falls));
    }

    /** Returns those that are not among these. */
    public Ways others() {
        return new Ways(falls.subtract(ways), falls);
    }

    /** Returns these, where only some ways count, of which there is at least one. */
    public Ways of(Ways some) {
        return some.areAll() ? this : new Ways(ways.multiply(some.falls), falls.multiply(some.ways));
    }

    /** Returns whether it cannot fall otherwise. */
    public boolean areAll() {
        return ways.equals(falls);
    }

    /** Returns how likely they are. */
    public Chance chance() {
        return new Chance(ways, falls);
    }
}
