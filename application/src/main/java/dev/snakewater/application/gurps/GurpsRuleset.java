package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;

/** GURPS, third edition, as a rule text that can be played. */
public final class GurpsRuleset implements Ruleset {

    @Override
    public String id() {
        return "gurps3";
    }

    @Override
    public List<Rulebook> rulebooks() {
        return List.of(Gurps3Rule.RULEBOOK);
    }

    @Override
    public List<DeclaredRulings<?>> rulings() {
        return List.of(Rulings.DECLARED);
    }

    @Override
    public List<ScenarioKind<?, ?, ?>> kinds() {
        return List.of(GurpsScenario.kind());
    }

    @Override
    public Optional<String> chart() {
        return Optional.of(new Drawing(new GurpsTelling().words()).mermaid());
    }
}
