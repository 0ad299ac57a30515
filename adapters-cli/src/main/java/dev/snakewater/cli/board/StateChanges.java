package dev.snakewater.cli.board;

import dev.snakewater.application.words.StatusTable;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What has changed from one table to another: of whom, and what. */
record StateChanges(StatusTable before, StatusTable now) {

    private static final int INDENT = 2;
    private static final int HANGING = 4;

    /** Tells it in a paragraph; aloud, in a sentence of each. */
    void tell(Page page) {
        List<List<String>> changed = now.rows().stream()
                .map(row -> ofHim(row, page.aloud()))
                .filter(row -> row.size() > 1)
                .toList();
        if (page.aloud()) {
            changed.forEach(row -> page.print(0, INDENT, String.join(". ", row) + "."));
        } else if (!changed.isEmpty()) {
            List<String> told = changed.stream()
                    .map(row -> row.getFirst() + ": " + String.join(", ", row.subList(1, row.size())))
                    .toList();
            page.print(INDENT, HANGING, Words.of("state.changes", told));
        }
    }

    /** A fighter, and all of his that has changed. */
    private List<String> ofHim(StatusTable.Row row, boolean aloud) {
        Optional<StatusTable.Row> was = before.rows().stream()
                .filter(one -> one.who().equals(row.who()))
                .findFirst();
        boolean falls = row.out() && was.filter(StatusTable.Row::out).isEmpty();
        Stream<String> cells = IntStream.range(0, row.cells().size())
                .filter(i -> hasChanged(
                        was.map(one -> one.cells().get(i)).orElse(""),
                        row.cells().get(i),
                        aloud))
                .mapToObj(i -> cell(now.headings().get(i), row.cells().get(i), aloud));
        return Stream.of(
                        Stream.of(row.who().text()),
                        falls ? Stream.of(Words.of("state.out")) : Stream.<String>empty(),
                        cells)
                .flatMap(some -> some)
                .toList();
    }

    /** What comes and goes, such as an aim, was just told where it can be read; who hears it must not keep it in mind. */
    private static boolean hasChanged(String before, String now, boolean aloud) {
        boolean comesOrGoes = before.isEmpty() || now.isEmpty();
        return !before.equals(now) && (aloud || !comesOrGoes);
    }

    private static String cell(String heading, String cell, boolean aloud) {
        boolean isNumber = cell.matches("[-\\d].*");
        return Words.of(
                aloud ? "state.cell-aloud" : "state.cell",
                heading,
                Optional.of(cell).filter(some -> !some.isEmpty()),
                isNumber);
    }
}
