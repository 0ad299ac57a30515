package dev.snakewater.cli;

import dev.snakewater.application.procedure.Tableau;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How things stand, in aligned columns; in sentences where it is read aloud. Columns that say nothing are left out. */
final class StateTable {

    private static final String GAP = "  ";
    private static final int NARROWEST = 12;

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
        List<List<String>> lines = new ArrayList<>();
        lines.add(
                line("", "", columns.stream().map(i -> state.headings().get(i)).toList()));
        for (Tableau.Row row : state.rows()) {
            String mark = asked.filter(row.who()::equals).isPresent() ? ">" : row.out() ? "x" : "";
            lines.add(line(
                    mark,
                    row.who().text(),
                    columns.stream().map(i -> row.cells().get(i)).toList()));
        }
        aligned(page, lines);
    }

    private static List<String> line(String mark, String name, List<String> cells) {
        List<String> line = new ArrayList<>(List.of(mark.isEmpty() ? " " + name : mark + name));
        line.addAll(cells);
        return line;
    }

    /** The last column takes what is left of the width; what does not fit in it goes on below. */
    private static void aligned(Page page, List<List<String>> lines) {
        int columns = lines.getFirst().size();
        int[] widths = new int[columns];
        for (int i = 0; i < columns; i++) {
            int column = i;
            widths[i] = lines.stream()
                    .mapToInt(line -> Page.fit(line.get(column)).length())
                    .max()
                    .orElse(0);
        }
        int before = IntStream.of(widths)
                .limit(columns - 1L)
                .map(width -> width + GAP.length())
                .sum();
        int hanging = Math.min(before, Math.max(0, page.width() - NARROWEST));
        for (List<String> line : lines) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < columns; i++) {
                String cell = Page.fit(line.get(i));
                text.append(cell).append(i == columns - 1 ? "" : " ".repeat(widths[i] - cell.length()) + GAP);
            }
            page.print(0, hanging, text.toString());
        }
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
