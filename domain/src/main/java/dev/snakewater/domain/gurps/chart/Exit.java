package dev.snakewater.domain.gurps.chart;

import dev.snakewater.domain.modifier.Reason;

/**
 * A way out of a box of the chart.
 *
 * @param to the number of the box that it leads to
 * @param when in which case it is taken
 * @param source whether the print draws it
 */
public record Exit(int to, Reason when, Source source) {

    /** Where an exit is from. */
    public enum Source {
        /** The chart says so. */
        PRINTED,
        /** The chart says nothing, and something must happen. */
        IMPLIED
    }

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
        return new Exit(to, Reason.of(when), Source.PRINTED);
    }

    static Exit implied(int to, String when) {
        return new Exit(to, Reason.of(when), Source.IMPLIED);
    }
}
