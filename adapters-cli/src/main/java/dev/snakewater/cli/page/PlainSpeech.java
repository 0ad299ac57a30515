package dev.snakewater.cli.page;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Texts for reading aloud, with words for signs. */
public final class PlainSpeech {

    // With whether a word follows.
    private static final Pattern DICE = Pattern.compile("\\[([-+0](?: [-+0])*)](?=( \\w)?)");
    // Behind their total, which says all that can be heard of them.
    private static final Pattern FACES = Pattern.compile(" \\([-+0](?: [-+0])+\\)");
    // Not the faces of FUDGE dice as they are typed, +0-+.
    private static final Pattern SIGNED = Pattern.compile("(?<![\\w-])([+-])(\\d++)(?![-+])");
    // The steps beyond a word that ends a ladder, Superb+2: not the number of a thing, MAC-10, or in the name of a
    // file.
    private static final Pattern BEYOND = Pattern.compile("(?<=\\b\\p{Lu}\\p{Ll}{3,20})(?=[+-]\\d+(?![\\w-]))");
    private static final Pattern FACTOR = Pattern.compile("(?<!\\S)x (\\d+)");
    private static final Pattern MIXED = Pattern.compile("(?<![\\w/-])(\\d+) (1/2|[12]/3|[13]/4)(?![\\d/])");
    // Neither the fraction of a factor nor that of a mixed number: so many that are left of so many.
    private static final Pattern OF = Pattern.compile(
            "(?<!\\bx |[\\d/])(?!(?<=(?<![\\w/-])\\d{1,4} )(?:1/2|[12]/3|[13]/4)(?![\\d/]))(\\d+)/(\\d+)");

    private static final Pattern SPOKEN =
            Pattern.compile("^(?:(minus ?|\\u2212)|plus ?)(?=\\d)", Pattern.CASE_INSENSITIVE);

    private PlainSpeech() {}

    /** Returns a typed line with its first number in signs: {@code -1} for {@code minus 1}. */
    public static String inSigns(String typed) {
        return SPOKEN.matcher(typed).replaceFirst(sign -> sign.group(1) == null ? "+" : "-");
    }

    /** Returns a text with its signs in words. */
    public static String of(String text) {
        String left = said(OF, "of", text);
        String mixed = said(MIXED, "mixed", left);
        String factored = said(FACTOR, "times", mixed);
        String dice = DICE.matcher(factored)
                .replaceAll(found -> Words.of("aloud.dice", total(found.group(1)), found.group(2) != null));
        return said(
                SIGNED,
                "signed",
                BEYOND.matcher(FACES.matcher(dice).replaceAll("")).replaceAll(" "));
    }

    private static int total(String faces) {
        return faces.chars().map(face -> face == '+' ? 1 : face == '-' ? -1 : 0).sum();
    }

    private static String said(Pattern written, String key, String text) {
        return written.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(Words.of(
                        "aloud." + key,
                        IntStream.rangeClosed(1, found.groupCount())
                                .mapToObj(group -> List.of(found.group(group).split(" ")))
                                .toArray())));
    }
}
