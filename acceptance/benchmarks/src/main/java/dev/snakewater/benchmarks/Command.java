package dev.snakewater.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A whole command, as somebody types it.
 *
 * @param input what it reads
 * @param javaOptions further options of Java
 * @param times how often it is run for one cost, as a shell counts hundredths of a second
 */
record Command(List<String> words, String input, String javaOptions, int times) {

    private static final long PATIENCE = 150;

    /** Runs it, and has the shell tell what its children cost, which it tells on its last line. */
    private static final String TIMED =
            "i=0; while [ $i -lt \"$TIMES\" ]; do \"$@\" <\"$INPUT\" >\"$OUTPUT\" || exit; i=$((i + 1)); done; times";

    private static final Pattern MINUTES = Pattern.compile("(\\d+)m([\\d.]+)s");

    /** What one run cost, in seconds, and what it printed. */
    record Cost(double clock, double cpu, String printed) {}

    static Command of(List<String> words) {
        return new Command(List.copyOf(words), "", "", 1);
    }

    Command with(String word) {
        List<String> more = new ArrayList<>(words);
        more.add(word);
        return new Command(List.copyOf(more), input, javaOptions, times);
    }

    Command reading(String text) {
        return new Command(words, text, javaOptions, times);
    }

    Command withJava(String options) {
        return new Command(words, input, options, times);
    }

    Command repeated(int often) {
        return new Command(words, input, javaOptions, often);
    }

    /** Runs it to its end. */
    Cost run() {
        return within(PATIENCE).orElseThrow(() -> new IllegalStateException(words + " does not end"));
    }

    /** Runs it, unless that takes longer than so many seconds. */
    Optional<Cost> within(long seconds) {
        try {
            Path in = Files.writeString(Files.createTempFile("benchmark", ".in"), input);
            Path out = Files.createTempFile("benchmark", ".out");
            Path times = Files.createTempFile("benchmark", ".times");
            try {
                return timed(in, out, times, seconds);
            } finally {
                for (Path file : List.of(in, out, times)) {
                    Files.delete(file);
                }
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private Optional<Cost> timed(Path in, Path out, Path costs, long seconds) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of("sh", "-c", TIMED, "sh"));
        line.addAll(words);
        ProcessBuilder builder =
                new ProcessBuilder(line).redirectOutput(costs.toFile()).redirectError(Redirect.DISCARD);
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().put("INPUT", in.toString());
        builder.environment().put("OUTPUT", out.toString());
        builder.environment().put("TIMES", String.valueOf(times));
        builder.environment().put("JAVA_TOOL_OPTIONS", javaOptions);
        long began = System.nanoTime();
        Process shell = builder.start();
        if (!shell.waitFor(seconds, TimeUnit.SECONDS)) {
            shell.descendants().forEach(ProcessHandle::destroyForcibly);
            shell.destroyForcibly().waitFor();
            return Optional.empty();
        }
        double clock = (System.nanoTime() - began) / 1e9;
        if (shell.exitValue() != 0) {
            throw new IllegalStateException(words + " ends with " + shell.exitValue());
        }
        return Optional.of(new Cost(clock / times, ofChildren(Files.readString(costs)) / times, Files.readString(out)));
    }

    private static double ofChildren(String told) {
        String last = told.lines().reduce("", (before, line) -> line);
        return MINUTES.matcher(last).results().mapToDouble(Command::seconds).sum();
    }

    private static double seconds(MatchResult time) {
        return 60 * Double.parseDouble(time.group(1)) + Double.parseDouble(time.group(2));
    }
}
