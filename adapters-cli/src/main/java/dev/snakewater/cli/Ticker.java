package dev.snakewater.cli;

import java.time.Duration;
import java.time.Instant;

/** Says how far long work has got, every other second; what takes less says nothing. */
final class Ticker {

    private static final Duration BETWEEN = Duration.ofSeconds(2);

    private final Output err;
    private Instant due;

    Ticker(Output err) {
        this.err = err;
        due = Instant.now().plus(BETWEEN);
    }

    synchronized void reached(String words) {
        Instant now = Instant.now();
        if (!now.isBefore(due)) {
            err.println(words);
            err.flush();
            due = now.plus(BETWEEN);
        }
    }
}
