package dev.snakewater.acceptance.planted.application.table;

/** Planted. */
final class LogsToo {
    private LogsToo() {}

    static System.Logger planted() {
        return System.getLogger("planted");
    }
}
