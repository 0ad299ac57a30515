package dev.snakewater.application.measure;

import dev.snakewater.application.words.Worded;
import dev.snakewater.application.words.Wording;
import java.util.List;

/**
 * What a measure has come to.
 *
 * @param measure what is measured
 * @param rank where the value stands among those that can be; they are listed by it
 * @param is the value: a constant, {@code true} or {@code false}, a number, a name or a text, a list of such, or one that may be missing
 */
public record Finding(Measure measure, int rank, Object is) implements Comparable<Finding>, Worded {

    /**
     * What is measured.
     *
     * @param id what it is, as its words are found: {@code wounds}
     * @param of whom or what it is measured of, in the order of the places in its words
     * @param counted whether it is a number, so that its mean means something
     */
    public record Measure(String id, List<Object> of, boolean counted) implements Worded {

        public Measure {
            of = List.copyOf(of);
        }

        @Override
        public String in(Wording words) {
            return words.text("finding." + id, of);
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

    /**
     * Returns the value in words: by the key of its measure with {@code .is} if there is one, and otherwise as it begins a line; a text
     * stays as it is.
     */
    @Override
    public String in(Wording words) {
        String key = "finding." + measure.id() + ".is";
        if (words.has(key)) {
            return words.text(key, List.of(is));
        }
        String inWords = words.of(is);
        return is instanceof Boolean || is instanceof String ? inWords : Wording.capitalised(inWords);
    }

    /** By rank, and by what it is where ranks are equal. */
    @Override
    public int compareTo(Finding other) {
        int byRank = Integer.compare(rank, other.rank);
        return byRank != 0 ? byRank : is.toString().compareTo(other.is.toString());
    }
}
