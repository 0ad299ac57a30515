package dev.snakewater.fuzzing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Spoils texts as slips, broken disks and ill will do.
 *
 * @param choices where, and how
 * @param others texts of the same kind, to take pieces from
 */
record Spoiling(Choices choices, List<String> others) {

    private static final int MOST_AT_ONCE = 6;
    private static final int LONGEST_GAP = 30;
    private static final Pattern TOKEN = Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*+\"|-?\\b\\d+\\b|[\\w-]+|[^\\s\\w]");
    private static final List<String> NUMBERS =
            List.of(("0 -1 1 2 7 100 101 1000 100000 999999999 2147483647 -2147483648 99999999999999999999"
                            + " 1.5 1e9 1e999999999 null true \"1\" [] {}")
                    .split(" "));
    private static final List<String> ODD = List.of(
            "\"\"",
            "\" \"",
            "\"\\u001b[2J\"",
            "\"\\u202eevil\"",
            "\"Bob\\u200b\"",
            "\"a\\nb\"",
            "\"\\ud800\"",
            "\"\\u0000\"",
            "\"" + "x".repeat(5_000) + "\"",
            "[".repeat(2_000),
            "{\"a\":".repeat(1_500),
            "4dF",
            "1000d1000",
            "99d99999+9",
            "{}",
            "[]",
            "<",
            ">",
            "|",
            "\"\"\"",
            "\u001b[31m",
            "\u2028",
            "\uFEFF",
            "\0",
            "\r",
            "\n");

    /** Returns the text, spoilt in a few places or none. */
    String of(String text) {
        String spoilt = text;
        for (int i = choices.below(MOST_AT_ONCE); i > 0; i--) {
            spoilt = once(spoilt);
        }
        return spoilt;
    }

    private String once(String text) {
        return switch (choices.below(9)) {
            case 0, 1 -> instead(text, token(text));
            case 2 -> instead(text, token(choices.of(others)));
            case 3 -> instead(text, choices.of(NUMBERS));
            case 4 -> instead(text, choices.of(ODD));
            case 5 -> instead(text, choices.text().get());
            case 6 -> lines(text);
            case 7 -> {
                int from = at(text);
                yield text.substring(0, from)
                        + text.substring(Math.min(text.length(), from + choices.below(LONGEST_GAP)));
            }
            default -> {
                int at = at(text);
                yield text.substring(0, at) + choices.of(ODD) + text.substring(at);
            }
        };
    }

    /** A word, a number, a quoted text or a sign of it. */
    private String token(String text) {
        List<MatchResult> found = TOKEN.matcher(text).results().toList();
        return found.isEmpty() ? "" : choices.of(found).group();
    }

    private String instead(String text, String token) {
        List<MatchResult> found = TOKEN.matcher(text).results().toList();
        if (found.isEmpty()) {
            return token;
        }
        MatchResult chosen = choices.of(found);
        return text.substring(0, chosen.start()) + token + text.substring(chosen.end());
    }

    /** A line is left out, doubled, moved, or put instead of another; or the rest is missing. */
    private String lines(String text) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        if (lines.isEmpty()) {
            return text;
        }
        int one = choices.below(lines.size());
        int other = choices.below(lines.size());
        switch (choices.below(6)) {
            case 0 -> lines.remove(one);
            case 1 -> lines.add(other, lines.get(one));
            case 2 -> lines.set(one, lines.get(other));
            case 3 -> lines.add(other, lines.remove(one));
            case 4 -> lines.add(one, line());
            default -> {
                return text.substring(0, at(text));
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private String line() {
        List<String> lines = choices.of(others).lines().toList();
        return lines.isEmpty() ? "" : choices.of(lines);
    }

    private int at(String text) {
        return choices.below(text.length() + 1);
    }
}
