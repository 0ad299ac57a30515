package dev.snakewater.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** What one more simulated fight costs, scenario by scenario. */
record FightRows(Program now, Program before) {

    private static final String COUNTED = "5000";

    /**
     * How cheap a fight of a scenario must be.
     *
     * @param times how many times cheaper than before, at least
     * @param dice or how many times its dice alone, at most
     */
    private record Limit(String scenario, int times, int dice) {

        boolean holds(double before, double now, double rawDice) {
            return before >= times * now || now <= dice * rawDice;
        }

        String told() {
            return Row.words("times-faster", times) + (dice > 0 ? Row.words("or-dice", dice) : "");
        }
    }

    private static final List<Limit> LIMITS = List.of(
            new Limit("showdown", 500, 0),
            new Limit("one-shot", 50, 20),
            new Limit("vera-at-skag", 50, 0),
            new Limit("sword-stroke", 50, 0),
            new Limit("all-at-once", 50, 0),
            new Limit("two-guns", 10, 0),
            new Limit("ambush", 10, 0),
            new Limit("deadwood-bookkeeping", 10, 0));

    /** Returns what measures each row, by its name. */
    Map<String, Function<String, Row>> all() {
        Map<String, Function<String, Row>> rows = new LinkedHashMap<>();
        LIMITS.forEach(limit -> rows.put(Row.words("fight", limit.scenario), what -> row(what, limit)));
        return rows;
    }

    private Row row(String what, Limit limit) {
        try {
            String agreement = agreement(limit.scenario);
            Path log = before.root().resolveSibling(limit.scenario + ".txt");
            RunResult result = new Runner(new OptionsBuilder()
                            .include(OneMoreFight.class.getName())
                            .param("scenario", limit.scenario)
                            .param("now", now.root().toString())
                            .param("before", before.root().toString())
                            .output(log.toString())
                            .shouldFailOnError(true)
                            .build())
                    .runSingle();
            double then = median(result, "before");
            double cost = median(result, "now");
            double dice = median(result, "dice");
            return new Row(
                    what + agreement,
                    Row.words("microseconds", then / 1e3),
                    Row.words("microseconds", cost / 1e3),
                    Row.words("ratio", then / cost) + Row.words("dice", dice / 1e3, cost / dice),
                    limit.told(),
                    limit.holds(then, cost, dice));
        } catch (IOException | ReflectiveOperationException | RunnerException failed) {
            throw new IllegalStateException(limit.scenario + ": " + failed, failed);
        }
    }

    private String agreement(String scenario) throws IOException, ReflectiveOperationException {
        String[] question = {"simulate", scenario, "--fights", COUNTED, "--seed", "1", "--json"};
        return Agreement.told(
                scenario, now.loaded().prints(question), before.loaded().prints(question));
    }

    private static double median(RunResult run, String counter) {
        return median(run.getBenchmarkResults().stream()
                .flatMap(fork -> fork.getIterationResults().stream())
                .flatMap(iteration -> iteration.getSecondaryResults().entrySet().stream())
                .filter(result -> result.getKey().equals(counter))
                .map(result -> result.getValue().getScore()));
    }

    /** Returns the median of these costs. */
    static double median(Stream<Double> costs) {
        List<Double> sorted = costs.sorted().toList();
        return (sorted.get((sorted.size() - 1) / 2) + sorted.get(sorted.size() / 2)) / 2;
    }
}
