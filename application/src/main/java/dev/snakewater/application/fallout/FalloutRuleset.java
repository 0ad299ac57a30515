package dev.snakewater.application.fallout;

import dev.snakewater.application.fallout.fight.scenario.FightScenario;
import dev.snakewater.application.fallout.scenario.BurningScenario;
import dev.snakewater.application.fallout.scenario.EffortScenario;
import dev.snakewater.application.fallout.scenario.ShotScenario;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.FightRulings;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The combat rules of NukaCola's Fallout Pen and Paper, as a rule text that can be played. */
public final class FalloutRuleset implements Ruleset {

    @Override
    public List<Rulebook> rulebooks() {
        return List.of(FalloutRule.RULEBOOK);
    }

    @Override
    public List<DeclaredRulings<?>> rulings() {
        return List.of(Rulings.DECLARED, FightRulings.DECLARED);
    }

    @Override
    public List<ScenarioKind<?, ?>> kinds() {
        return List.of(
                FightScenario.kind(),
                ShotScenario.kind(),
                BurningScenario.kind(),
                EffortScenario.TESTS,
                EffortScenario.JUMPS,
                EffortScenario.RUNS);
    }
}
