package dev.snakewater.steps.run;

import dev.snakewater.application.port.out.RuleExamples.Example;
import dev.snakewater.application.port.out.RuleExamples.Results;
import dev.snakewater.application.port.out.RuleExamples.State;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The results of the last whole run of the examples that come with the program, in a file beside the jar of the steps.
 *
 * @param steps the jar, or the folder of its classes
 */
public record ResultsFile(Path steps) {

    private static final String NAME = "examples.json";
    private static final JsonMapper MAPPER = new JsonMapper();

    /** The file beside these steps. */
    public static ResultsFile besideTheSteps() {
        try {
            return new ResultsFile(Path.of(ResultsFile.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI()));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private Path file() {
        return steps.resolveSibling(NAME);
    }

    /** Writes the results of a whole run. */
    public void write(List<Example> examples) {
        try {
            Path beside =
                    steps.resolveSibling(NAME + "." + ProcessHandle.current().pid());
            Files.writeString(beside, MAPPER.writeValueAsString(examples));
            Files.move(beside, file(), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** The results; empty if there is no such file, or it cannot be read. */
    Optional<Results> read() {
        if (!Files.isReadable(file())) {
            return Optional.empty();
        }
        try {
            boolean outdated = Files.getLastModifiedTime(file()).compareTo(Files.getLastModifiedTime(steps)) < 0;
            Example[] examples = MAPPER.readValue(Files.readString(file()), Example[].class);
            return Optional.of(new Results(outdated ? State.OUTDATED : State.CURRENT, List.of(examples)));
        } catch (IOException | JacksonException unreadable) {
            return Optional.empty();
        }
    }
}
