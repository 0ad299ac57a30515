package dev.snakewater.cli;

import java.math.BigInteger;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** The numbers that options take, and what is said of words that are none. */
final class WholeNumber {

    private static final Pattern DIGITS = Pattern.compile("[-+]?\\d+");

    private WholeNumber() {}

    /** A number. */
    static long read(String word) {
        return within(word, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** A number of what there are not very many. */
    static int readSmall(String word) {
        return Math.toIntExact(within(word, Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    private static long within(String word, long least, long most) {
        if (!DIGITS.matcher(word).matches()) {
            throw new TypeConversionException(
                    "'" + Page.fit(word) + "' is no whole number; write it in digits alone, as in 1000");
        }
        BigInteger number = new BigInteger(word);
        boolean tooSmall = number.compareTo(BigInteger.valueOf(least)) < 0;
        if (tooSmall || number.compareTo(BigInteger.valueOf(most)) > 0) {
            throw new TypeConversionException(Page.fit(word) + " is too "
                    + (tooSmall ? "small: " + least + " is the least" : "large: " + most + " is the most"));
        }
        return number.longValueExact();
    }
}
