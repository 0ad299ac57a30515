package dev.snakewater.domain.fallout.catalogue;

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

    /** @throws IllegalArgumentException if there are not as many as there are bands */
    public Bands {
        reaches = List.copyOf(reaches);
        if (reaches.size() != NUMBER) {
            throw new IllegalArgumentException(reaches.size() + " bands: a weapon card has five");
        }
    }

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
}
