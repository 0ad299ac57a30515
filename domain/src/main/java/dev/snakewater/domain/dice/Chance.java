package dev.snakewater.domain.dice;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** An exact fraction in lowest terms: the chance of something, or an expected number, which may be negative. */
public record Chance(BigInteger numerator, BigInteger denominator) implements Comparable<Chance> {

    /** A chance of zero. */
    public static final Chance NONE = new Chance(BigInteger.ZERO, BigInteger.ONE);

    /** A chance of one. */
    public static final Chance SURE = new Chance(BigInteger.ONE, BigInteger.ONE);

    // Whole numbers of so many bits are doubles exactly.
    private static final int EXACT_BITS = 53;

    // More digits than a double tells apart.
    private static final MathContext PRECISE = new MathContext(40);

    /** Reduces the fraction to lowest terms; its denominator must be positive. */
    public Chance {
        if (denominator.signum() <= 0) {
            throw new IllegalArgumentException(numerator + "/" + denominator + " is no chance");
        }
        BigInteger common = numerator.gcd(denominator);
        if (!common.equals(BigInteger.ONE)) {
            numerator = numerator.divide(common);
            denominator = denominator.divide(common);
        }
    }

    /** Returns a fraction. */
    public static Chance of(long numerator, long denominator) {
        return new Chance(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /** Returns the sum of this and another, which exclude each other. */
    public Chance plus(Chance other) {
        if (denominator.equals(other.denominator)) {
            return new Chance(numerator.add(other.numerator), denominator);
        }
        return new Chance(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    /** Returns the chance of both, which are independent. */
    public Chance times(Chance other) {
        return new Chance(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /** Returns this multiplied by a number, as part of an expected value. */
    public Chance times(int number) {
        return new Chance(numerator.multiply(BigInteger.valueOf(number)), denominator);
    }

    /** Returns this as a fraction of the other, which is not zero. */
    public Chance of(Chance other) {
        if (other.numerator.signum() <= 0) {
            throw new ArithmeticException("a part of " + other);
        }
        return new Chance(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    /** Returns the chance that this does not happen. */
    public Chance otherwise() {
        return new Chance(denominator.subtract(numerator), denominator);
    }

    /** Returns the nearest double. */
    public double toDouble() {
        if (numerator.bitLength() <= EXACT_BITS && denominator.bitLength() <= EXACT_BITS) {
            return numerator.doubleValue() / denominator.doubleValue();
        }
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), PRECISE)
                .doubleValue();
    }

    @Override
    public int compareTo(Chance other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    /** As a fraction: {@code 50/81}; {@code 1} and {@code 0} plainly. */
    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }
}
