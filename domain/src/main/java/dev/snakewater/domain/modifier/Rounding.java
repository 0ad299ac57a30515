package dev.snakewater.domain.modifier;

/** How to round a product to a whole number. */
public enum Rounding {
    /** Towards minus infinity. */
    DOWN,
    /** Towards plus infinity. */
    UP,
    /** To the nearest whole number, exact halves up. */
    HALF_UP;

    /** Returns the rounded quotient; the divisor is positive. */
    int quotient(long dividend, int divisor) {
        return Math.toIntExact(
                switch (this) {
                    case DOWN -> Math.floorDiv(dividend, (long) divisor);
                    case UP -> Math.ceilDiv(dividend, (long) divisor);
                    case HALF_UP -> Math.floorDiv(2 * dividend + divisor, 2L * divisor);
                });
    }
}
