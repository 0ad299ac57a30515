package dev.snakewater.acceptance.planted.domain.modifier;

import java.util.HashMap;

/** Planted. */
final class Hashes {
    private Hashes() {}

    static Object planted() {
        return new HashMap<String, String>();
    }
}
