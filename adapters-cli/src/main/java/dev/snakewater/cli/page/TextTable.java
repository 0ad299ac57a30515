package dev.snakewater.cli.page;

import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A table: in aligned columns if it fits, else in narrower columns or row by row; in sentences for reading aloud. */
public record TextTable(List<String> headings, List<List<String>> rows) {

    private static final String GAP = "  ";
    private static final int HANGING = 2;
    private static final char UNBROKEN = '\u00a0';

    /** Copies the lists; no cell can break a line. */
    public TextTable {
        headings = headings.stream().map(Page::fit).toList();
        rows = rows.stream().map(row -> row.stream().map(Page::fit).toList()).toList();
    }

    /** Returns how fighters stand, each by his name; columns that say nothing are left out. */
    public static TextTable of(StatusTable state) {
        return of(state, row -> row.who().text());
    }

    /** Returns how fighters stand; columns that say nothing are left out. */
    public static TextTable of(StatusTable state, Function<StatusTable.Row, String> who) {
        List<Integer> columns = IntStream.range(0, state.headings().size())
                .filter(i -> state.rows().stream()
                        .anyMatch(row -> !row.cells().get(i).isEmpty()))
                .boxed()
                .toList();
        return new TextTable(
                cells("", columns, state.headings()),
                state.rows().stream()
                        .map(row -> cells(who.apply(row), columns, row.cells()))
                        .toList());
    }

    private static List<String> cells(String first, List<Integer> columns, List<String> all) {
        return Stream.concat(Stream.of(first), columns.stream().map(all::get)).toList();
    }

    /** Visits sentences and the tables among them. */
    public static void read(List<Sentence> sentences, Consumer<Sentence> said, Consumer<TextTable> tabled) {
        int at = 0;
        while (at < sentences.size()) {
            Sentence sentence = sentences.get(at++);
            if (sentence.level() != Sentence.Level.COLUMNS) {
                said.accept(sentence);
                continue;
            }
            List<List<String>> rows = sentences.subList(at, sentences.size()).stream()
                    .takeWhile(line -> line.level() == Sentence.Level.ROW)
                    .map(TextTable::cells)
                    .toList();
            tabled.accept(new TextTable(cells(sentence), rows));
            at += rows.size();
        }
    }

    private static List<String> cells(Sentence line) {
        return List.of(line.text().stripTrailing().split(" {2,}"));
    }

    /** Prints this table on a page. */
    public void print(Page page, int indent) {
        if (page.aloud()) {
            rows.forEach(row -> page.print(indent, indent + HANGING, sentence(row)));
        } else {
            lines(page.width() - indent).forEach(line -> page.line(" ".repeat(indent) + line));
        }
    }

    List<String> lines(int room) {
        List<String> stacked = stacked(room);
        return widths(room)
                .filter(widths -> aligned(rows, widths).size() <= stacked.size())
                .map(widths -> aligned(all(), widths))
                .orElse(stacked);
    }

    private String sentence(List<String> row) {
        return row.getFirst().strip() + ". " + String.join(". ", headed(row)) + ".";
    }

    private List<String> headed(List<String> row) {
        return IntStream.range(1, row.size())
                .filter(i -> !row.get(i).isEmpty())
                .mapToObj(i -> headings.get(i) + ": " + row.get(i))
                .toList();
    }

    private List<String> stacked(int room) {
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            lines.addAll(Page.broken(room, 0, HANGING, row.getFirst()));
            String cells = headed(row).stream()
                    .map(cell -> cell.length() < room - HANGING ? cell.replace(' ', UNBROKEN) : cell)
                    .collect(Collectors.joining("; "));
            Page.broken(room, HANGING, HANGING, cells).forEach(line -> lines.add(line.replace(UNBROKEN, ' ')));
        }
        return lines;
    }

    private static List<String> aligned(List<List<String>> rows, List<Integer> widths) {
        return rows.stream().flatMap(row -> lines(row, widths)).toList();
    }

    private static Stream<String> lines(List<String> row, List<Integer> widths) {
        List<List<String>> cells = IntStream.range(0, row.size())
                .mapToObj(i -> broken(i, row.get(i), widths.get(i)))
                .toList();
        int height = cells.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, height)
                .mapToObj(line -> IntStream.range(0, cells.size())
                        .mapToObj(i ->
                                padded(line < cells.get(i).size() ? cells.get(i).get(line) : "", widths.get(i)))
                        .collect(Collectors.joining(GAP))
                        .stripTrailing());
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    /** Returns the widths with which all columns fit; none if a word is too long. */
    private Optional<List<Integer>> widths(int room) {
        Optional<List<Integer>> widths = Optional.of(IntStream.range(0, headings.size())
                .mapToObj(column -> widest(column, Integer.MAX_VALUE))
                .toList());
        while (widths.filter(some -> taken(some) > room).isPresent()) {
            widths = narrower(widths.get());
        }
        return widths;
    }

    private static int taken(List<Integer> widths) {
        return widths.stream().mapToInt(width -> width + GAP.length()).sum() - GAP.length();
    }

    /** One column narrower; the first, in which names are, only where no other can be. */
    private Optional<List<Integer>> narrower(List<Integer> widths) {
        return narrower(widths, IntStream.range(1, widths.size())).or(() -> narrower(widths, IntStream.of(0)));
    }

    /** One of these columns narrower: the one that costs fewest lines, and of those the one that saves most. */
    private Optional<List<Integer>> narrower(List<Integer> widths, IntStream columns) {
        return columns.mapToObj(column -> {
                    List<Integer> narrower = new ArrayList<>(widths);
                    narrower.set(column, widest(column, widths.get(column) - 1));
                    return narrower;
                })
                .filter(some -> taken(some) < taken(widths))
                .min(Comparator.<List<Integer>>comparingInt(
                                some -> aligned(all(), some).size())
                        .thenComparingInt(TextTable::taken));
    }

    private int widest(int column, int limit) {
        return all().stream()
                .flatMap(row -> broken(column, row.get(column), limit).stream())
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    /** Breaks a cell. The first cell of a row is indented when it continues. */
    private static List<String> broken(int column, String cell, int limit) {
        return Page.broken(limit, 0, column == 0 ? 1 : 0, cell);
    }

    private List<List<String>> all() {
        return Stream.concat(Stream.of(headings), rows.stream()).toList();
    }
}
