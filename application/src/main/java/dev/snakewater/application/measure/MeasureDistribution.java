package dev.snakewater.application.measure;

import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.field.Called;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The distribution of a measure, computed or counted.
 *
 * @param of the measure, such as {@code Bob's wounds}
 * @param prospects its possible values, in their natural order
 * @param untold how often it has no value, if that is possible; together with the values this adds up to everything
 */
public record MeasureDistribution(
        String of, @Called("values") List<Weighted> prospects, Optional<Mean> mean, Optional<Share> untold) {

    public MeasureDistribution {
        prospects = List.copyOf(prospects);
    }

    /** Returns this distribution without its mean. */
    public MeasureDistribution meanless() {
        return new MeasureDistribution(of, prospects, Optional.empty(), untold);
    }

    /** Returns whether another distribution has the same values, with shares that differ by less than so much. */
    public boolean isNearly(MeasureDistribution other, double much) {
        return prospects.size() == other.prospects.size()
                && IntStream.range(0, prospects.size())
                        .allMatch(i -> prospects.get(i).isNearly(other.prospects.get(i), much));
    }

    /** A possible value with its share, and that of values as great or greater if it is a number. */
    public record Weighted(Object value, String is, Share share, Optional<Share> atLeast) {

        private boolean isNearly(Weighted other, double much) {
            return is.equals(other.is)
                    && (share.equals(other.share) || Math.abs(share.value() - other.share.value()) < much);
        }
    }

    /** A mean: as a fraction where it is known exactly, with its standard error where it was counted. */
    public record Mean(
            @Called("decimal") double value,
            Optional<Chance> exactly,
            @Called("standardError") Optional<Double> error) {}
}
