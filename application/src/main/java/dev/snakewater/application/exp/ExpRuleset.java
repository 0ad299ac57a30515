package dev.snakewater.application.exp;

import dev.snakewater.application.exp.scenario.ExpScenario;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.domain.exp.ExpFact;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** EXP combat adjustments, as a rule text that can be played. */
public final class ExpRuleset implements Ruleset {

    @Override
    public List<Rulebook> rulebooks() {
        return List.of(ExpRule.RULEBOOK, ExpFact.RULEBOOK);
    }

    @Override
    public List<DeclaredRulings<?>> rulings() {
        return List.of(Rulings.DECLARED);
    }

    @Override
    public List<ScenarioKind<?, ?>> kinds() {
        return List.of(ExpScenario.kind());
    }
}
