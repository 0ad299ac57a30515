package dev.snakewater.cli;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** Says how far long work has got, every other second; what takes less says nothing. */
final class Ticker {

    private static final Duration BETWEEN = Duration.ofSeconds(2);

    private final Output err;
    private final InstantSource clock;
    private Instant due;

    /** A ticker that begins now, by this clock. */
    Ticker(Output err, InstantSource clock) {
        this.err = err;
        this.clock = clock;
        due = clock.instant().plus(BETWEEN);
    }

    /** Says it, if it is time to. */
    synchronized void reached(String words) {
        Instant now = clock.instant();
        if (!now.isBefore(due)) {
            err.println(words);
            err.flush();
            due = now.plus(BETWEEN);
        }
    }
}
