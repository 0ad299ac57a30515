package dev.snakewater.application.port.in;

import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.rule.Called;
import java.util.List;
import java.util.Optional;

/**
 * How something can come out, or has come out many times.
 *
 * @param of what is looked at, such as {@code Bob's wounds}
 * @param prospects what it can be, in the order of the thing itself
 * @param mean its mean; only of what is counted, and only where there is anything to count
 * @param untold how often there is nothing to tell of it, if that can be: what it can be and this sum to everything
 */
public record Outlook(
        String of, @Called("values") List<Prospect> prospects, Optional<Mean> mean, Optional<Share> untold) {

    public Outlook {
        prospects = List.copyOf(prospects);
    }

    /** The same without its mean. */
    public Outlook meanless() {
        return new Outlook(of, prospects, Optional.empty(), untold);
    }

    /**
     * One of the ways in which it can come out.
     *
     * @param value which: a constant, {@code true} or {@code false}, a number, a name or a text, a list of such, or one that may be missing
     * @param is the same in words
     * @param share how often
     * @param atLeast how often it is so many or more; only of what is counted
     */
    public record Prospect(Object value, String is, Share share, Optional<Share> atLeast) {}

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
