package dev.snakewater.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The tags of the features of a test, which are below {@code features} on its class path. */
final class Tags {

    private Tags() {}

    /** Returns all tags of all features, without the sign. */
    static List<String> ofFeatures() {
        return Optional.ofNullable(Tags.class.getResource("/features"))
                .map(Tags::below)
                .orElse(List.of());
    }

    private static List<String> below(URL folder) {
        try (Stream<Path> files = Files.walk(Path.of(folder.toURI()))) {
            return files.filter(file -> file.toString().endsWith(".feature"))
                    .flatMap(file -> lines(file).stream())
                    .filter(line -> line.startsWith("@"))
                    .flatMap(line -> Stream.of(line.split("\\s+")))
                    .map(tag -> tag.substring(1))
                    .distinct()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream().map(String::strip).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
