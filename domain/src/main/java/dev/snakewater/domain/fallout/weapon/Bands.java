package dev.snakewater.domain.fallout.weapon;

import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The range table of a weapon card: how far each of the five bands goes (FO-11).
 *
 * @param reaches one for each band, the nearest first
 */
public record Bands(List<Reach> reaches) {

    /** How many bands there are, as there are {@link RangeBand ranges}. */
    public static final int NUMBER = 5;

    /**
     * The band of a distance; none if it is beyond the last limit.
     *
     * @param millimetres how far away the target is on the table
     * @param perception the perception of who looks
     */
    public Optional<RangeBand> at(int millimetres, int perception) {
        return Stream.of(RangeBand.values())
                .filter(band -> millimetres <= reach(band).limitFor(perception))
                .findFirst();
    }

    /** How far a band goes, and what it adds. */
    public Reach reach(RangeBand band) {
        return reaches.get(band.ordinal());
    }

    /** The farthest that somebody of this perception can shoot, in millimetres. */
    public int farthest(int perception) {
        return reach(RangeBand.EXTREME).limitFor(perception);
    }

    /**
     * How far a band goes on a weapon card, in millimetres on the table, and what it does to the hit value.
     *
     * @param limit how far it goes, the limit itself included
     * @param perPerception how much farther for each point of perception
     * @param modifier what it adds to the hit value
     */
    public record Reach(
            @Within({1, 10_000}) int limit,
            @Within({0, 1000}) int perPerception,
            @Within({-100, 100}) int modifier) {

        /** How far it goes for somebody of this perception. */
        public int limitFor(int perception) {
            return limit + perPerception * perception;
        }
    }

    /** The five ranges, the nearest first. */
    public enum RangeBand {
        /** Close quarters combat. */
        CQC,
        CLOSE,
        MEDIUM,
        FAR,
        EXTREME;
    }
}
