package dev.snakewater.application.port.in;

import java.util.List;

/**
 * What a throw must show for something to come of it.
 *
 * @param of what is looked at, such as {@code Bob hits Joe}
 * @param value what comes of it: a constant, {@code true} or {@code false}, a number, a name or a text, a list of such, or one that may be missing
 * @param is the same in words, such as {@code yes}
 * @param totals the totals that bring it, the least first
 * @param share how often that is
 */
public record Need(String of, Object value, String is, List<Integer> totals, Share.Exact share) {

    public Need {
        totals = List.copyOf(totals);
    }
}
