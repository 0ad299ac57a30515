package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.AskOdds;
import dev.snakewater.application.port.in.Chances;
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
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.page.OddsPage;
import dev.snakewater.cli.page.WrongUsage;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

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

    private static final Argument<Which> DICE = Argument.oneOf("--dice", "WHICH", Which.RANDOM, Which.values());
    private static final Argument<Optional<String>> ATTACK = Argument.option("--attack", "WORDS", word -> word);
    private static final Argument<Integer> SITUATIONS =
            Argument.option("--situations", "N", "" + MOST_SITUATIONS, Reading::small);
    private static final Argument<Long> FIGHTS = Argument.option("--fights", "N", "10000", Reading::whole);
    private static final Argument<Optional<Integer>> THREADS = Argument.option("--threads", "N", Reading::small);
    private static final Argument<Optional<Long>> SHOW = Argument.option("--show", "K", Reading::whole);

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
                    List.of(Options.SCENARIO, ATTACK, Options.JSON, SITUATIONS, Options.COLOUR),
                    List.of()),
            new Command<>(
                    "simulate",
                    ScenarioCommands.class,
                    ScenarioCommands::simulate,
                    List.of(
                            Options.SCENARIO,
                            FIGHTS,
                            Options.SEED,
                            THREADS,
                            SHOW,
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
            save.ifPresent(file -> transcripts.save(file, ifThere, found, account));
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
        String scenario = said.of(Options.SCENARIO);
        int budget = said.of(SITUATIONS);
        inRange("--situations", budget, Optional.empty());
        Scenario<?, ?> whole = scenarios.find(scenario);
        Scenario<?, ?> found = said.of(ATTACK)
                .<Scenario<?, ?>>map(words -> odds.attack(whole, words))
                .orElse(whole);
        ProgressMeter ticker = new ProgressMeter();
        Chances chances =
                odds.of(found, budget, (turn, situations) -> ticker.reached("odds.progress", turn, situations));
        List<Chances.Change> changes = chances.beyond().isEmpty()
                ? odds.changes(found, chances.findings().getFirst(), budget)
                : List.of();
        if (said.of(Options.JSON)) {
            console.out().print(console.documents().odds().apply(chances, changes));
        } else {
            new OddsPage(Options.page(said, console), scenario).print(chances, changes);
        }
        return ExitStatus.DONE;
    }

    private int simulate(Arguments said) {
        String scenario = said.of(Options.SCENARIO);
        long number = said.of(FIGHTS);
        Optional<Long> shown = said.of(SHOW);
        Options.Report options = new Options.Report(said);
        inRange("--fights", number, Optional.of(MOST_FIGHTS));
        int workers = said.of(THREADS).orElseGet(() -> Runtime.getRuntime().availableProcessors());
        inRange("--threads", workers, Optional.of(MOST_THREADS));
        shown.ifPresent(fight -> inRange("--show", fight, Optional.of(MOST_FIGHTS)));
        WrongUsage.when(shown.isEmpty() && options.isOfOneFight(), "simulate.one-fight");
        Scenario<?, ?> found = scenarios.find(scenario);
        // One of many is called a fight if others can join in the next one; a jump or a throw for a location is none.
        boolean isFight = found.kind().sequel() == ScenarioKind.Sequel.WITH_OTHERS;
        long master = Options.seed(said);
        if (shown.isPresent()) {
            long own = simulation.seedOf(master, shown.get());
            options.tell(fights.withSeed(found, own), console);
            console.aside("simulate.shown", isFight, shown.get(), master, scenario, own);
        } else {
            ProgressMeter ticker = new ProgressMeter();
            LongConsumer progress = fought -> ticker.reached("simulate.progress", fought, number);
            Simulated simulated = simulation.fights(found, number, master, workers, progress);
            if (options.format() == Format.JSON) {
                console.out().print(console.documents().simulation().apply(simulated));
            } else {
                new OddsPage(Options.page(said, console), scenario).print(simulated, isFight);
            }
        }
        if (said.of(Options.SEED).isEmpty()) {
            console.aside("simulate.seed", master);
        }
        return ExitStatus.DONE;
    }

    private static void inRange(String option, long value, Optional<Long> most) {
        WrongUsage.when(value < 1 || value > most.orElse(Long.MAX_VALUE), "option.out-of-range", option, value, most);
    }

    /** Says how far long work has got, every other second; what takes less says nothing. */
    private final class ProgressMeter {

        private static final Duration BETWEEN = Duration.ofSeconds(2);

        private Instant due = Instant.now().plus(BETWEEN);

        synchronized void reached(String key, Object... places) {
            Instant now = Instant.now();
            if (!now.isBefore(due)) {
                console.aside(key, places);
                console.err().flush();
                due = now.plus(BETWEEN);
            }
        }
    }
}
