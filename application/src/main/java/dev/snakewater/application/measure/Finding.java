package dev.snakewater.application.measure;

import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Worded;
import java.util.List;

/**
 * The value of a measure.
 *
 * @param rank the position of the value among all possible ones, by which they are listed
 * @param is the value: a constant, a boolean, a number, a name or a text, a list or an optional of these
 */
public record Finding(Measure measure, int rank, Object is) implements Comparable<Finding>, Worded {

    /**
     * Something that can be measured, such as {@code wounds}.
     *
     * @param of whom or what it is measured for, in the order of the places in its words
     * @param counted whether it is a number, so that it has a mean
     */
    public record Measure(String id, List<Object> of, boolean counted) implements Worded {

        public Measure {
            of = List.copyOf(of);
        }

        @Override
        public String in(Messages words) {
            return words.text("finding." + id, of);
        }
    }

    /** Returns a finding of yes or no. */
    public static Finding is(String id, boolean so, Object... of) {
        return ranked(id, so ? 0 : 1, so, of);
    }

    /** Returns a finding among the constants of an enum. */
    public static Finding one(String id, Enum<?> is, Object... of) {
        return ranked(id, is.ordinal(), is, of);
    }

    /** Returns a finding with the given rank. */
    public static Finding ranked(String id, int rank, Object is, Object... of) {
        return new Finding(new Measure(id, List.of(of), false), rank, is);
    }

    /** Returns a finding that is a number. */
    public static Finding counts(String id, int number, Object... of) {
        return new Finding(new Measure(id, List.of(of), true), number, number);
    }

    /** Returns the value in words: by the key of its measure with {@code .is} if there is one, and otherwise as it begins a line. */
    @Override
    public String in(Messages words) {
        String key = "finding." + measure.id() + ".is";
        if (words.has(key)) {
            return words.text(key, List.of(is));
        }
        String inWords = words.of(is);
        return is instanceof Boolean || is instanceof String ? inWords : Messages.capitalised(inWords);
    }

    /** Compares by rank, then by value. */
    @Override
    public int compareTo(Finding other) {
        int byRank = Integer.compare(rank, other.rank);
        return byRank != 0 ? byRank : is.toString().compareTo(other.is.toString());
    }
}
