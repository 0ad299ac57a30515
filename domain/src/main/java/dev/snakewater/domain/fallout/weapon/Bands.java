package dev.snakewater.domain.fallout.weapon;

import dev.snakewater.domain.field.Within;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The range table of a weapon card (FO-11): a reach for each band, nearest first. */
public record Bands(List<Reach> reaches) {

    /** The number of {@link RangeBand bands}. */
    public static final int NUMBER = 5;

    private static final List<RangeBand> BANDS = List.of(RangeBand.values());

    /** Returns the band of a distance in millimetres for this perception; empty beyond the last limit. */
    public Optional<RangeBand> at(int millimetres, int perception) {
        for (RangeBand band : BANDS) {
            if (millimetres <= reach(band).limitFor(perception)) {
                return Optional.of(band);
            }
        }
        return Optional.empty();
    }

    /** Returns the limit and modifier of a band. */
    public Reach reach(RangeBand band) {
        return reaches.get(band.ordinal());
    }

    /** Returns the distance beyond which a band begins for this perception: the limit of the nearer one, in millimetres. */
    public int beginning(RangeBand band, int perception) {
        return band == RangeBand.CQC
                ? 0
                : reach(RangeBand.values()[band.ordinal() - 1]).limitFor(perception);
    }

    /** Returns the bands by their modifiers, the highest first; of equal ones the nearer. */
    public List<RangeBand> best() {
        return Stream.of(RangeBand.values())
                .sorted(Comparator.comparingInt((RangeBand band) -> reach(band).modifier())
                        .reversed())
                .toList();
    }

    /** Returns the maximum range for this perception, in millimetres. */
    public int farthest(int perception) {
        return reach(RangeBand.EXTREME).limitFor(perception);
    }

    /** The limit of a band on a weapon card, in millimetres on the table, and its modifier to the hit value. */
    public record Reach(
            @Within({1, 10_000}) int limit,
            @Within({0, 1000}) int perPerception,
            @Within({-100, 100}) int modifier) {

        /** Returns the limit for this perception. */
        public int limitFor(int perception) {
            return limit + perPerception * perception;
        }
    }

    /** The five range bands, nearest first. */
    public enum RangeBand {
        /** Close quarters combat. */
        CQC,
        CLOSE,
        MEDIUM,
        FAR,
        EXTREME;
    }
}
