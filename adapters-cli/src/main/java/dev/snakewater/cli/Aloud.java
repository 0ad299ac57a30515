package dev.snakewater.cli;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Texts as they are best read aloud: what stands in signs is put in words. */
final class Aloud {

    private static final Pattern DICE = Pattern.compile("\\[([-+0](?: [-+0])*)]");
    private static final Pattern FACES = Pattern.compile("\\(([-+0](?: [-+0])+)\\)");
    // Not the faces of FUDGE dice as they are typed, +0-+.
    private static final Pattern SIGNED = Pattern.compile("(?<![\\w-])([+-])(\\d++)(?![-+])");
    private static final Pattern FACTOR = Pattern.compile("(?<!\\S)x (\\d+)");
    private static final Pattern MIXED = Pattern.compile("(?<![\\w/-])(\\d+) (1/2|[12]/3|[13]/4)(?![\\d/])");
    // Neither the fraction of a factor nor that of a mixed number: so many that are left of so many.
    private static final Pattern OF = Pattern.compile("(?<!times |\\d and |[\\d/])(\\d+)/(\\d+)");

    private static final Pattern SPOKEN =
            Pattern.compile("^(?:(minus ?|\\u2212)|plus ?)(?=\\d)", Pattern.CASE_INSENSITIVE);

    private Aloud() {}

    /** What is typed as it was read aloud, with its first number in signs: {@code -1} for {@code minus 1}. */
    static String inSigns(String typed) {
        return SPOKEN.matcher(typed).replaceFirst(sign -> sign.group(1) == null ? "+" : "-");
    }

    /** A text in words. */
    static String of(String text) {
        String dice = DICE.matcher(text).replaceAll(shown -> "dice" + faces(shown) + ":");
        String faces = FACES.matcher(dice).replaceAll(shown -> "(dice" + faces(shown) + ")");
        String signed =
                SIGNED.matcher(faces).replaceAll(sign -> word(sign.group(1).charAt(0)) + " " + sign.group(2));
        String factored = FACTOR.matcher(signed).replaceAll("times $1");
        String mixed = MIXED.matcher(factored).replaceAll("$1 and $2");
        return OF.matcher(mixed).replaceAll("$1 of $2");
    }

    private static String faces(MatchResult dice) {
        StringBuilder words = new StringBuilder();
        dice.group(1)
                .chars()
                .filter(face -> face != ' ')
                .forEach(face -> words.append(' ').append(word((char) face)));
        return words.toString();
    }

    private static String word(char sign) {
        return switch (sign) {
            case '+' -> "plus";
            case '-' -> "minus";
            default -> "nought";
        };
    }
}
