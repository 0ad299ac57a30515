package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.AskOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.RunFight;
import dev.snakewater.application.port.in.RunFight.OffScriptException;
import dev.snakewater.application.port.in.Simulate;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.page.OddsPage;
import dev.snakewater.cli.page.WrongUsage;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The commands that play a scenario without asking: once, many times, or for its odds. */
record ScenarioCommands(
        RunFight fights,
        AskOdds odds,
        Simulate simulation,
        Scenarios scenarios,
        Transcripts transcripts,
        Texts files,
        Console console) {

    private static final int MOST_SITUATIONS = 2_000_000;
    private static final long MOST_FIGHTS = 1_000_000_000;
    private static final long MOST_THREADS = 1_000;

    enum Which {
        RANDOM,
        SCRIPT
    }

    @Command
    void run(
            @Parameters(paramLabel = "SCENARIO") String scenario,
            @Mixin Options.Seed seed,
            @Option(names = "--dice", paramLabel = "WHICH", defaultValue = "random") Which dice,
            @Option(names = "--save", paramLabel = "FILE") Optional<String> save,
            @Option(names = "--force") boolean force,
            @Mixin Options.Report options) {
        WrongUsage.when(dice == Which.SCRIPT && seed.given().isPresent(), "run.script-seed");
        Scenario<?, ?> found = scenarios.find(scenario);
        IfFileExists ifThere = Options.Overwriting.ofRecords(force);
        save.ifPresent(file -> files.check(file, ifThere));
        FightReport account = switch (dice) {
            case SCRIPT -> scripted(found, scenario);
            case RANDOM -> fights.withSeed(found, seed.taken());
        };
        // What was played is told even if the file has come to be there meanwhile, or the disk is full.
        try {
            save.ifPresent(file -> transcripts.save(file, ifThere, found, account));
        } finally {
            options.tell(account, console);
            boolean byChance = !account.answers().isEmpty();
            if (byChance && seed.given().isEmpty() && account.dice() instanceof FightReport.DiceSource.Seeded seeded) {
                console.aside("run.seed", seeded.seed(), scenario);
            }
        }
    }

    private FightReport scripted(Scenario<?, ?> found, String scenario) {
        WrongUsage.when(found.script().isEmpty(), "run.no-script", scenario);
        try {
            return fights.byScript(found);
        } catch (OffScriptException off) {
            throw new OffScriptException(scenario + ": " + off.getMessage());
        }
    }

    @Command
    void odds(
            @Parameters(paramLabel = "SCENARIO") String scenario,
            @Option(names = "--attack", paramLabel = "WORDS") Optional<String> attack,
            @Option(names = "--json") boolean asJson,
            @Option(names = "--situations", paramLabel = "N", defaultValue = "" + MOST_SITUATIONS) int budget,
            @Mixin Options.Colour colour) {
        inRange("--situations", budget, Optional.empty());
        Scenario<?, ?> whole = scenarios.find(scenario);
        Scenario<?, ?> found =
                attack.<Scenario<?, ?>>map(words -> odds.attack(whole, words)).orElse(whole);
        ProgressMeter ticker = new ProgressMeter();
        Effort effort = Effort.unlimited().withSituations(budget);
        Chances chances =
                odds.of(found, effort, soFar -> ticker.reached("odds.progress", soFar.turn(), soFar.situations()));
        List<Chances.Change> changes = chances.beyond().isEmpty()
                ? odds.changes(found, chances.findings().getFirst(), effort)
                : List.of();
        if (asJson) {
            console.out().print(console.documents().odds().apply(chances, changes));
        } else {
            new OddsPage(colour.page(console), scenario).print(chances, changes);
        }
    }

    @Command
    void simulate(
            @Parameters(paramLabel = "SCENARIO") String scenario,
            @Option(names = "--fights", paramLabel = "N", defaultValue = "10000") long number,
            @Mixin Options.Seed seed,
            @Option(names = "--threads", paramLabel = "N") Optional<Integer> threads,
            @Option(names = "--show", paramLabel = "K") Optional<Long> shown,
            @Mixin Options.Report options) {
        inRange("--fights", number, Optional.of(MOST_FIGHTS));
        int workers = threads.orElseGet(() -> Runtime.getRuntime().availableProcessors());
        inRange("--threads", workers, Optional.of(MOST_THREADS));
        shown.ifPresent(fight -> inRange("--show", fight, Optional.of(MOST_FIGHTS)));
        WrongUsage.when(shown.isEmpty() && options.isOfOneFight(), "simulate.one-fight");
        Scenario<?, ?> found = scenarios.find(scenario);
        // One of many is called a fight if others can join in the next one; a jump or a throw for a location is none.
        boolean isFight = found.kind().sequel() == ScenarioKind.Sequel.WITH_OTHERS;
        long master = seed.taken();
        if (shown.isPresent()) {
            long own = simulation.seedOf(master, shown.get());
            options.tell(fights.withSeed(found, own), console);
            console.aside("simulate.shown", isFight, shown.get(), master, scenario, own);
        } else {
            ProgressMeter ticker = new ProgressMeter();
            Effort effort = Effort.unlimited().withFights(number).withThreads(workers);
            Simulated simulated = simulation.fights(
                    found, master, effort, soFar -> ticker.reached("simulate.progress", soFar.fights(), number));
            if (options.format() == Format.JSON) {
                console.out().print(console.documents().simulation().apply(simulated));
            } else {
                new OddsPage(options.page(console), scenario).print(simulated, isFight);
            }
        }
        if (seed.given().isEmpty()) {
            console.aside("simulate.seed", master);
        }
    }

    private static void inRange(String option, long value, Optional<Long> most) {
        WrongUsage.when(value < 1 || value > most.orElse(Long.MAX_VALUE), "option.out-of-range", option, value, most);
    }

    /** Says how far long work has got, every other second; what takes less says nothing. */
    private final class ProgressMeter {

        private static final Duration BETWEEN = Duration.ofSeconds(2);

        private Instant due = Instant.now().plus(BETWEEN);

        synchronized boolean reached(String key, Object... places) {
            Instant now = Instant.now();
            if (!now.isBefore(due)) {
                console.aside(key, places);
                console.err().flush();
                due = now.plus(BETWEEN);
            }
            return true;
        }
    }
}
