package dev.snakewater.acceptance.planted.domain.rule;

import java.time.Instant;

/** Planted. */
final class ReadsInstant {
    private ReadsInstant() {}

    static Object planted() {
        return Instant.now();
    }
}
