package dev.snakewater.domain.combatant;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Checks the characters of names: whether they can be seen and typed, and told apart. */
public final class Lettering {

    private static final List<UnicodeScript> ALIKE =
            List.of(UnicodeScript.LATIN, UnicodeScript.GREEK, UnicodeScript.CYRILLIC);

    // Blank, or shown as nothing at all, though Unicode counts them among letters, marks and signs; in ascending order.
    private static final List<Range> UNSEEN = List.of(
            new Range(0x034F, 0x034F),
            new Range(0x115F, 0x1160),
            new Range(0x17B4, 0x17B5),
            new Range(0x180B, 0x180F),
            new Range(0x2065, 0x2065),
            new Range(0x2800, 0x2800),
            new Range(0x3164, 0x3164),
            new Range(0xFE00, 0xFE0F),
            new Range(0xFFA0, 0xFFA0),
            new Range(0xFFF0, 0xFFFC),
            new Range(0x1D159, 0x1D159),
            new Range(0xE0000, 0xE0FFF));

    private static final int FIRST_BEYOND_ASCII = 0x80;

    private record Range(int first, int last) {}

    private Lettering() {}

    /** Returns a text in NFC, in which texts are compared: an é is an é, however it was typed. */
    public static String composed(String text) {
        // Plain letters are as composed as can be, and need no tables of Unicode.
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= FIRST_BEYOND_ASCII) {
                return Normalizer.normalize(text, Normalizer.Form.NFC);
            }
        }
        return text;
    }

    /** Returns the first character that cannot be seen or typed; the only valid space is the plain one. */
    public static Optional<Integer> unseen(String text) {
        return text.codePoints().filter(Lettering::isUnseen).boxed().findFirst();
    }

    /** Returns the alphabets of a text among those whose letters look alike. */
    public static List<UnicodeScript> alphabets(String text) {
        return ALIKE.stream()
                .filter(script -> text.codePoints().anyMatch(c -> UnicodeScript.of(c) == script))
                .toList();
    }

    /** Returns a text reduced to what distinguishes names: without case and invisible characters. */
    public static String likeness(String text) {
        StringBuilder seen = new StringBuilder();
        composed(text).codePoints().filter(c -> !isUnseen(c)).forEach(seen::appendCodePoint);
        return seen.toString().toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT).strip();
    }

    private static boolean isUnseen(int c) {
        return switch (Character.getType(c)) {
            case Character.PRIVATE_USE, Character.UNASSIGNED -> true;
            case Character.SPACE_SEPARATOR -> c != ' ';
            default -> !isVisible(c);
        };
    }

    /** Returns whether a character is visible, and controls neither the terminal nor the direction of a line. Spaces count as visible. */
    public static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> false;
            default -> !isBlank(codePoint);
        };
    }

    private static boolean isBlank(int codePoint) {
        for (Range range : UNSEEN) {
            if (codePoint <= range.last) {
                return codePoint >= range.first;
            }
        }
        return false;
    }
}
