package dev.snakewater.application.fudge.gunfight.procedure;

import java.util.function.Supplier;

/** Checks along the way of many fights. */
final class Must {

    private Must() {}

    /** A check that costs little, for there are millions of them. */
    static void must(boolean holds, Supplier<String> otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise.get());
        }
    }
}
