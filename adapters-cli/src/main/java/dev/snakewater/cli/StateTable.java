package dev.snakewater.cli;

import dev.snakewater.application.words.Tableau;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How things stand, in aligned columns; in sentences where it is read aloud. Columns that say nothing are left out. */
final class StateTable {

    private StateTable() {}

    /**
     * Prints it.
     *
     * @param asked who is asked just now: he is marked
     */
    static void print(Page page, Tableau state, Optional<Name> asked) {
        if (state.rows().isEmpty()) {
            return;
        }
        List<Integer> columns = IntStream.range(0, state.headings().size())
                .filter(i -> state.rows().stream()
                        .anyMatch(row -> !row.cells().get(i).isEmpty()))
                .boxed()
                .toList();
        new Grid(
                        cells("", columns, state.headings()),
                        state.rows().stream()
                                .map(row -> cells(
                                        page.aloud() ? inWords(row, asked) : mark(row, asked) + row.who(),
                                        columns,
                                        row.cells()))
                                .toList())
                .print(page, 0);
    }

    private static String mark(Tableau.Row row, Optional<Name> asked) {
        return asked.filter(row.who()::equals).isPresent() ? ">" : row.out() ? "x" : " ";
    }

    private static List<String> cells(String first, List<Integer> columns, List<String> all) {
        return Stream.concat(Stream.of(first), columns.stream().map(all::get)).toList();
    }

    private static String inWords(Tableau.Row row, Optional<Name> asked) {
        return row.who()
                + (asked.filter(row.who()::equals).isPresent() ? ", who is asked now" : "")
                + (row.out() ? ", out of the fight" : "");
    }
}
