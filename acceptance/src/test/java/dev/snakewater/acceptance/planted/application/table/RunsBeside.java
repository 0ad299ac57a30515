package dev.snakewater.acceptance.planted.application.table;

/** Planted. */
final class RunsBeside {
    private RunsBeside() {}

    static void planted() {
        new Thread(() -> {}).start();
    }
}
