package dev.snakewater.json;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** How documents and messages spell things. */
final class Words {

    private static final int LONGEST_QUOTE = 60;

    private Words() {}

    /** A constant's own word; its name in small letters if it has none. */
    static String of(Enum<?> constant) {
        String word = constant.toString();
        return word.equals(constant.name()) ? word.toLowerCase(Locale.ROOT).replace('_', ' ') : word;
    }

    /** A text of a document in quotes, fit for a line on a terminal. */
    static String quoted(String text) {
        return "'" + cut(text) + "'";
    }

    /** A text of a document, fit for a line on a terminal: not too long, control characters spelt out. */
    static String cut(String text) {
        return cut(text, LONGEST_QUOTE);
    }

    /** The same, at another length. */
    static String cut(String text, int longest) {
        String head = text.length() <= longest ? text : text.substring(0, longest) + "...";
        StringBuilder plain = new StringBuilder();
        head.codePoints().forEach(c -> {
            if (isUnprintable(c)) {
                plain.append(String.format(Locale.ROOT, "\\u%04x", c));
            } else {
                plain.appendCodePoint(c);
            }
        });
        return plain.toString();
    }

    private static boolean isUnprintable(int c) {
        return Character.isISOControl(c)
                || Character.getType(c) == Character.FORMAT
                || Character.getType(c) == Character.LINE_SEPARATOR
                || Character.getType(c) == Character.PARAGRAPH_SEPARATOR
                || Character.getType(c) == Character.SURROGATE;
    }

    /** Words in a row; in quotes, if one of them has a comma in it. */
    static String listed(List<String> words) {
        boolean quoted = words.stream().anyMatch(word -> word.contains(","));
        return words.stream().map(word -> quoted ? quoted(word) : word).collect(Collectors.joining(", "));
    }
}
