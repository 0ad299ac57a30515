package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.gurps.telling.GurpsTelling;
import dev.snakewater.application.scenario.Chart;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** GURPS, third edition, as a rule text that can be played. */
public final class GurpsRuleset implements Ruleset {

    @Override
    public List<Rulebook> rulebooks() {
        return List.of(Gurps3Rule.RULEBOOK);
    }

    @Override
    public List<DeclaredRulings<?>> rulings() {
        return List.of(Rulings.DECLARED);
    }

    @Override
    public List<ScenarioKind<?, ?>> kinds() {
        return List.of(GurpsScenario.kind());
    }

    @Override
    public Optional<Chart> chart() {
        Messages words = new GurpsTelling().words();
        return Optional.of(
                new Chart(Stream.of(Box.values()).map(box -> box(box, words)).toList()));
    }

    private static Chart.Box box(Box box, Messages words) {
        List<Chart.Exit> exits = box.exits().stream()
                .map(exit -> new Chart.Exit(exit.to(), words.of(exit.when()), exit.printed()))
                .toList();
        return new Chart.Box(box.number(), box, words.of(box), exits);
    }
}
