package dev.snakewater.acceptance.planted.domain.rule;

/** Planted. */
final class Prints {
    private Prints() {}

    static void planted() {
        System.out.println("planted");
    }
}
