package dev.snakewater.cli;

import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A tally laid out with its lines, each with its rule. */
final class TallyPage {

    private static final int USUAL_SIGNED = 4;

    /** Longer than any number: words such as {@code at most 853}, which go over the edge. */
    private static final int MOST_SIGNED = 7;

    private TallyPage() {}

    static void print(Page page, int indent, Tally tally, Wording words) {
        String total = tally.awaitsThrow() ? "" : " = " + Wording.signed(tally.total());
        page.print(indent, indent + 2, tally.whose() + ", " + tally.of() + total);
        // How much, what, and by which rules.
        List<String[]> rows = Stream.concat(Stream.of(tally.base()), tally.lines().stream())
                .map(line -> Words.told(line, words).split("\t", -1))
                .toList();
        int widest = rows.stream()
                .mapToInt(row -> row[0].length())
                .filter(length -> length <= MOST_SIGNED)
                .max()
                .orElse(0);
        String format = "%" + Math.max(USUAL_SIGNED, widest) + "s  %s: %s";
        rows.forEach(row -> page.print(indent, indent + 8, String.format(Locale.ROOT, format, (Object[]) row)));
    }
}
