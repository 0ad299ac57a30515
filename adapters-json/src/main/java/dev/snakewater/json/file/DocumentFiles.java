package dev.snakewater.json.file;

import dev.snakewater.application.words.Suggestions;
import dev.snakewater.json.value.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads documents up to a limit, and suggests files for references that name none. What cannot be read is unreadable. */
public final class DocumentFiles {

    /** The number of bytes in a megabyte. */
    public static final int MEGABYTE = 1024 * 1024;

    private static final int MOST_MEGABYTES = 4;
    private static final int MOST_LOOKED_AT = 10_000;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private DocumentFiles() {}

    /** Opens a document for reading. */
    @FunctionalInterface
    public interface Source {
        InputStream open() throws IOException;
    }

    /** Returns a path, if the text is one. */
    public static Optional<Path> file(String written) {
        try {
            return Optional.of(written).filter(path -> !path.isBlank()).map(Path::of);
        } catch (InvalidPathException strange) {
            return Optional.empty();
        }
    }

    /** Returns the source of a file, which must not be a directory. */
    public static Source of(String document, Path file) {
        if (Files.isDirectory(file)) {
            throw Problems.refused(document, "directory");
        }
        return () -> Files.newInputStream(file);
    }

    /** Returns the text of a document. */
    public static String text(String document, Source source) {
        String text = decoded(document, bytes(document, source, MOST_MEGABYTES));
        if (text.isBlank()) {
            throw Problems.refused(document, "empty");
        }
        return text;
    }

    /** Returns the bytes of a document. Reads at most one byte more than allowed. */
    public static byte[] bytes(String document, Source source, int mostMegabytes) {
        int most = mostMegabytes * MEGABYTE;
        byte[] bytes;
        try (InputStream stream = source.open()) {
            bytes = stream.readNBytes(most + 1);
        } catch (IOException unreadable) {
            throw Problems.refused(document, "unreadable");
        }
        if (bytes.length > most) {
            throw Problems.refused(document, "too-long", mostMegabytes);
        }
        return bytes;
    }

    /** Returns bytes as text. */
    public static String decoded(String document, byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        try {
            return unmarked(StandardCharsets.UTF_8.newDecoder().decode(buffer).toString());
        } catch (CharacterCodingException strange) {
            throw Problems.refused(document, "no-utf-8", buffer.position() + 1);
        }
    }

    /** Returns a text without the byte order mark that some editors put before it. */
    public static String unmarked(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    /** Suggests a file beside a path that is spelt much the same, with or without its ending, before another suggestion. */
    public static String instead(String written, String otherwise) {
        return file(written)
                .map(Path::toAbsolutePath)
                .flatMap(path -> Optional.ofNullable(path.getFileName())
                        .flatMap(name -> meant(name.toString(), names(path.resolveSibling("")))))
                .map(near -> Path.of(written).resolveSibling(near))
                .map(file -> Problems.WORDS.message("meant", file.toString(), otherwise))
                .orElse(otherwise);
    }

    private static Optional<String> meant(String name, List<String> names) {
        List<String> bare = names.stream().map(DocumentFiles::bare).distinct().toList();
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
