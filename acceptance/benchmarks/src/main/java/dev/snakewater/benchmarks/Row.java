package dev.snakewater.benchmarks;

import java.util.Locale;
import java.util.ResourceBundle;

/** A row of the table: what was measured, then and now, what must hold, and whether it does. */
record Row(String what, String before, String now, String ratio, String limit, boolean holds) {

    private static final ResourceBundle WORDS =
            ResourceBundle.getBundle("dev.snakewater.benchmarks.table", Locale.ROOT);

    /** Returns words of the table, with these put in. */
    static String words(String key, Object... parts) {
        return String.format(Locale.ROOT, WORDS.getString(key), parts);
    }

    /** Returns the lines at the top of the table. */
    static String heading() {
        return words("heading") + System.lineSeparator() + words("rule");
    }

    /** Returns it as a line. */
    String line() {
        return words("line", what, before, now, ratio, limit, words(holds ? "holds" : "fails"));
    }
}
