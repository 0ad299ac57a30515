package dev.snakewater.acceptance.planted.domain.dice;

/** Planted. */
final class RollsRandom {
    private RollsRandom() {}

    static double planted() {
        return Math.random();
    }
}
