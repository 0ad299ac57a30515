package dev.snakewater.application.procedure;

import dev.snakewater.domain.combatant.Lettering;
import java.util.Locale;
import java.util.function.IntPredicate;

/** Texts in which everything is seen: what would command a terminal, turn the line round or hide is spelt out as JSON does, {@code \}{@code u001b}. */
public final class Visible {

    private Visible() {}

    /** A text on one line. */
    public static String line(String text) {
        return spelt(text, c -> false);
    }

    /** A text of several lines, each ended by a newline. */
    public static String lines(String text) {
        return spelt(text, c -> c == '\n');
    }

    private static String spelt(String text, IntPredicate allowed) {
        IntPredicate shown = c -> allowed.test(c) || Lettering.isVisible(c);
        if (text.codePoints().allMatch(shown)) {
            return text;
        }
        StringBuilder visible = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (shown.test(c)) {
                visible.appendCodePoint(c);
            } else {
                Character.toString(c)
                        .chars()
                        .forEach(half -> visible.append(String.format(Locale.ROOT, "\\u%04x", half)));
            }
        });
        return visible.toString();
    }
}
