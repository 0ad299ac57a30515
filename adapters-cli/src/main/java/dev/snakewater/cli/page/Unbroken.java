package dev.snakewater.cli.page;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parts of a text, such as paths, that are never broken or changed. */
public final class Unbroken {

    // No text has these: Unicode keeps them for such inner uses.
    private static final char BEGIN = '\ufdd0';
    private static final char END = '\ufdd1';
    private static final char BLANK = '\ufdd2';
    private static final Pattern PART = Pattern.compile(BEGIN + "([^" + END + "]*)" + END);

    private Unbroken() {}

    /** A part, marked so that it stays whole in a text. */
    public static String of(String part) {
        return part.isEmpty() ? part : BEGIN + Page.fit(part).replace(' ', BLANK) + END;
    }

    /** Marks each occurrence of a part in a text. */
    public static String in(String text, String part) {
        return part.isEmpty() ? text : text.replace(part, of(part));
    }

    static String between(String text, UnaryOperator<String> otherwise) {
        StringBuilder put = new StringBuilder();
        Matcher parts = PART.matcher(text);
        int from = 0;
        while (parts.find()) {
            put.append(otherwise.apply(text.substring(from, parts.start()))).append(parts.group(1));
            from = parts.end();
        }
        return put.append(otherwise.apply(text.substring(from))).toString();
    }

    static String shown(String line) {
        return line.replace(BLANK, ' ');
    }
}
