package dev.snakewater.steps.run;

import io.cucumber.plugin.event.DataTableArgument;
import io.cucumber.plugin.event.DocStringArgument;
import io.cucumber.plugin.event.PickleStepTestStep;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A step as a feature has it, with what stands below it. */
public final class WrittenStep {

    private static final String QUOTES = "\"\"\"";

    private WrittenStep() {}

    /** Returns the lines of a step that begins with this keyword. */
    public static List<String> lines(String keyword, PickleStepTestStep step) {
        List<String> lines =
                new ArrayList<>(List.of(keyword + " " + step.getStep().getText()));
        if (step.getStep().getArgument() instanceof DataTableArgument table) {
            table.cells().forEach(row -> lines.add(row(row)));
        } else if (step.getStep().getArgument() instanceof DocStringArgument text) {
            lines.add(QUOTES);
            text.getContent().lines().forEach(lines::add);
            lines.add(QUOTES);
        }
        return lines;
    }

    private static String row(List<String> cells) {
        return cells.stream()
                .map(cell -> cell == null ? "" : cell.replace("\\", "\\\\").replace("|", "\\|"))
                .collect(Collectors.joining(" | ", "| ", " |"));
    }
}
