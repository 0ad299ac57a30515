package dev.snakewater.cli;

import dev.snakewater.application.words.Tableau;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
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
    static void print(Page page, Tableau state, Name asked) {
        List<Integer> columns = IntStream.range(0, state.headings().size())
                .filter(i -> state.rows().stream()
                        .anyMatch(row -> !row.cells().get(i).isEmpty()))
                .boxed()
                .toList();
        List<List<String>> rows = state.rows().stream()
                .map(row -> cells(who(row, row.who().equals(asked), page.aloud()), columns, row.cells()))
                .toList();
        new Grid(cells("", columns, state.headings()), rows).print(page, 0);
    }

    private static String who(Tableau.Row row, boolean isAsked, boolean aloud) {
        return aloud
                ? Words.of("state.who", row.who(), isAsked, row.out())
                : (isAsked ? ">" : row.out() ? "x" : " ") + row.who();
    }

    private static List<String> cells(String first, List<Integer> columns, List<String> all) {
        return Stream.concat(Stream.of(first), columns.stream().map(all::get)).toList();
    }
}
