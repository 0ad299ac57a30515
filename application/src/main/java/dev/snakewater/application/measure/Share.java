package dev.snakewater.application.measure;

import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.Ways;
import java.util.Optional;

/** How often something comes out: as a probability, or as a counted frequency. */
public sealed interface Share {

    /** Returns the share, from 0 to 1, rounded to a double. */
    double value();

    /** Returns the sum of this and another of the same sort, which exclude each other. */
    Share plus(Share other);

    /** An exact share of all ways in which the dice can fall altogether. */
    record Exact(Ways ways) implements Share {

        /** Returns the share in lowest terms. */
        public Chance chance() {
            return ways.chance();
        }

        @Override
        public double value() {
            return chance().toDouble();
        }

        @Override
        public Share plus(Share other) {
            return new Exact(ways.plus(same(Exact.class, other).ways));
        }

        /** Returns the share as a fraction of all falls: {@code 66/81}. */
        public String inFalls() {
            return ways.ways() + "/" + ways.falls();
        }
    }

    /** A chance computed in doubles; its error is given with the whole result. */
    record Near(double value) implements Share {
        @Override
        public Share plus(Share other) {
            return new Near(value + same(Near.class, other).value);
        }
    }

    /** A counted frequency: so many times out of so many, at least 1. */
    record Counted(long times, long of) implements Share {

        // The standard normal variable lies within so many standard deviations in 95 of 100 cases.
        private static final double Z = 1.959964;

        @Override
        public double value() {
            return (double) times / of;
        }

        @Override
        public Share plus(Share other) {
            return new Counted(Math.addExact(times, same(Counted.class, other).times), of);
        }

        /** Returns the lower end of Wilson's 95% interval for the probability. */
        public double low() {
            return times == 0 ? 0 : Math.max(0, middle() - reach());
        }

        /** Returns the upper end of Wilson's 95% interval. */
        public double high() {
            return times == of ? 1 : Math.min(1, middle() + reach());
        }

        private double middle() {
            return (value() + Z * Z / (2.0 * of)) / (1 + Z * Z / of);
        }

        private double reach() {
            return Z / (1 + Z * Z / of) * Math.sqrt(value() * (1 - value()) / of + Z * Z / (4.0 * of * of));
        }
    }

    /**
     * A chance that has not been worked out to the end: it is at least what is certain, and at most that with all that is open.
     *
     * @param open the chance of all that was not worked out, whatever it leads to
     * @param sample how often the open part led here, in some fights; empty if none were fought
     */
    record Between(double certain, double open, Optional<Counted> sample) implements Share {

        /** Returns the estimate; without a sample, what is certain. */
        @Override
        public double value() {
            return Math.min(1, certain + open * sample.map(Counted::value).orElse(0.0));
        }

        @Override
        public Share plus(Share other) {
            Between that = same(Between.class, other);
            return new Between(
                    certain + that.certain, open, sample.map(some -> (Counted) some.plus(that.sample.orElseThrow())));
        }

        /** Returns the most that the chance can be. */
        public double most() {
            return Math.min(1, certain + open);
        }

        /** Returns the lower end of the 95% interval of the estimate; without a sample, what is certain. */
        public double low() {
            return certain + open * sample.map(Counted::low).orElse(0.0);
        }

        /** Returns the upper end of that interval; without a sample, the most that the chance can be. */
        public double high() {
            return Math.min(1, certain + open * sample.map(Counted::high).orElse(1.0));
        }
    }

    private static <T extends Share> T same(Class<T> sort, Share other) {
        if (!sort.isInstance(other)) {
            throw new IllegalArgumentException("an exact share and another cannot be added up");
        }
        return sort.cast(other);
    }
}
