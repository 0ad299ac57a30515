package dev.snakewater.acceptance.planted.domain.rule;

import java.nio.file.Path;

/** Planted. */
final class ReadsFile {
    private ReadsFile() {}

    static Object planted() {
        return Path.of("planted");
    }
}
