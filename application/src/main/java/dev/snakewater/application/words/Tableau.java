package dev.snakewater.application.words;

import dev.snakewater.domain.combatant.Name;
import java.util.List;

/**
 * How things stand at a moment, as a table: a row for each fighter, in the order in which they act.
 *
 * @param headings what stands in the columns beside the name
 * @param rows the fighters
 */
public record Tableau(List<String> headings, List<Row> rows) {

    /** A table in which nothing stands. */
    public static final Tableau EMPTY = new Tableau(List.of(), List.of());

    /**
     * A fighter.
     *
     * @param who his name
     * @param cells what is said of him, one text for each heading; empty where there is nothing to say
     * @param out whether he can do nothing more
     */
    public record Row(Name who, List<String> cells, boolean out) {

        public Row {
            cells = List.copyOf(cells);
        }
    }

    /** @throws IllegalArgumentException if a row has more or fewer cells than there are headings */
    public Tableau {
        headings = List.copyOf(headings);
        rows = List.copyOf(rows);
        int columns = headings.size();
        if (rows.stream().anyMatch(row -> row.cells().size() != columns)) {
            throw new IllegalArgumentException("a row that does not fit under " + headings);
        }
    }
}
