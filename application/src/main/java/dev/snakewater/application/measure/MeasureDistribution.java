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
 * @param mean its mean, if it is a number and there is any value
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

    /**
     * A possible value with its share.
     *
     * @param value the value: a constant, a boolean, a number, a name or a text, a list or an optional of these
     * @param is the value in words
     * @param share how often
     * @param atLeast how often it is at least this much; only for numbers
     */
    public record Weighted(Object value, String is, Share share, Optional<Share> atLeast) {}

    /**
     * A mean.
     *
     * @param value the mean
     * @param exactly the same as a fraction, where it is known exactly
     * @param error its standard error, where it was counted
     */
    public record Mean(
            @Called("decimal") double value,
            Optional<Chance> exactly,
            @Called("standardError") Optional<Double> error) {}
}
