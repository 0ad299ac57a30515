package dev.snakewater.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The program in a real pseudo-terminal: {@code script} of util-linux makes it, and passes on what is typed. */
final class Tty implements AutoCloseable {

    private static final Path SCRIPT = Path.of("/usr/bin/script");
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int PAUSE = 20;
    private static final String PAUSE_WORDS = "-- Enter shows more -- ";
    private static final Pattern PAUSED = Pattern.compile("(?s).*-- Enter shows more[^\n]* -- \\z");
    private static final int MOMENT = 1_000;

    private final Process process;
    private final AtomicReference<String> shown = new AtomicReference<>("");
    private int seen;
    private int paused;

    private Tty(Process process) {
        this.process = process;
        Thread.ofVirtual().start(this::listen);
    }

    /** Whether there can be one here. */
    static boolean isThere() {
        return Files.isExecutable(SCRIPT)
                && System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
    }

    static Tty of(Path home, String terminal, int columns, String... words) throws IOException {
        return of(Main.class, home, terminal, columns, words);
    }

    /** Another program than ours. */
    static Tty of(Class<?> main, Path home, String terminal, int columns, String... words) throws IOException {
        List<String> command = new ArrayList<>(program());
        command.set(command.size() - 1, main.getName());
        command.addAll(List.of(words));
        // A Ctrl-C that is a signal also reaches the shell: some shells would then end before they tell the status.
        String line = "trap : INT; stty cols " + columns + " rows 24; "
                + command.stream().map("'%s'"::formatted).collect(joining(" ")) + "; echo status $?";
        ProcessBuilder builder = new ProcessBuilder(SCRIPT.toString(), "-q", "-f", "-e", "-c", line, "/dev/null")
                .redirectErrorStream(true);
        builder.environment().putAll(Map.of("XDG_STATE_HOME", home.toString(), "TERM", terminal, "SHELL", "/bin/sh"));
        // As the launcher does, for terminals that do not tell.
        builder.environment().put("COLUMNS", String.valueOf(columns));
        return new Tty(builder.start());
    }

    /** The program as a command of its own. */
    static List<String> program() {
        return Stream.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName())
                .toList();
    }

    /** Waits until this is shown, after what was waited for before. What pauses on the way goes on. */
    Tty shows(String text) throws IOException, InterruptedException {
        Instant end = Instant.now().plus(PATIENCE);
        while (plain().indexOf(text, seen) < 0) {
            assertThat(Instant.now())
                    .as("waiting for '%s' after:%n%s", text, plain())
                    .isBefore(end);
            if (PAUSED.matcher(plain()).find() && plain().length() > paused && !text.equals(PAUSE_WORDS)) {
                paused = plain().length();
                type("\r");
            }
            Thread.sleep(PAUSE);
        }
        seen = plain().indexOf(text, seen) + text.length();
        paused = text.equals(PAUSE_WORDS) ? plain().length() : paused;
        return this;
    }

    /** Waits a moment: a prompt is shown a little before a key that interrupts is heard. */
    Tty waits() throws InterruptedException {
        Thread.sleep(MOMENT);
        return this;
    }

    Tty type(String keys) throws IOException {
        process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        return this;
    }

    /** What was shown, without what only moves the cursor or colours. */
    String plain() {
        return shown.get().replaceAll("\u001b\\[[0-9;?<>=]*[a-zA-Z]|\u001b[=>]|\r", "");
    }

    /** What was shown, as the terminal got it. */
    String raw() {
        return shown.get();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private void shows(byte[] bytes, int count) {
        shown.accumulateAndGet(new String(bytes, 0, count, StandardCharsets.UTF_8), String::concat);
    }

    private void listen() {
        byte[] bytes = new byte[1024];
        try (InputStream in = process.getInputStream()) {
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                shows(bytes, count);
            }
        } catch (IOException gone) {
            shown.accumulateAndGet(" [gone: " + gone.getMessage() + "]", String::concat);
        }
    }
}
