package dev.snakewater.domain.modifier;

/** How a product that is no whole number becomes one. */
public enum Rounding {
    /** Towards minus infinity. */
    DOWN,
    /** Towards plus infinity. */
    UP,
    /** To the nearest whole number, exact halves up. */
    HALF_UP;

    /**
     * A quotient, rounded so.
     *
     * @param dividend any number
     * @param divisor greater than zero
     */
    int quotient(long dividend, int divisor) {
        return Math.toIntExact(
                switch (this) {
                    case DOWN -> Math.floorDiv(dividend, (long) divisor);
                    case UP -> Math.ceilDiv(dividend, (long) divisor);
                    case HALF_UP -> Math.floorDiv(2 * dividend + divisor, 2L * divisor);
                });
    }
}
