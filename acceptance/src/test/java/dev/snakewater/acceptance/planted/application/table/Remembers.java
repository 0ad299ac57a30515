package dev.snakewater.acceptance.planted.application.table;

/** Planted. */
final class Remembers {
    static String last;

    private Remembers() {}
}
