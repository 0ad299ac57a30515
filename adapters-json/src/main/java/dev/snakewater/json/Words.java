package dev.snakewater.json;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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

    /** What to write instead of a word that is not known: a similar one, if there is, and all in their own order. */
    static String suggesting(String written, List<String> known) {
        String all = "one of: " + listed(known);
        return similar(written, known)
                .map(closest -> "did you mean " + quoted(closest) + "? " + all)
                .orElse(all);
    }

    /** The word that may be meant by one that is not known, if one of them is similar. */
    static Optional<String> similar(String written, List<String> known) {
        return known.stream()
                .min(Comparator.comparingInt(word -> distance(written, word)))
                .filter(closest -> isSimilar(written, closest));
    }

    private static boolean isSimilar(String written, String word) {
        return distance(written, word) <= 1 + word.length() / 4;
    }

    /** How many letters must be changed, added or taken away to make one word of the other, capitals or not. */
    private static int distance(String one, String other) {
        String from = one.toLowerCase(Locale.ROOT);
        String to = other.toLowerCase(Locale.ROOT);
        if (from.length() > LONGEST_QUOTE) {
            return from.length();
        }
        int[] before = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            before[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] now = new int[to.length() + 1];
            now[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int changed = before[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                now[j] = Math.min(changed, 1 + Math.min(before[j], now[j - 1]));
            }
            before = now;
        }
        return before[to.length()];
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
