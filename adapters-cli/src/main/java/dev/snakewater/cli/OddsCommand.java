package dev.snakewater.cli;

import dev.snakewater.application.port.in.AskOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.procedure.Scenario;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Tells exactly how likely each end of a scenario is. */
@Command(name = "odds")
final class OddsCommand implements Runnable {

    private final AskOdds odds;
    private final Scenarios scenarios;
    private final Voice voice;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ScenarioArgument scenario = new ScenarioArgument();

    @Option(names = "--attack", paramLabel = "WORDS")
    private @Nullable String attack;

    @Option(names = "--json")
    private boolean asJson;

    @Option(names = "--situations", paramLabel = "N", defaultValue = "" + AskOdds.USUAL_BUDGET)
    private int budget;

    @Mixin
    private ColourOption colour = new ColourOption();

    OddsCommand(AskOdds odds, Scenarios scenarios, Voice voice) {
        this.odds = odds;
        this.scenarios = scenarios;
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
            voice.out().print(voice.documents().odds().apply(chances, changes));
        } else {
            new OddsPage(voice.page(colour.colour()), scenario.reference()).print(chances, changes);
        }
    }
}
