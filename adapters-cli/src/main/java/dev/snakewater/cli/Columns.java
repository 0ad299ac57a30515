package dev.snakewater.cli;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Sentences of a story that are lines of a table: cells with two blanks or more between them, below a line of headings that begins with blanks. */
final class Columns {

    private static final Pattern GAP = Pattern.compile(" {2,}");

    private Columns() {}

    /** Whether a text is the line of headings of a table. */
    static boolean areHeadings(String text) {
        return text.startsWith("  ");
    }

    /** Whether a text that comes after headings is another line of their table. */
    static boolean areCells(String text) {
        return GAP.matcher(text.strip()).find();
    }

    /** The cells of a line; the first of a line of headings is empty. */
    static List<String> cells(String line) {
        return GAP.splitAsStream(line.stripTrailing()).toList();
    }

    /** A line as a sentence, each cell with its heading; as it is, if it is no line under these headings. */
    static String sentence(List<String> headings, String line) {
        List<String> cells = cells(line);
        if (cells.size() < 2 || cells.size() != headings.size()) {
            return line;
        }
        return IntStream.range(1, cells.size())
                .mapToObj(i -> headings.get(i) + ": " + cells.get(i))
                .collect(Collectors.joining(". ", cells.getFirst() + ". ", "."));
    }
}
