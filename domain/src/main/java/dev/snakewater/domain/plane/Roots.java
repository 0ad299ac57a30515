package dev.snakewater.domain.plane;

/** Whole square roots. */
final class Roots {

    private Roots() {}

    /** Returns the root rounded down, of a number that is not negative. */
    static long floor(long square) {
        // A square that a double cannot hold may be rounded up to that of the next root, but never below its own.
        long root = (long) Math.sqrt((double) square);
        return root * root > square ? root - 1 : root;
    }

    /** Returns the root rounded up, of a number that is not negative. */
    static int ceiling(long square) {
        long root = floor(square);
        return Math.toIntExact(root * root == square ? root : root + 1);
    }
}
