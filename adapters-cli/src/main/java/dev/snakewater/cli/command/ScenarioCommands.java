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
import dev.snakewater.application.port.out.KeptFights;
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

/** The commands that play a scenario without asking: once, many times, or for its odds. */
public record ScenarioCommands(
        RunFight fights,
        AskOdds odds,
        Simulate simulation,
        Scenarios scenarios,
        Transcripts transcripts,
        KeptFights kept,
        Texts files,
        Clock clock,
        Console console) {

    private static final Argument<Which> DICE = Argument.oneOf("--dice", "WHICH", Which.RANDOM, Which.values());
    private static final Argument<Optional<String>> ATTACK = Argument.option("--attack", "WORDS", word -> word);

    static final List<Command<?>> ALL = List.of(
            new Command<>(
                    "run",
                    ScenarioCommands.class,
                    ScenarioCommands::run,
                    List.of(
                            Options.SCENARIO,
                            Options.SEED,
                            DICE,
                            Options.SAVE,
                            Options.FORCE,
                            Options.Report.TRACE,
                            Options.COLOUR),
                    Options.Report.EITHER),
            new Command<>(
                    "odds",
                    ScenarioCommands.class,
                    ScenarioCommands::odds,
                    List.of(
                            Options.SCENARIO,
                            ATTACK,
                            Options.JSON,
                            EffortOptions.WITHIN,
                            EffortOptions.EXACT,
                            EffortOptions.SITUATIONS,
                            EffortOptions.FIGHTS,
                            EffortOptions.THREADS,
                            EffortOptions.MEMORY,
                            Options.COLOUR),
                    List.of()),
            new Command<>(
                    "simulate",
                    ScenarioCommands.class,
                    ScenarioCommands::simulate,
                    List.of(
                            Options.SCENARIO,
                            EffortOptions.FIGHTS,
                            EffortOptions.WITHIN,
                            Options.SEED,
                            EffortOptions.THREADS,
                            EffortOptions.MEMORY,
                            EffortOptions.SHOW,
                            Options.Report.TRACE,
                            Options.COLOUR),
                    Options.Report.EITHER));

    private enum Which {
        RANDOM,
        SCRIPT
    }

    private int run(Arguments said) {
        String scenario = said.of(Options.SCENARIO);
        Which dice = said.of(DICE);
        Optional<Long> seed = said.of(Options.SEED);
        Optional<String> save = said.of(Options.SAVE);
        WrongUsage.when(dice == Which.SCRIPT && seed.isPresent(), "run.script-seed");
        Scenario<?, ?> found = scenarios.find(scenario);
        IfFileExists ifThere = new Options.Overwriting(said).ofRecords();
        save.ifPresent(file -> files.check(file, ifThere));
        FightReport account = switch (dice) {
            case SCRIPT -> scripted(found, scenario);
            case RANDOM -> fights.withSeed(found, Options.seed(said));
        };
        // What was played is told even if the file has come to be there meanwhile, or the disk is full.
        try {
            save.ifPresent(file -> {
                transcripts.save(file, ifThere, found, account);
                kept.began(file);
            });
        } finally {
            new Options.Report(said).tell(account, console);
            boolean byChance = !account.answers().isEmpty();
            if (byChance && seed.isEmpty() && account.dice() instanceof FightReport.DiceSource.Seeded seeded) {
                console.aside("run.seed", seeded.seed(), scenario);
            }
        }
        return ExitStatus.DONE;
    }

    private FightReport scripted(Scenario<?, ?> found, String scenario) {
        WrongUsage.when(found.script().isEmpty(), "run.no-script", scenario);
        try {
            return fights.byScript(found);
        } catch (OffScriptException off) {
            throw new OffScriptException(scenario + ": " + off.getMessage());
        }
    }

    private int odds(Arguments said) {
        EffortOptions options = new EffortOptions(said);
        Effort effort = options.ofOdds();
        Scenario<?, ?> whole = scenarios.find(said.of(Options.SCENARIO));
        Scenario<?, ?> found = said.of(ATTACK)
                .<Scenario<?, ?>>map(words -> odds.attack(whole, words))
                .orElse(whole);
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
            if (said.of(Options.JSON)) {
                console.out().print(console.documents().odds().apply(chances, changes));
            } else {
                new OddsPage(Options.page(said, console)).print(chances, changes, options.longer());
            }
            return patience.status();
        }
    }

    private Duration left(Duration limit, Duration begun) {
        Duration left = limit.minus(clock.now().minus(begun));
        return left.isNegative() ? Duration.ZERO : left;
    }

    private int simulate(Arguments said) {
        String scenario = said.of(Options.SCENARIO);
        EffortOptions limits = new EffortOptions(said);
        Effort effort = limits.ofSimulation();
        Optional<Long> shown = said.of(EffortOptions.SHOW);
        Options.Report options = new Options.Report(said);
        WrongUsage.when(shown.isEmpty() && options.isOfOneFight(), "simulate.one-fight");
        Scenario<?, ?> found = scenarios.find(scenario);
        // One of many is called a fight if others can join in the next one; a jump or a throw for a location is none.
        boolean isFight = found.kind().sequel() == ScenarioKind.Sequel.WITH_OTHERS;
        long master = Options.seed(said);
        if (shown.isPresent()) {
            long own = simulation.seedOf(master, shown.get());
            options.tell(fights.withSeed(found, own), console);
            console.aside("simulate.shown", isFight, shown.get(), master, scenario, own);
            tellSeed(said, master);
            return ExitStatus.DONE;
        }
        try (Patience patience = new Patience(
                console.err(), clock, soFar -> Words.of("simulate.progress", soFar.fights(), limits.mostFights()))) {
            Simulated simulated = simulation.fights(found, master, effort, patience);
            if (options.format() == Format.JSON) {
                console.out().print(console.documents().simulation().apply(simulated));
            } else {
                new OddsPage(Options.page(said, console)).print(simulated, isFight);
            }
            if (simulated.fights() < effort.fights()) {
                console.aside("simulate.repeat", simulated.fights(), master);
            } else {
                tellSeed(said, master);
            }
            return patience.status();
        }
    }

    private void tellSeed(Arguments said, long taken) {
        if (said.of(Options.SEED).isEmpty()) {
            console.aside("simulate.seed", taken);
        }
    }
}
