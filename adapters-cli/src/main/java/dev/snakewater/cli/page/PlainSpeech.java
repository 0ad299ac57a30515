package dev.snakewater.cli.page;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Texts for reading aloud, with words for signs. */
public final class PlainSpeech {

    private static final Pattern DICE = Pattern.compile("\\[([-+0](?: [-+0])*)]");
    private static final Pattern FACES = Pattern.compile("\\(([-+0](?: [-+0])+)\\)");
    // Not the faces of FUDGE dice as they are typed, +0-+.
    private static final Pattern SIGNED = Pattern.compile("(?<![\\w-])([+-])(\\d++)(?![-+])");
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
        String dice = said(DICE, "dice", factored);
        return said(SIGNED, "signed", said(FACES, "faces", dice));
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
