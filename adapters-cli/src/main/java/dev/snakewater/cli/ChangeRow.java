package dev.snakewater.cli;

import java.util.List;
import java.util.Locale;

/**
 * A line of what would change the odds.
 *
 * @param words what is changed
 * @param number how often it comes out then
 * @param mean how many on average, with what parts it from the number; may be empty
 */
record ChangeRow(String words, String number, String mean) {

    private static final int INDENT = 2;
    private static final int WORDS = 36;
    private static final int NUMBERS = 20;

    /** Prints them in columns: on a narrow page closer together, and words that are too long for theirs on lines of their own. */
    static void print(Page page, List<ChangeRow> rows) {
        int means = rows.stream().mapToInt(row -> row.mean.length()).max().orElse(0);
        int longest = rows.stream().mapToInt(row -> row.number.length()).max().orElse(0);
        boolean roomy = INDENT + WORDS + 1 + NUMBERS + means <= page.width();
        int numbers = roomy ? Math.max(NUMBERS, longest) : longest;
        int words = Math.min(WORDS, Math.max(1, page.width() - INDENT - 1 - numbers - means));
        String format = "  %-" + words + "s %" + numbers + "s%s";
        for (ChangeRow row : rows) {
            String what = Page.fit(row.words);
            if (what.length() > words) {
                page.print(INDENT, INDENT + INDENT, what);
                what = "";
            }
            page.line(String.format(Locale.ROOT, format, what, row.number, row.mean));
        }
    }
}
