package dev.snakewater.application.words;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How people spell ids and names, and how far two spellings are apart. */
public final class Suggestions {

    private static final int LONGEST = 40;
    private static final int FARTHEST = 1_000;
    private static final int FAR = 1_000_000;
    private static final int LETTERS_A_SLIP = 4;
    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}$");

    private Suggestions() {}

    /** Returns what somebody may have meant: the only name in which the words stand, or else the nearest, if it is near enough. */
    public static Optional<String> meant(String written, List<String> names) {
        String asked = bare(written);
        List<String> holding = names.stream()
                .filter(name -> !asked.isBlank()
                        && (" " + name.toLowerCase(Locale.ROOT) + " ")
                                .contains(" " + written.toLowerCase(Locale.ROOT) + " "))
                .toList();
        return holding.size() == 1 ? Optional.of(holding.getFirst()) : nearest(asked, names);
    }

    private static Optional<String> nearest(String asked, List<String> names) {
        return names.stream()
                .min(Comparator.comparingInt(name -> letters(asked, bare(name))))
                .filter(name -> letters(asked, bare(name)) <= 1 + name.length() / LETTERS_A_SLIP)
                .filter(name -> letters(asked, bare(name))
                        < Math.max(asked.length(), bare(name).length()));
    }

    private static String bare(String name) {
        return name.toLowerCase(Locale.ROOT).replace(" ", "");
    }

    /** What to write instead of a name that is not known: what may have been meant, and all that there are, in their own order. */
    public static String instead(String written, List<String> names) {
        return Messages.SHARED.message(
                "instead", meant(written, names).filter(name -> !name.equals(written)), listed(names));
    }

    /** Names in a row; in quotes, if one of them has a comma in it. */
    public static String listed(List<String> names) {
        boolean quoted = names.stream().anyMatch(name -> name.contains(","));
        return names.stream().map(name -> quoted ? "'" + name + "'" : name).collect(Collectors.joining(", "));
    }

    /** The letters and the number of an id alone: {@code GF-04}, {@code gf 4} and {@code Gf04} are all {@code gf4}. */
    public static String folded(String id) {
        return id.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{Nd}]", "").replaceAll("(?<!\\d)0+(?=\\d)", "");
    }

    /** How far two folded ids are apart: two of one book by their numbers, others first by their letters. */
    public static int distance(String one, String other) {
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
