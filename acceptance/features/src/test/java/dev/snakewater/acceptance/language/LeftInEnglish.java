package dev.snakewater.acceptance.language;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what a text in the made-up language, which has no Latin letters, says in English. */
final class LeftInEnglish {

    private static final Pattern WORD = Pattern.compile("(?<![A-Za-z])[A-Za-z]+");
    private static final Pattern FIRST_TO_LAST_LETTER = Pattern.compile("[A-Za-z](?:.*[A-Za-z])?");
    private static final int SHOWN = 60;

    /** Whole phrases by their first words, the longest first. */
    private final Map<String, List<String>> phrases = new TreeMap<>();

    /** A finder to which these phrases are none. */
    LeftInEnglish(Collection<String> typed) {
        for (String phrase : typed) {
            Matcher letters =
                    FIRST_TO_LAST_LETTER.matcher(phrase.toLowerCase(Locale.ROOT).replaceAll("\\s+", " "));
            if (letters.find()) {
                Matcher first = WORD.matcher(letters.group());
                first.find();
                phrases.computeIfAbsent(first.group(), word -> new ArrayList<>())
                        .add(letters.group());
            }
        }
        phrases.values()
                .forEach(all -> all.sort(Comparator.comparing(String::length).reversed()));
    }

    /** The English words of a text but for some, each with what is around it; a word in capitals alone is an id. */
    List<String> in(String text, Set<String> known) {
        String line = text.replaceAll("\\s+", " ");
        String small = line.toLowerCase(Locale.ROOT);
        List<String> found = new ArrayList<>();
        Matcher word = WORD.matcher(line);
        for (int at = 0; word.find(at); ) {
            int begin = word.start();
            int length = phrases.getOrDefault(word.group().toLowerCase(Locale.ROOT), List.of()).stream()
                    .filter(phrase -> small.startsWith(phrase, begin) && !isLetter(small, begin + phrase.length()))
                    .mapToInt(String::length)
                    .findFirst()
                    .orElse(0);
            at = Math.max(word.end(), begin + length);
            if (length == 0
                    && word.group().length() > 1
                    && word.group().matches(".*[a-z].*")
                    && !known.contains(word.group())) {
                found.add(word.group() + " in: "
                        + line.substring(Math.max(0, begin - SHOWN), Math.min(line.length(), begin + SHOWN)));
            }
        }
        return found;
    }

    private static boolean isLetter(String text, int at) {
        return at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z';
    }
}
