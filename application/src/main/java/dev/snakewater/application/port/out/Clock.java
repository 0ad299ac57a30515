package dev.snakewater.application.port.out;

import java.time.Duration;

/** A clock for time limits. */
@FunctionalInterface
public interface Clock {

    /** Returns the time since some moment, which is the same for all calls. */
    Duration now();
}
