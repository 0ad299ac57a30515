package dev.snakewater.json.file;

import dev.snakewater.application.words.Suggestions;
import dev.snakewater.json.value.Problems;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds files beside one that does not exist. */
public final class NearbyFiles {

    private static final int MOST_LOOKED_AT = 10_000;

    private NearbyFiles() {}

    /** Suggests a file beside a path that is spelt much the same, with or without its ending, before another suggestion. */
    public static String instead(String written, String otherwise) {
        return DocumentBytes.file(written)
                .map(Path::toAbsolutePath)
                .flatMap(path -> Optional.ofNullable(path.getFileName())
                        .flatMap(name -> meant(name.toString(), names(path.resolveSibling("")))))
                .map(near -> Path.of(written).resolveSibling(near))
                .map(file -> Problems.WORDS.message("meant", file.toString(), otherwise))
                .orElse(otherwise);
    }

    private static Optional<String> meant(String name, List<String> names) {
        List<String> bare = names.stream().map(NearbyFiles::bare).distinct().toList();
        return Suggestions.meant(name, names)
                .or(() -> Suggestions.meant(bare(name), bare)
                        .flatMap(near -> names.stream()
                                .filter(other -> bare(other).equals(near))
                                .findFirst()));
    }

    private static List<String> names(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.limit(MOST_LOOKED_AT)
                    .filter(Files::isRegularFile)
                    .map(file -> String.valueOf(file.getFileName()))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException | SecurityException closed) {
            return List.of();
        }
    }

    private static String bare(String name) {
        return name.replaceFirst("(?<=.)\\.[^.]*$", "");
    }
}
