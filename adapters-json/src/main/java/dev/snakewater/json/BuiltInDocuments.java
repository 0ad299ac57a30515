package dev.snakewater.json;

import java.io.BufferedReader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The scenario documents on the class path. Every jar can bring some: the lines of its {@value #INDEX} are their names,
 * and the document of a name lies beside it, with the ending {@code .json}.
 */
final class BuiltInDocuments {

    private static final String FOLDER = "META-INF/snakewater/scenarios/";
    private static final String INDEX = FOLDER + "index";

    private final ClassLoader classPath;

    /** Those that this class loader finds. */
    BuiltInDocuments(ClassLoader classPath) {
        this.classPath = classPath;
    }

    /**
     * Their names, each once, in the order of the class path.
     *
     * @throws UncheckedIOException if the class path cannot be read
     */
    List<String> names() {
        try {
            List<String> names = new ArrayList<>();
            for (URL index : Collections.list(classPath.getResources(INDEX))) {
                names.addAll(lines(index));
            }
            return names.stream().distinct().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The text of the document of one of the names. */
    String text(String name) {
        return DocumentBytes.text(name, () -> open(FOLDER + name + ".json"));
    }

    private InputStream open(String resource) throws IOException {
        InputStream stream = classPath.getResourceAsStream(resource);
        if (stream == null) {
            throw new FileNotFoundException(resource);
        }
        return stream;
    }

    private static List<String> lines(URL index) throws IOException {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(index.openStream(), StandardCharsets.UTF_8))) {
            return reader.lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .toList();
        }
    }
}
