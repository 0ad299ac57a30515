package dev.snakewater.domain.gurps;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** An exact multiplier: a numerator of at least 0 over a denominator of at least 1. */
public record Fraction(int numerator, int denominator) {

    /** The multiplier that changes nothing. */
    public static final Fraction ONE = new Fraction(1, 1);

    /** How a multiplier above 0 is written in a document: a regular expression. */
    public static final String MULTIPLIER = "^ *(?=[^/]*[1-9])(\\d{1,3}(\\.\\d{1,3})?|\\d{1,4}/(?!0+ *$)\\d{1,4}) *$";

    private static final Pattern WRITTEN = Pattern.compile(MULTIPLIER);

    public Fraction {
        if (numerator < 0 || denominator < 1) {
            throw new IllegalArgumentException(numerator + "/" + denominator + " is no multiplier");
        }
        int common = numerator;
        int rest = denominator;
        while (rest > 0) {
            int next = common % rest;
            common = rest;
            rest = next;
        }
        numerator /= common;
        denominator /= common;
    }

    /** Returns a whole multiplier. */
    public static Fraction of(int times) {
        return new Fraction(times, 1);
    }

    /** Parses {@code 2}, {@code 1.5} or {@code 3/2}; none if it is not a multiplier above 0. */
    public static Optional<Fraction> written(String text) {
        // Which is what nearly everybody has: exact odds ask for it again and again.
        if (text.equals("1")) {
            return Optional.of(ONE);
        }
        return Stream.of(text)
                .filter(one -> WRITTEN.matcher(one).matches())
                .flatMap(one -> Stream.of(one.strip().split("/", 2)))
                .map(BigDecimal::new)
                .map(one -> new Fraction(one.unscaledValue().intValue(), (int) Math.pow(10, one.scale())))
                .reduce((one, other) -> one.times(other.inverse()));
    }

    /** Returns the product. */
    public Fraction times(Fraction other) {
        return new Fraction(
                Math.multiplyExact(numerator, other.numerator), Math.multiplyExact(denominator, other.denominator));
    }

    /** Returns its inverse. */
    public Fraction inverse() {
        return new Fraction(denominator, numerator);
    }

    /** Returns it as books print it: {@code x2}, {@code x1.5}, {@code x1/3}. */
    @Override
    public String toString() {
        if (denominator == 1) {
            return "x" + numerator;
        }
        return denominator == 2 ? "x" + numerator / 2 + ".5" : "x" + numerator + "/" + denominator;
    }
}
