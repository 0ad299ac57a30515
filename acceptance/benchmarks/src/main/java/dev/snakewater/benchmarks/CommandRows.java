package dev.snakewater.benchmarks;

import dev.snakewater.benchmarks.Command.Cost;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What whole commands cost. */
record CommandRows(Program now, Program before) {

    private static final int ROUNDS = 5;
    private static final int RUNS = 5;
    private static final long ANY = 12;
    private static final double TWO_CORES = 1.6;
    private static final String TWO_GIGABYTES = "-Xmx2g";
    private static final String ONE_CORE = "-XX:ActiveProcessorCount=1 ";
    private static final Pattern SCENARIO = Pattern.compile("^  ([a-z][-a-z0-9]*)  ", Pattern.MULTILINE);

    /** Returns what measures each row, by its name. */
    Map<String, Function<String, Row>> all() {
        Command gulch = now.command("odds", "snakewater-gulch", "--exact").withJava(TWO_GIGABYTES);
        Map<String, Function<String, Row>> rows = new LinkedHashMap<>();
        rows.put(
                Row.words("odds", "showdown"),
                what -> odds(what, "showdown", program -> program.command("odds", "showdown")));
        rows.put(
                Row.words("unmended"),
                what -> odds(
                        what,
                        "unmended",
                        program -> program.command("odds", "-").reading(document("showdown-without-staredown"))));
        rows.put(Row.words("exact", "snakewater-gulch"), what -> within(what, gulch, 60));
        rows.put(Row.words("any"), this::any);
        rows.put(
                Row.words("eight"),
                what -> within(what, now.command("odds", "-").reading(document("eight")), 3));
        rows.put(Row.words("exact", "burst"), what -> within(what, now.command("odds", "burst", "--exact"), 6));
        rows.put(Row.words("run-to-before"), what -> run(what, run(before), 0.35));
        rows.put(Row.words("run-to-empty"), what -> run(what, empty(), 8));
        rows.put(Row.words("cores-fights"), what -> cores(what, tenSeconds()));
        rows.put(Row.words("cores-odds"), what -> cores(what, gulch));
        return rows;
    }

    private Row odds(String what, String scenario, Function<Program, Command> asked) {
        String agreement = Agreement.told(
                scenario,
                asked.apply(now).with("--json").run().printed(),
                asked.apply(before).with("--json").run().printed());
        double[] waited = medians(Cost::clock, asked.apply(before), asked.apply(now));
        return new Row(
                what + agreement,
                Row.words("waited", waited[0]),
                Row.words("waited", waited[1]),
                Row.words("ratio", waited[0] / waited[1]),
                Row.words("times-faster", 3),
                waited[0] >= 3 * waited[1]);
    }

    /** The slowest of all scenarios. */
    private Row any(String what) {
        Map<String, Double> clock = new LinkedHashMap<>();
        SCENARIO.matcher(now.command("scenarios").run().printed())
                .results()
                .map(name -> name.group(1))
                .forEach(name -> clock.put(name, seconds(now.command("odds", name))));
        Map.Entry<String, Double> slowest =
                clock.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow();
        long late = clock.values().stream().filter(seconds -> seconds > ANY).count();
        return new Row(
                what,
                "",
                Row.words("slowest", slowest.getValue(), slowest.getKey()),
                Row.words("late", late, clock.size()),
                Row.words("at-most-seconds", ANY),
                late == 0);
    }

    private static double seconds(Command odds) {
        return odds.within(2 * ANY).map(Cost::clock).orElse(2.0 * ANY);
    }

    private static Row within(String what, Command command, long seconds) {
        Optional<Cost> cost = command.within(3 * seconds);
        return new Row(
                what,
                "",
                cost.map(known -> Row.words("clock", known.clock(), known.cpu()))
                        .orElse(Row.words("longer", 3 * seconds)),
                "",
                Row.words("at-most-seconds", seconds),
                cost.filter(known -> known.clock() <= seconds).isPresent());
    }

    private static Command run(Program program) {
        return program.command("run", "snakewater-gulch", "--seed", "1").repeated(RUNS);
    }

    private Row run(String what, Command measure, double most) {
        double[] cpu = medians(Cost::cpu, measure, run(now));
        return new Row(
                what,
                Row.words("cpu", cpu[0]),
                Row.words("cpu", cpu[1]),
                Row.words("share", cpu[1] / cpu[0]),
                Row.words("at-most", most),
                cpu[1] <= most * cpu[0]);
    }

    /** A Java program that does nothing, started as the launcher starts the program. */
    private Command empty() {
        String home = now.command("--launcher-java-home").run().printed().strip();
        return Command.of(List.of(
                        Path.of(home, "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-classpath",
                        System.getProperty("java.class.path"),
                        Nothing.class.getName()))
                .repeated(RUNS);
    }

    /** As many fights as one core does in about ten seconds. */
    private Command tenSeconds() {
        long fights = 5_000;
        double clock;
        do {
            fights *= 2;
            clock = fights(fights).withJava(ONE_CORE).run().clock();
        } while (clock < 5);
        return fights((long) (fights * 10 / clock));
    }

    private Command fights(long many) {
        return now.command("simulate", "two-guns", "--fights", String.valueOf(many), "--seed", "1");
    }

    private static Row cores(String what, Command command) {
        Command alone = command.withJava(ONE_CORE + command.javaOptions());
        Optional<Cost> one = alone.within(300);
        Optional<Cost> two = one.flatMap(known -> command.within(300));
        if (two.isEmpty()) {
            return new Row(what, "", Row.words("longer", 300), "", Row.words("times-faster", TWO_CORES), false);
        }
        boolean same = one.orElseThrow().printed().equals(two.orElseThrow().printed());
        double ratio = one.orElseThrow().clock() / two.orElseThrow().clock();
        return new Row(
                what + (same ? "" : Row.words("other-numbers")),
                Row.words("clock", one.orElseThrow().clock(), one.orElseThrow().cpu()),
                Row.words("clock", two.orElseThrow().clock(), two.orElseThrow().cpu()),
                Row.words("ratio", ratio),
                Row.words("times-faster", TWO_CORES),
                same && ratio >= TWO_CORES);
    }

    /** Returns the medians of what these commands cost in turn. */
    private static double[] medians(ToDoubleFunction<Cost> of, Command... commands) {
        List<double[]> rounds = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            rounds.add(List.of(commands).stream()
                    .mapToDouble(command -> of.applyAsDouble(command.run()))
                    .toArray());
        }
        return IntStream.range(0, commands.length)
                .mapToDouble(i -> FightRows.median(rounds.stream().map(round -> round[i])))
                .toArray();
    }

    private static String document(String name) {
        try (InputStream file = CommandRows.class.getResourceAsStream(name + ".json")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }
}
