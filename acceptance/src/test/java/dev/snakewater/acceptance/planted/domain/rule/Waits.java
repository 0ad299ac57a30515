package dev.snakewater.acceptance.planted.domain.rule;

import java.util.concurrent.atomic.AtomicInteger;

/** Planted. */
final class Waits {
    private Waits() {}

    static AtomicInteger planted() {
        return new AtomicInteger();
    }
}
