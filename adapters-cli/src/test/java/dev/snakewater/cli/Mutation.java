package dev.snakewater.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Spoils texts as slips, broken disks and ill will do.
 *
 * @param random decides how
 */
record Mutation(SplittableRandom random) {

    private static final int MOST_AT_ONCE = 3;
    private static final Pattern NUMBER = Pattern.compile("-?\\b\\d+\\b");
    private static final Pattern WORD = Pattern.compile("\"[^\"\\\\\n]*+(?:\\\\.[^\"\\\\\n]*+)*+\"");
    private static final List<String> NUMBERS =
            List.of(("0 -1 1 2 100 101 1000 100000 999999999 2147483647 -2147483648 99999999999999999999"
                            + " 1.5 1e9 1e999999999 null true \"1\" [] {}")
                    .split(" "));
    private static final List<String> WORDS = List.of(
            "\"\"",
            "\" \"",
            "\"\\u001b[2J\"",
            "\"\\u001b]0;gone\\u0007\"",
            "\"\\u202eevil\"",
            "\"Bob\\u200b\"",
            "\"a\\nb\"",
            "\"\\ud800\"",
            "\"\\u0000\"",
            "\"" + "x".repeat(5_000) + "\"",
            "\"B,b: c\"",
            "\"4dF\"",
            "\"1000d1000\"",
            "\"99d99999+9\"",
            "\"Bob, draw: 1\"",
            "\"J\\u043ee\"",
            "0",
            "null",
            "[]",
            "{}",
            "\"GM-01\"",
            "\"chose\"",
            "\"undone\"");
    private static final List<String> BITS =
            List.of("{ } [ ] , : \" \\ \n \r \0 \u001b[31m \u2028 \uFEFF # // -".split(" "));

    /** A text that is spoilt in one or a few places. */
    String of(String text) {
        String spoilt = text;
        for (int i = random.nextInt(MOST_AT_ONCE); i >= 0; i--) {
            spoilt = once(spoilt);
        }
        return spoilt;
    }

    private String once(String text) {
        return switch (random.nextInt(10)) {
            case 0, 1, 2 -> one(NUMBER, text, number -> any(NUMBERS));
            case 3, 4 -> one(WORD, text, word -> any(WORDS));
            case 5 -> one(WORD, text, word -> other(WORD, text));
            case 6 -> lines(text);
            case 7 -> text.substring(0, at(text)) + any(BITS) + text.substring(at(text));
            case 8 -> {
                int from = at(text);
                yield text.substring(0, from) + text.substring(Math.min(text.length(), from + 1 + random.nextInt(20)));
            }
            default -> one(NUMBER, text, number -> other(NUMBER, text));
        };
    }

    /** A line is left out, doubled, moved, torn, or swapped for another. */
    private String lines(String text) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        if (lines.isEmpty()) {
            return text;
        }
        int one = random.nextInt(lines.size());
        int other = random.nextInt(lines.size());
        switch (random.nextInt(5)) {
            case 0 -> lines.remove(one);
            case 1 -> lines.add(other, lines.get(one));
            case 2 -> lines.set(one, lines.get(other));
            case 3 -> lines.add(other, lines.remove(one));
            default -> {
                return text.substring(0, at(text));
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private String one(Pattern pattern, String text, UnaryOperator<String> instead) {
        List<MatchResult> found = pattern.matcher(text).results().toList();
        if (found.isEmpty()) {
            return text;
        }
        MatchResult chosen = found.get(random.nextInt(found.size()));
        return text.substring(0, chosen.start()) + instead.apply(chosen.group()) + text.substring(chosen.end());
    }

    private String other(Pattern pattern, String text) {
        List<MatchResult> found = pattern.matcher(text).results().toList();
        return found.get(random.nextInt(found.size())).group();
    }

    private int at(String text) {
        return random.nextInt(text.length() + 1);
    }

    private String any(List<String> some) {
        return some.get(random.nextInt(some.size()));
    }
}
