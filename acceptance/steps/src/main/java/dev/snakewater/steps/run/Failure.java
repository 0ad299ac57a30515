package dev.snakewater.steps.run;

import dev.snakewater.application.port.out.UnreadableException;
import io.cucumber.datatable.TableDiffException;
import java.util.stream.Collectors;

/** What a failed step says. */
final class Failure {

    private Failure() {}

    /** What is wrong, in words: what is wrong with the scenario, if it cannot be read; else what the step says. */
    static String words(Throwable why) {
        return switch (why) {
            case UnreadableException unreadable ->
                unreadable.problems().stream()
                        .map(problem -> (problem.pointer().isEmpty() ? "" : problem.pointer() + ": ") + problem.what()
                                + "; right would be: " + problem.instead())
                        .collect(Collectors.joining("\n"));
            case TableDiffException differs ->
                "expected the rows with -, and found those with +:\n"
                        + String.valueOf(differs.getMessage()).lines().skip(1).collect(Collectors.joining("\n"));
            default -> String.valueOf(why.getMessage());
        };
    }
}
