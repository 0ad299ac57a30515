package dev.snakewater.cli;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Texts by which somebody might command a terminal, hide something, or turn a line round. */
final class Hostile {

    /** What they have in them. */
    static final List<String> TEXTS = List.of(("\u001b[2J \u0007 \r \u0000 \b\b \u007f \u0085 \u009b31m "
                    + "\u202e \u2066 \u200b \u200f \ufeff \u2028 \u3164 \udb40\udc41")
            .split(" "));

    private static final Pattern JSON_TEXT = Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*\"");

    private Hostile() {}

    /** One of them. */
    static String text(int number) {
        return TEXTS.get(Math.floorMod(number, TEXTS.size()));
    }

    /** How many texts a JSON document has, names of fields among them. */
    static int places(String document) {
        return (int) JSON_TEXT.matcher(document).results().count();
    }

    /** A JSON document with this at the end of one of its texts. */
    static String planted(String document, int place, String hostile) {
        MatchResult text = JSON_TEXT.matcher(document).results().toList().get(place);
        String spelt = hostile.chars()
                .mapToObj(c -> String.format(Locale.ROOT, "\\u%04x", c))
                .reduce("", String::concat);
        return document.substring(0, text.end() - 1) + spelt + document.substring(text.end() - 1);
    }

    /** What of it a terminal should never get, each character by its number; a newline is all right. */
    static List<String> in(String output) {
        return output.codePoints()
                .filter(c -> c != '\n' && isBad(c))
                .distinct()
                .mapToObj(c -> String.format(Locale.ROOT, "U+%04X", c))
                .toList();
    }

    private static boolean isBad(int c) {
        return c < ' '
                || (c >= 0x7f && c <= 0x9f)
                || c == 0x3164
                || (c >= 0xe0000 && c <= 0xe0fff)
                || Stream.of(Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR)
                        .anyMatch(type -> type == Character.getType(c));
    }
}
