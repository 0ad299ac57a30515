package dev.snakewater.acceptance.planted.domain.rule;

/** Planted. */
final class Logs {
    private Logs() {}

    static Object planted() {
        return System.getLogger("planted");
    }
}
