package dev.snakewater.cli.command;

import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.AskOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.RunFight;
import dev.snakewater.application.port.in.RunFight.OffScriptException;
import dev.snakewater.application.port.in.Simulate;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.console.Patience;
import dev.snakewater.cli.page.OddsPage;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import java.time.Duration;
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
        Clock clock,
        Console console) {

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
    int odds(
            @Parameters(paramLabel = "SCENARIO") String scenario,
            @Option(names = "--attack", paramLabel = "WORDS") Optional<String> attack,
            @Option(names = "--json") boolean asJson,
            @Mixin EffortOptions.OfOdds options,
            @Mixin Options.Colour colour) {
        Effort effort = options.effort();
        Scenario<?, ?> whole = scenarios.find(scenario);
        Scenario<?, ?> found =
                attack.<Scenario<?, ?>>map(words -> odds.attack(whole, words)).orElse(whole);
        try (Patience patience = new Patience(
                console.err(), clock, soFar -> Words.of("odds.progress", soFar, new Share.Near(soFar.open())))) {
            Duration begun = clock.now();
            Chances chances = odds.of(found, effort, patience);
            Effort left = effort.withWithin(effort.within().map(limit -> left(limit, begun)));
            List<Chances.Change> changes = chances.beyond().isPresent()
                    ? List.of()
                    : patience.waitFor(
                                    () -> odds.changes(found, chances.findings().getFirst(), left))
                            .orElse(List.of());
            if (asJson) {
                console.out().print(console.documents().odds().apply(chances, changes));
            } else {
                new OddsPage(colour.page(console)).print(chances, changes, options.longer());
            }
            return patience.status();
        }
    }

    private Duration left(Duration limit, Duration begun) {
        Duration left = limit.minus(clock.now().minus(begun));
        return left.isNegative() ? Duration.ZERO : left;
    }

    @Command
    int simulate(
            @Parameters(paramLabel = "SCENARIO") String scenario,
            @Mixin EffortOptions.OfSimulation limits,
            @Mixin Options.Seed seed,
            @Mixin Options.Report options) {
        Effort effort = limits.effort();
        WrongUsage.when(limits.shown().isEmpty() && options.isOfOneFight(), "simulate.one-fight");
        Scenario<?, ?> found = scenarios.find(scenario);
        // One of many is called a fight if others can join in the next one; a jump or a throw for a location is none.
        boolean isFight = found.kind().sequel() == ScenarioKind.Sequel.WITH_OTHERS;
        long master = seed.taken();
        if (limits.shown().isPresent()) {
            long shown = limits.shown().get();
            long own = simulation.seedOf(master, shown);
            options.tell(fights.withSeed(found, own), console);
            console.aside("simulate.shown", isFight, shown, master, scenario, own);
            tellSeed(seed, master);
            return ExitStatus.DONE;
        }
        try (Patience patience = new Patience(
                console.err(), clock, soFar -> Words.of("simulate.progress", soFar.fights(), limits.most()))) {
            Simulated simulated = simulation.fights(found, master, effort, patience);
            if (options.format() == Format.JSON) {
                console.out().print(console.documents().simulation().apply(simulated));
            } else {
                new OddsPage(options.page(console)).print(simulated, isFight);
            }
            if (simulated.fights() < effort.fights()) {
                console.aside("simulate.repeat", simulated.fights(), master);
            } else {
                tellSeed(seed, master);
            }
            return patience.status();
        }
    }

    private void tellSeed(Options.Seed seed, long taken) {
        if (seed.given().isEmpty()) {
            console.aside("simulate.seed", taken);
        }
    }
}
