package dev.snakewater.application.words;

import dev.snakewater.domain.combatant.Lettering;
import java.util.Locale;
import java.util.function.IntPredicate;

/** Makes text safe to show: control characters, and those that hide or reverse text, are escaped as in JSON: {@code \}{@code u001b}. */
public final class Visible {

    private Visible() {}

    /** Returns a text on one line, with everything visible. */
    public static String line(String text) {
        return spelt(text, c -> false);
    }

    /** Returns a text of several lines, with everything else visible. */
    public static String lines(String text) {
        return spelt(text, c -> c == '\n');
    }

    private static String spelt(String text, IntPredicate allowed) {
        // What is most common is not looked up.
        IntPredicate shown = c -> (c >= ' ' && c <= '~') || allowed.test(c) || Lettering.isVisible(c);
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
