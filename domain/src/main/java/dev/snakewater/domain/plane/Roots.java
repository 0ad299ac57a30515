package dev.snakewater.domain.plane;

/** Whole square roots. */
final class Roots {

    private Roots() {}

    /** Returns the root rounded down, of a number that is not negative. */
    static long floor(long square) {
        long root = (long) Math.sqrt((double) square);
        while (root * root > square) {
            root--;
        }
        while ((root + 1) * (root + 1) <= square) {
            root++;
        }
        return root;
    }

    /** Returns the root rounded up, of a number that is not negative. */
    static int ceiling(long square) {
        long root = floor(square);
        return Math.toIntExact(root * root == square ? root : root + 1);
    }
}
