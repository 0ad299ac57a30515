package dev.snakewater.application.port.in;

import dev.snakewater.domain.dice.Chance;
import java.util.List;
import java.util.Optional;

/**
 * How something can come out, or has come out many times.
 *
 * @param of what is looked at, such as {@code Bob's wounds}
 * @param prospects what it can be, in the order of the thing itself
 * @param mean its mean; only of what is counted
 */
public record Outlook(String of, List<Prospect> prospects, Optional<Mean> mean) {

    /** Copies the prospects. */
    public Outlook {
        prospects = List.copyOf(prospects);
    }

    /**
     * One of the ways in which it can come out.
     *
     * @param is which
     * @param share how often
     * @param atLeast how often it is so many or more; only of what is counted
     */
    public record Prospect(String is, Share share, Optional<Share> atLeast) {}

    /**
     * A mean.
     *
     * @param value the mean
     * @param exactly the same as a fraction, where it is known exactly
     * @param error its standard error, where it was counted
     */
    public record Mean(double value, Optional<Chance> exactly, Optional<Double> error) {}
}
