package dev.snakewater.steps.run;

import dev.snakewater.application.port.out.Features;
import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.ParseError;
import io.cucumber.messages.types.Pickle;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Feature files that somebody named.
 *
 * @param found those that can be read, with the lines that he named
 * @param missing what is not there
 * @param empty folders without a feature
 * @param unread what is no Gherkin
 */
record FeatureFiles(List<String> found, List<String> missing, List<String> empty, List<Features.Unread> unread) {

    private static final String ENDING = ".feature";
    // What follows on the first is often its consequence.
    private static final int MOST_ERRORS = 1;
    // To look for what a longer one could have meant takes Cucumber minutes.
    private static final int LONGEST_STEP = 1000;

    static FeatureFiles of(List<String> named) {
        List<String> found = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        List<String> empty = new ArrayList<>();
        List<Features.Unread> unread = new ArrayList<>();
        for (String name : named) {
            String file = name.replaceFirst("(:\\d+)+$", "");
            List<Path> files = files(file);
            if (files.isEmpty()) {
                (new File(file).isDirectory() ? empty : missing).add(file);
            }
            files.forEach(each -> unread.addAll(errors(each)));
            files.forEach(each -> found.add(each + name.substring(file.length())));
        }
        return new FeatureFiles(found, missing, empty, unread);
    }

    /** A file itself, of which Cucumber wants a certain name; the features in a folder. */
    private static List<Path> files(String name) {
        try {
            Path path = Path.of(name);
            if (Files.isRegularFile(path)) {
                return List.of(path);
            }
            if (!Files.isDirectory(path)) {
                return List.of();
            }
            try (Stream<Path> files = Files.walk(path)) {
                return files.filter(file -> file.toString().endsWith(ENDING) && Files.isRegularFile(file))
                        .sorted()
                        .toList();
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (InvalidPathException impossible) {
            return List.of();
        }
    }

    private static List<Features.Unread> errors(Path file) {
        if (!file.toString().endsWith(ENDING)) {
            return List.of(new Features.Unread(file.toString(), 1, "the name of a feature ends in " + ENDING));
        }
        GherkinParser parser = GherkinParser.builder()
                .includeSource(false)
                .includeGherkinDocument(false)
                .includePickles(true)
                .build();
        try {
            List<Features.Unread> errors = parser.parse(file.toString(), Files.readAllBytes(file))
                    .flatMap(envelope -> Stream.concat(
                            envelope.getParseError().stream().map(error -> unread(file, error)),
                            envelope.getPickle().stream().flatMap(example -> tooLong(file, example))))
                    .limit(MOST_ERRORS)
                    .toList();
            return errors.isEmpty() && isEmpty(file)
                    ? List.of(new Features.Unread(file.toString(), 1, "expected: #Feature"))
                    : errors;
        } catch (IOException unreadable) {
            return List.of(new Features.Unread(file.toString(), 1, String.valueOf(unreadable.getMessage())));
        }
    }

    private static boolean isEmpty(Path file) throws IOException {
        return Files.readString(file).isBlank();
    }

    /** What is wrong and what was expected, without the numbers before it. */
    private static Features.Unread unread(Path file, ParseError error) {
        long line = error.getSource().getLocation().map(at -> at.getLine()).orElse(1L);
        return new Features.Unread(file.toString(), line, error.getMessage().replaceFirst("^\\(\\d+:\\d+\\): ", ""));
    }

    private static Stream<Features.Unread> tooLong(Path file, Pickle example) {
        return example.getSteps().stream()
                .map(step -> step.getText().length())
                .filter(length -> length > LONGEST_STEP)
                .map(length -> new Features.Unread(
                        file.toString(),
                        1,
                        "'%s' has a step of %d characters; the longest may have %d"
                                .formatted(example.getName(), length, LONGEST_STEP)));
    }
}
