package dev.snakewater.fuzzing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the program should not have done, each in a file of its own with what it was given; one of each sort.
 *
 * @param folder where they are kept
 */
record Findings(Path folder) {

    private static final int OF_A_SORT = 200;

    static Findings in(Path folder) {
        try {
            return new Findings(Files.createDirectories(folder));
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    void keep(Attempt attempt, String wrong) {
        String sort = wrong.replaceAll("[\\W\\d]", "");
        String shortened = sort.substring(0, Math.min(OF_A_SORT, sort.length()));
        Path file = folder.resolve("found-" + Integer.toHexString(shortened.hashCode()) + ".txt");
        if (Files.exists(file)) {
            return;
        }
        try {
            Files.write(
                    file, List.of(attempt.command(), "---", attempt.document(), "---", attempt.typed(), "---", wrong));
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** Returns how many there are. */
    long count() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.count();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
