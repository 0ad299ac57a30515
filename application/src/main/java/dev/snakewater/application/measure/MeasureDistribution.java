package dev.snakewater.application.measure;

import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.field.Called;
import java.util.List;
import java.util.Optional;

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

    /** A possible value with its share, and that of values as great or greater if it is a number. */
    public record Weighted(Object value, String is, Share share, Optional<Share> atLeast) {}

    /** A mean: as a fraction where it is known exactly, with its standard error where it was counted. */
    public record Mean(
            @Called("decimal") double value,
            Optional<Chance> exactly,
            @Called("standardError") Optional<Double> error) {}
}
