package dev.snakewater.acceptance.planted.application.table;

import java.nio.file.Files;
import java.nio.file.Path;

/** Planted. */
final class OpensFile {
    private OpensFile() {}

    static boolean planted() {
        return Files.exists(Path.of("planted"));
    }
}
