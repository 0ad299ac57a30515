package dev.snakewater.steps;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers that are written as a fraction, such as 50/81, or as a decimal, such as 20.6. */
final class Fractions {

    private static final int DIGITS = 6;

    private Fractions() {}

    /** Whether they are the same number; a fraction need not be reduced. */
    static boolean same(String one, String other) {
        String[] parts = (one + "/1").split("/", -1);
        String[] others = (other + "/1").split("/", -1);
        return new BigDecimal(parts[0])
                        .multiply(new BigDecimal(others[1]))
                        .compareTo(new BigDecimal(others[0]).multiply(new BigDecimal(parts[1])))
                == 0;
    }

    /** As a decimal with so many digits behind the point. */
    static BigDecimal decimal(String number, int digits) {
        String[] parts = (number + "/1").split("/", -1);
        return new BigDecimal(parts[0]).divide(new BigDecimal(parts[1]), digits, RoundingMode.HALF_UP);
    }

    /** What was expected and what was found: each in the form that was expected, and in the other one. */
    static AssertionError instead(String expected, String found) {
        return instead(expected, found, "");
    }

    /** The same, with more words behind it. */
    static AssertionError instead(String expected, String found, String more) {
        boolean asFraction = expected.contains("/");
        return Found.instead(both(expected, asFraction), both(found, asFraction) + more);
    }

    /** A whole number is the same in both forms; of a decimal alone nobody knows the fraction. */
    private static String both(String number, boolean asFraction) {
        if (!number.contains("/")) {
            return number;
        }
        BigDecimal exact = decimal(number, DIGITS).stripTrailingZeros();
        String decimal = exact.toPlainString();
        return asFraction ? number + ", which is " + decimal : decimal + ", which is " + number;
    }
}
