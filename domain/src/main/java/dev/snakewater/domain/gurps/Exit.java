package dev.snakewater.domain.gurps;

import dev.snakewater.domain.modifier.Reason;

/**
 * A way out of a box of the chart.
 *
 * @param to the number of the box that it leads to
 * @param when in which case it is taken
 * @param printed whether the print draws it; where the chart says nothing, something must happen all the same
 */
public record Exit(int to, Reason when, boolean printed) {

    /** Returns the box that it leads to. */
    public Box box() {
        return Box.of(to);
    }

    static Exit always(int to) {
        return when(to, "always");
    }

    static Exit otherwise(int to) {
        return when(to, "otherwise");
    }

    static Exit when(int to, String when) {
        return new Exit(to, Reason.of(when), true);
    }

    static Exit implied(int to, String when) {
        return new Exit(to, Reason.of(when), false);
    }
}
