package dev.snakewater.application.rulebook;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How people spell ids, and how far two spellings are apart. */
final class Spelling {

    private static final int LONGEST = 40;
    private static final int FARTHEST = 1_000;
    private static final int FAR = 1_000_000;
    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}$");

    private Spelling() {}

    /** The letters and the number of an id alone: {@code GF-04}, {@code gf 4} and {@code Gf04} are all {@code gf4}. */
    static String folded(String id) {
        return id.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{Nd}]", "").replaceAll("(?<!\\d)0+(?=\\d)", "");
    }

    /** How far two folded ids are apart: two of one book by their numbers, others first by their letters. */
    static int distance(String one, String other) {
        boolean sameBook = book(one).equals(book(other));
        return (sameBook ? 0 : FAR * (1 + letters(one, other))) + Math.min(FAR - 1, numbers(one, other));
    }

    private static String book(String folded) {
        return NUMBER.matcher(folded).replaceFirst("");
    }

    /** How many letters must be changed, added or taken away to make one word of the other. */
    private static int letters(String one, String other) {
        if (one.length() > LONGEST) {
            return FARTHEST;
        }
        int[] before = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            before[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int[] now = new int[other.length() + 1];
            now[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int changed = before[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                now[j] = Math.min(changed, 1 + Math.min(before[j], now[j - 1]));
            }
            before = now;
        }
        return before[other.length()];
    }

    /** How far the numbers are apart that two folded ids end with. */
    private static int numbers(String one, String other) {
        Matcher first = NUMBER.matcher(one);
        Matcher second = NUMBER.matcher(other);
        return first.find() && second.find()
                ? Math.abs(Integer.parseInt(first.group()) - Integer.parseInt(second.group()))
                : FAR;
    }
}
