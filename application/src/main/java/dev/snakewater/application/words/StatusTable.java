package dev.snakewater.application.words;

import dev.snakewater.domain.combatant.Name;
import java.util.List;

/** The state of a fight as a table, with a row for each fighter in the order in which they act, and headings beside the name. */
public record StatusTable(List<String> headings, List<Row> rows) {

    /** The empty table. */
    public static final StatusTable EMPTY = new StatusTable(List.of(), List.of());

    /** The row of a fighter: one text, which may be empty, for each heading, and whether he is out of the fight. */
    public record Row(Name who, List<String> cells, boolean out) {

        public Row {
            cells = List.copyOf(cells);
        }
    }

    /** @throws IllegalArgumentException if a row has more or fewer cells than there are headings */
    public StatusTable {
        headings = List.copyOf(headings);
        rows = List.copyOf(rows);
        int columns = headings.size();
        if (rows.stream().anyMatch(row -> row.cells().size() != columns)) {
            throw new IllegalArgumentException("a row that does not fit under " + headings);
        }
    }
}
