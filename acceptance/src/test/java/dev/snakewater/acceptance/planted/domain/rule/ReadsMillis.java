package dev.snakewater.acceptance.planted.domain.rule;

/** Planted. */
final class ReadsMillis {
    private ReadsMillis() {}

    static long planted() {
        return System.currentTimeMillis();
    }
}
