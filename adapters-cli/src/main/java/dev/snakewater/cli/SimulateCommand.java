package dev.snakewater.cli;

import dev.snakewater.application.port.in.RunFight;
import dev.snakewater.application.port.in.Simulate;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.ScenarioKind;
import java.util.Optional;
import java.util.function.LongConsumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Fights a scenario many times and tells what came out. */
@Command(name = "simulate")
final class SimulateCommand implements Runnable {

    private static final long MOST_FIGHTS = 1_000_000_000;
    private static final long MOST_THREADS = 1_000;

    private final Simulate simulation;
    private final RunFight fights;
    private final Scenarios scenarios;
    private final Console console;

    @Parameters(paramLabel = "SCENARIO")
    private String scenario;

    @Option(names = "--fights", paramLabel = "N", defaultValue = "10000")
    private long number;

    @Mixin
    private Options.Seed seed;

    @Option(names = "--threads", paramLabel = "N")
    private Optional<Integer> threads;

    @Option(names = "--show", paramLabel = "K")
    private Optional<Long> shown;

    @Mixin
    private Options.Report options;

    SimulateCommand(Simulate simulation, RunFight fights, Scenarios scenarios, Console console) {
        this.simulation = simulation;
        this.fights = fights;
        this.scenarios = scenarios;
        this.console = console;
    }

    @Override
    public void run() {
        WholeNumber.inRange("--fights", number, Optional.of(MOST_FIGHTS));
        int workers = threads.orElseGet(() -> Runtime.getRuntime().availableProcessors());
        WholeNumber.inRange("--threads", workers, Optional.of(MOST_THREADS));
        shown.ifPresent(fight -> WholeNumber.inRange("--show", fight, Optional.of(MOST_FIGHTS)));
        WrongUsage.when(shown.isEmpty() && options.isOfOneFight(), "simulate.one-fight");
        Scenario<?, ?, ?> found = scenarios.find(scenario);
        long master = seed.taken();
        shown.ifPresentOrElse(fight -> show(found, master, fight), () -> tell(found, master, workers));
        if (seed.given().isEmpty()) {
            console.aside("simulate.seed", master);
        }
    }

    private void tell(Scenario<?, ?, ?> found, long master, int workers) {
        Ticker ticker = new Ticker(console.err());
        LongConsumer progress = fought -> ticker.reached(Words.of("simulate.progress", fought, number));
        Simulated simulated = simulation.fights(found, number, master, workers, progress);
        if (options.format() == Format.JSON) {
            console.out().print(console.documents().simulation().apply(simulated));
        } else {
            new OddsPage(options.page(console), scenario).print(simulated, isFight(found));
        }
    }

    /** Whether one of many is called a fight, since others can join in the next one; a jump or a throw for a location is none. */
    private static boolean isFight(Scenario<?, ?, ?> found) {
        return found.kind().sequel() == ScenarioKind.Sequel.WITH_OTHERS;
    }

    private void show(Scenario<?, ?, ?> found, long master, long fight) {
        long own = simulation.seedOf(master, fight);
        options.tell(fights.withSeed(found, own), console);
        console.aside("simulate.shown", isFight(found), fight, master, scenario, own);
    }
}
