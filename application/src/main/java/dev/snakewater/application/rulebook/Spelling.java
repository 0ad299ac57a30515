package dev.snakewater.application.rulebook;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How people spell ids and names, and how far two spellings are apart. */
public final class Spelling {

    private static final int LONGEST = 40;
    private static final int FARTHEST = 1_000;
    private static final int FAR = 1_000_000;
    private static final int LETTERS_A_SLIP = 4;
    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}$");

    private Spelling() {}

    /** What somebody may have meant: of these names the one nearest to what he wrote, if it is near enough. */
    public static Optional<String> meant(String written, List<String> names) {
        String asked = written.toLowerCase(Locale.ROOT);
        return names.stream()
                .min(Comparator.comparingInt(name -> letters(asked, name.toLowerCase(Locale.ROOT))))
                .filter(name -> letters(asked, name.toLowerCase(Locale.ROOT)) <= 1 + name.length() / LETTERS_A_SLIP);
    }

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
