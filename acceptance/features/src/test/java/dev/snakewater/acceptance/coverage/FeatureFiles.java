package dev.snakewater.acceptance.coverage;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleTag;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The feature files, as Cucumber's own parser reads them. */
public final class FeatureFiles {

    private FeatureFiles() {}

    /**
     * A scenario, or one row of a scenario outline.
     *
     * @param where the file and the name
     * @param tags its tags and those of what it stands in, without the @
     */
    public record Example(String where, List<String> tags) {}

    /** All scenarios of all features. */
    public static List<Example> examples() {
        return files().stream()
                .flatMap(file -> pickles(file).stream()
                        .map(pickle -> new Example(
                                file.getFileName() + ": " + pickle.getName(),
                                pickle.getTags().stream()
                                        .map(PickleTag::getName)
                                        .map(tag -> tag.substring(1))
                                        .distinct()
                                        .toList())))
                .toList();
    }

    /** All feature files. */
    public static List<Path> files() {
        try {
            Path root = Path.of(Objects.requireNonNull(FeatureFiles.class.getResource("/features"), "no features")
                    .toURI());
            try (Stream<Path> files = Files.walk(root)) {
                return files.filter(file -> file.toString().endsWith(".feature"))
                        .sorted()
                        .toList();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Pickle> pickles(Path file) {
        GherkinParser parser = GherkinParser.builder()
                .includeSource(false)
                .includeGherkinDocument(false)
                .includePickles(true)
                .build();
        try {
            List<Envelope> read = parser.parse(file).toList();
            read.stream().flatMap(envelope -> envelope.getParseError().stream()).forEach(error -> {
                throw new IllegalStateException(file + ": " + error.getMessage());
            });
            return read.stream()
                    .flatMap(envelope -> envelope.getPickle().stream())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
