package dev.snakewater.steps.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * An example of each step, as a feature has it. They stand in a resource that a test makes of the features: a pattern, and below it,
 * indented, the step with its table.
 */
public final class StepExamples {

    /** Where they stand. */
    public static final String RESOURCE = "META-INF/snakewater/steps/examples.txt";

    private static final String INDENT = "    ";
    private static final Map<String, List<String>> ALL = read();

    private StepExamples() {}

    /** An example of the step with this pattern; empty, if no feature has one. */
    public static List<String> of(String pattern) {
        return ALL.getOrDefault(pattern, List.of());
    }

    /** The resource that holds these. */
    public static String written(Map<String, List<String>> examples) {
        StringBuilder written = new StringBuilder();
        examples.forEach((pattern, lines) -> {
            written.append(pattern).append('\n');
            lines.forEach(line -> written.append(INDENT).append(line).append('\n'));
        });
        return written.toString();
    }

    private static Map<String, List<String>> read() {
        Map<String, List<String>> all = new TreeMap<>();
        List<String> lines = new ArrayList<>();
        for (String line : text().lines().toList()) {
            if (line.startsWith(INDENT)) {
                lines.add(line.substring(INDENT.length()));
            } else {
                lines = new ArrayList<>();
                all.put(line, lines);
            }
        }
        return all;
    }

    private static String text() {
        try (InputStream examples =
                Objects.requireNonNull(StepExamples.class.getClassLoader().getResourceAsStream(RESOURCE))) {
            return new String(examples.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }
}
