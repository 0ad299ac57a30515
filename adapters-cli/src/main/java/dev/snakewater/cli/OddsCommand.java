package dev.snakewater.cli;

import dev.snakewater.application.port.in.AskOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.procedure.Scenario;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Tells exactly how likely each end of a scenario is. */
@Command(
        name = "odds",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description =
                "Tells how likely each end of a scenario is, worked out exactly, each fighter by the policy of his sheet.",
        footer = {
            "",
            "Examples:",
            "  snakewater odds showdown",
            "  snakewater odds snakewater-gulch --attack \"Bob shoots Joe\"",
            "  snakewater odds my-fight.json --json > odds.json"
        })
public final class OddsCommand implements Runnable {

    private final AskOdds odds;
    private final Scenarios scenarios;
    private final BiFunction<Chances, List<Chances.Change>, String> json;
    private final Voice voice;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ScenarioArgument scenario = new ScenarioArgument();

    @Option(
            names = "--attack",
            paramLabel = "WORDS",
            description = "One attack instead of the whole fight, as in \"Bob shoots Joe\".")
    private @Nullable String attack;

    @Option(names = "--json", description = "As a document for programs, with exact fractions beside decimals.")
    private boolean asJson;

    @Option(
            names = "--situations",
            paramLabel = "N",
            defaultValue = "" + AskOdds.USUAL_BUDGET,
            description = "Gives up when there are more different situations than N; usually ${DEFAULT-VALUE}.")
    private int budget;

    @Mixin
    private ColourOption colour = new ColourOption();

    /**
     * The command.
     *
     * @param odds works them out
     * @param scenarios keeps the scenarios
     * @param json makes a JSON document of odds
     * @param voice tells them
     */
    public OddsCommand(
            AskOdds odds, Scenarios scenarios, BiFunction<Chances, List<Chances.Change>, String> json, Voice voice) {
        this.odds = odds;
        this.scenarios = scenarios;
        this.json = json;
        this.voice = voice;
    }

    @Override
    public void run() {
        if (budget < 1) {
            throw new ParameterException(spec.commandLine(), "--situations " + budget + " is out of range: at least 1");
        }
        Scenario<?, ?, ?> whole = scenario.in(scenarios);
        Scenario<?, ?, ?> found = Optional.ofNullable(attack)
                .<Scenario<?, ?, ?>>map(words -> odds.attack(whole, words))
                .orElse(whole);
        Ticker ticker = new Ticker(voice.err(), InstantSource.system());
        AskOdds.Progress progress = (turn, situations) ->
                ticker.reached(String.format(Locale.ROOT, "turn %d: %,d situations so far", turn, situations));
        Chances chances = odds.of(found, budget, progress);
        List<Chances.Change> changes = chances.beyond().isEmpty()
                ? odds.changes(found, chances.findings().getFirst(), budget)
                : List.of();
        if (asJson) {
            voice.out().print(json.apply(chances, changes));
        } else {
            new OddsPage(voice.page(colour.colour()), scenario.reference()).print(chances, changes);
        }
    }
}
