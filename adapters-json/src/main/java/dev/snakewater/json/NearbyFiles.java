package dev.snakewater.json;

import dev.snakewater.application.procedure.Spelling;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The files that lie where one was looked for in vain. */
final class NearbyFiles {

    private static final int MOST_LOOKED_AT = 10_000;

    private NearbyFiles() {}

    /** The file that may have been meant by this path, written as the path is: one beside it that is spelt much the same, with its ending or without. */
    static Optional<String> meant(String written) {
        try {
            Path path = Path.of(written);
            Path folder = Optional.ofNullable(path.getParent()).orElse(Path.of(""));
            String name =
                    Optional.ofNullable(path.getFileName()).map(Path::toString).orElse("");
            List<String> names = names(folder);
            return Spelling.meant(name, names)
                    .or(() -> Spelling.meant(
                                    bare(name),
                                    names.stream()
                                            .map(NearbyFiles::bare)
                                            .distinct()
                                            .toList())
                            .flatMap(near -> names.stream()
                                    .filter(other -> bare(other).equals(near))
                                    .findFirst()))
                    .map(near -> path.resolveSibling(near).toString());
        } catch (InvalidPathException strange) {
            return Optional.empty();
        }
    }

    /** What to write instead, in front of what else there is to say of it. */
    static String instead(String written, String otherwise) {
        return meant(written)
                .map(file -> Problems.WORDS.message("meant", file, otherwise))
                .orElse(otherwise);
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
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
