package dev.snakewater.cli;

import dev.snakewater.application.words.Tableau;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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
        if (page.aloud()) {
            state.rows().forEach(row -> page.print(0, 2, sentence(state, row, columns, asked)));
            return;
        }
        new Grid(
                        cells("", columns, state.headings()),
                        state.rows().stream()
                                .map(row -> cells(mark(row, asked) + row.who().text(), columns, row.cells()))
                                .toList())
                .print(page, 0);
    }

    private static String mark(Tableau.Row row, Optional<Name> asked) {
        return asked.filter(row.who()::equals).isPresent() ? ">" : row.out() ? "x" : " ";
    }

    private static List<String> cells(String first, List<Integer> columns, List<String> all) {
        return Stream.concat(Stream.of(first), columns.stream().map(all::get)).toList();
    }

    private static String sentence(Tableau state, Tableau.Row row, List<Integer> columns, Optional<Name> asked) {
        String who = row.who()
                + (asked.filter(row.who()::equals).isPresent() ? ", who is asked now" : "")
                + (row.out() ? ", out of the fight" : "");
        return columns.stream()
                .filter(i -> !row.cells().get(i).isEmpty())
                .map(i -> state.headings().get(i) + ": " + row.cells().get(i))
                .collect(Collectors.joining(". ", who + ". ", "."));
    }
}
