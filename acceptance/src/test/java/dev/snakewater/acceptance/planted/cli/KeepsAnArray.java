package dev.snakewater.acceptance.planted.cli;

/** Planted. */
final class KeepsAnArray {
    static final int[] ALL = {1, 2};

    private KeepsAnArray() {}
}
