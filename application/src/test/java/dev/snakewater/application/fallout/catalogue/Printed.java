package dev.snakewater.application.fallout.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** What the catalogue prints of a test vector, in its own file: a field on each line. */
public final class Printed {

    private static final String FILE = "/dev/snakewater/application/fallout/fallout-vectors.json";

    private Printed() {}

    /** A field of a vector, such as {@code result} of {@code V85}. */
    public static String field(String id, String field) {
        List<String> lines = lines();
        String start = "\"" + field + "\": \"";
        return lines.stream()
                .skip(lines.indexOf("\"id\": \"" + id + "\","))
                .filter(line -> line.startsWith(start))
                .findFirst()
                .map(line -> line.substring(start.length(), line.lastIndexOf('"')))
                .orElseThrow();
    }

    private static List<String> lines() {
        try (InputStream file = Objects.requireNonNull(Printed.class.getResourceAsStream(FILE), FILE)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(String::strip)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
