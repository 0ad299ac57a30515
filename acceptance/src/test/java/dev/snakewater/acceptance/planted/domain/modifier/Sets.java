package dev.snakewater.acceptance.planted.domain.modifier;

import java.util.Set;

/** Planted. */
final class Sets {
    private Sets() {}

    static Object planted() {
        return Set.of("planted", "here");
    }
}
