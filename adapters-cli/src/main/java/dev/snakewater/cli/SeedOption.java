package dev.snakewater.cli;

import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The seed that dice fall by. */
final class SeedOption {

    private static final long BEHIND_READABLE = 1_000_000;

    @Option(names = "--seed", paramLabel = "N")
    private @Nullable Long seed;

    Optional<Long> given() {
        return Optional.ofNullable(seed);
    }

    /** The seed that was asked for, or one that a person can read out across a table. */
    long taken() {
        return given().orElseGet(() -> ThreadLocalRandom.current().nextLong(1, BEHIND_READABLE));
    }
}
