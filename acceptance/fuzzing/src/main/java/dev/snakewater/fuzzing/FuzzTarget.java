package dev.snakewater.fuzzing;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * What Jazzer calls. The system properties {@value #TARGET}, {@value #REPOSITORY} and {@value #FOUND} say which {@link Target}, where
 * its sound documents are, and where findings are kept.
 */
public final class FuzzTarget {

    static final String TARGET = "snakewater.fuzzing.target";
    static final String FOUND = "snakewater.fuzzing.found";
    static final String REPOSITORY = "snakewater.fuzzing.repository";

    private static final Target CHOSEN =
            Target.valueOf(System.getProperty(TARGET, "").toUpperCase(Locale.ROOT));
    private static final Seeds SEEDS = Seeds.in(Path.of(System.getProperty(REPOSITORY, "")));
    private static final Judgement JUDGEMENT = new Judgement(folder());

    private static final Findings FINDINGS = Findings.in(Path.of(System.getProperty(FOUND, "")));

    private FuzzTarget() {}

    /** Tries what is sound, so that what takes long only the first time is not taken for a hang. */
    public static void fuzzerInitialize() {
        tryOut(Choices.FIRST);
    }

    /** Tries what Jazzer decides. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        tryOut(Choices.of(data));
    }

    private static void tryOut(Choices choices) {
        Attempt attempt = CHOSEN.attempt(SEEDS, choices);
        JUDGEMENT.of(attempt).ifPresent(wrong -> FINDINGS.keep(attempt, wrong));
    }

    private static Path folder() {
        try {
            return Files.createTempDirectory("fuzzing");
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
