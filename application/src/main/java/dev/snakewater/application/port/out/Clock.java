package dev.snakewater.application.port.out;

import java.time.Duration;

/** A clock for time limits. */
@FunctionalInterface
public interface Clock {

    /** A clock that stands still: it never comes to a time limit. */
    Clock STOPPED = () -> Duration.ZERO;

    /** Returns the time since some moment, which is the same for all calls. */
    Duration now();
}
