package dev.snakewater.json;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The scenario documents on the class path. Every jar can bring some: the lines of its {@value #INDEX} are their names,
 * and the document of a name lies beside it, with the ending {@code .json}.
 */
record BuiltInDocuments(ClassLoader classPath) {

    private static final String FOLDER = "META-INF/snakewater/scenarios/";
    private static final String INDEX = FOLDER + "index";

    /** Their names, each once, in the order of the class path. */
    List<String> names() {
        try {
            List<String> names = new ArrayList<>();
            for (URL index : Collections.list(classPath.getResources(INDEX))) {
                try (InputStream lines = index.openStream()) {
                    names.addAll(new String(lines.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList());
                }
            }
            return names.stream()
                    .map(String::strip)
                    .filter(name -> !name.isEmpty())
                    .distinct()
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    String text(String name) {
        String resource = FOLDER + name + ".json";
        return DocumentBytes.text(
                name,
                () -> Optional.ofNullable(classPath.getResourceAsStream(resource))
                        .orElseThrow(() -> new FileNotFoundException(resource)));
    }
}
