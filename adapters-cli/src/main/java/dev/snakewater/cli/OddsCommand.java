package dev.snakewater.cli;

import dev.snakewater.application.port.in.AskOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.procedure.Scenario;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells exactly how likely each end of a scenario is. */
@Command(name = "odds")
final class OddsCommand implements Runnable {

    private final AskOdds odds;
    private final Scenarios scenarios;
    private final Console console;

    @Parameters(paramLabel = "SCENARIO")
    private String scenario;

    @Option(names = "--attack", paramLabel = "WORDS")
    private Optional<String> attack;

    @Option(names = "--json")
    private boolean asJson;

    @Option(names = "--situations", paramLabel = "N", defaultValue = "" + AskOdds.USUAL_BUDGET)
    private int budget;

    @Mixin
    private Options.Colour colour;

    OddsCommand(AskOdds odds, Scenarios scenarios, Console console) {
        this.odds = odds;
        this.scenarios = scenarios;
        this.console = console;
    }

    @Override
    public void run() {
        WholeNumber.inRange("--situations", budget, Optional.empty());
        Scenario<?, ?, ?> whole = scenarios.find(scenario);
        Scenario<?, ?, ?> found = attack.<Scenario<?, ?, ?>>map(words -> odds.attack(whole, words))
                .orElse(whole);
        Ticker ticker = new Ticker(console.err());
        Chances chances = odds.of(
                found, budget, (turn, situations) -> ticker.reached(Words.of("odds.progress", turn, situations)));
        List<Chances.Change> changes = chances.beyond().isEmpty()
                ? odds.changes(found, chances.findings().getFirst(), budget)
                : List.of();
        if (asJson) {
            console.out().print(console.documents().odds().apply(chances, changes));
        } else {
            new OddsPage(colour.page(console), scenario).print(chances, changes);
        }
    }
}
