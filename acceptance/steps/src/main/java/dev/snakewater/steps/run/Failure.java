package dev.snakewater.steps.run;

import dev.snakewater.application.port.out.UnreadableException;
import io.cucumber.datatable.TableDiffException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a failed step says. */
final class Failure {

    private static final Pattern ARGUMENTS = Pattern.compile(
            "Step \\[.*] is defined with (\\d+) parameters? at [^\\n]*\\s+However, the gherkin step has (\\d+) arguments?");
    private static final String UNEQUAL = "Tables must have equal number of columns";

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
            default -> ofRunner(String.valueOf(why.getMessage()));
        };
    }

    /** What Cucumber says of a step that it cannot run, as somebody says it who has not written the step; anything else as it is. */
    private static String ofRunner(String words) {
        Matcher arguments = ARGUMENTS.matcher(words);
        if (arguments.lookingAt()) {
            boolean lacks = Integer.parseInt(arguments.group(1)) > Integer.parseInt(arguments.group(2));
            return lacks
                    ? "expected: a table or a text below this step; 'snakewater steps' shows which\nfound:    nothing"
                    : "expected: nothing below this step\nfound:    a table or a text";
        }
        return words.startsWith(UNEQUAL)
                ? "expected: a table with the columns that 'snakewater steps' shows\nfound:    more columns, or fewer"
                : words;
    }
}
