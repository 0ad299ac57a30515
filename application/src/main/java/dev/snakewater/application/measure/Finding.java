package dev.snakewater.application.measure;

import java.util.List;

/**
 * What a measure has come to.
 *
 * @param measure what is measured
 * @param rank where the value stands among those that can be; they are listed by it
 * @param is the value: a constant, {@code true} or {@code false}, a number, a name or a text, a list of such, or one that may be missing
 */
public record Finding(Measure measure, int rank, Object is) implements Comparable<Finding> {

    /**
     * What is measured.
     *
     * @param id what it is, as its words are found: {@code wounds}
     * @param of whom or what it is measured of, in the order of the places in its words
     * @param counted whether it is a number, so that its mean means something
     */
    public record Measure(String id, List<Object> of, boolean counted) {

        public Measure {
            of = List.copyOf(of);
        }
    }

    /** Returns that something is so, or is not. */
    public static Finding is(String id, boolean so, Object... of) {
        return ranked(id, so ? 0 : 1, so, of);
    }

    /** Returns which of the constants of an enum something is. */
    public static Finding one(String id, Enum<?> is, Object... of) {
        return ranked(id, is.ordinal(), is, of);
    }

    /** Returns which of a few things something is. */
    public static Finding ranked(String id, int rank, Object is, Object... of) {
        return new Finding(new Measure(id, List.of(of), false), rank, is);
    }

    /** Returns how many of something there are. */
    public static Finding counts(String id, int number, Object... of) {
        return new Finding(new Measure(id, List.of(of), true), number, number);
    }

    /** By rank, and by what it is where ranks are equal. */
    @Override
    public int compareTo(Finding other) {
        int byRank = Integer.compare(rank, other.rank);
        return byRank != 0 ? byRank : is.toString().compareTo(other.is.toString());
    }
}
