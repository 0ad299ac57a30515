package dev.snakewater.fuzzing;

import com.sun.management.OperatingSystemMXBean;
import dev.snakewater.cli.Main;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Lets the program have what it is given, and says what it must not do.
 *
 * @param folder for files, of which none is left
 */
record Judgement(Path folder) {

    private static final int MOST_SECONDS = 20;
    private static final int WORST_STATUS = 3;
    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final Pattern STACK_TRACE =
            Pattern.compile("(?m)^\\s+at [\\w.$/]+\\(|\\b[A-Z]\\w*(Exception|Error)\\b");

    /** Returns what is wrong with what the program did; nothing, if it used what it was given or refused it. */
    Optional<String> of(Attempt attempt) {
        Path file = folder.resolve(attempt.file());
        String[] words = Arrays.stream(attempt.command().split(" "))
                .map(word -> word.equals(Attempt.FILE) ? file.toString() : word)
                .toArray(String[]::new);
        InputStream typed = new ByteArrayInputStream(attempt.typed().getBytes(StandardCharsets.UTF_8));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream heard = new PrintStream(said, false, StandardCharsets.UTF_8);
        write(file, attempt.document());
        long before = seconds();
        int status = Main.run(typed, heard, heard, Map.of("XDG_STATE_HOME", folder.toString()), words);
        long took = seconds() - before;
        String text = said.toString(StandardCharsets.UTF_8);
        clear();
        return wrong(status, text, attempt.document() + attempt.typed(), took);
    }

    private static Optional<String> wrong(int status, String said, String given, long seconds) {
        if (status < 0 || status > WORST_STATUS) {
            return Optional.of("status " + status + ": " + said);
        }
        // What it was given, it may quote.
        if (STACK_TRACE.matcher(said).results().anyMatch(found -> !given.contains(found.group()))) {
            return Optional.of("an exception is told: " + said);
        }
        if (said.chars().anyMatch(c -> c < ' ' && c != '\n')) {
            return Optional.of("a control character in: " + said);
        }
        return seconds > MOST_SECONDS ? Optional.of(seconds + " s: " + said) : Optional.empty();
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text.replaceAll("[\\ud800-\\udfff]", "?"));
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** Removes what was kept of fights. */
    private void clear() {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.filter(each -> !each.equals(folder))
                    .sorted(Comparator.reverseOrder())
                    .toList()) {
                Files.delete(each);
            }
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** Of work, in all threads: how busy the machine is does not count. */
    private static long seconds() {
        return SYSTEM.getProcessCpuTime() / 1_000_000_000;
    }
}
