package dev.snakewater.steps.gunfight;

import dev.snakewater.steps.Found;
import io.cucumber.datatable.DataTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A row of a table.
 *
 * @param cells what stands under each heading; null where a cell is empty, as Cucumber has it
 */
public record Row(Map<String, String> cells) {

    /** The rows of a table below its headings. */
    public static List<Row> of(DataTable table) {
        return table.asMaps().stream().map(Row::new).toList();
    }

    /** What must stand under a heading. */
    public String text(String heading) {
        return said(heading).orElseThrow(() -> Found.instead("something under '" + heading + "'", "nothing"));
    }

    /** What stands under a heading, if anything does. */
    public Optional<String> said(String heading) {
        return Optional.ofNullable(cells.get(heading)).map(String::strip).filter(words -> !words.isEmpty());
    }
}
