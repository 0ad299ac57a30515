package dev.snakewater.application.fallout;

import dev.snakewater.application.fallout.burning.BurningScenarios;
import dev.snakewater.application.fallout.effort.JumpScenarios;
import dev.snakewater.application.fallout.effort.RunScenarios;
import dev.snakewater.application.fallout.effort.TestScenarios;
import dev.snakewater.application.fallout.shot.ShotScenarios;
import dev.snakewater.application.procedure.RuleTexts;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.words.Bundles;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.rule.DeclaredRulings;
import java.util.List;

/** The combat rules of NukaCola's Fallout Pen and Paper, as a rule text that can be played. */
public final class FalloutRuleset implements Ruleset {

    @Override
    public String id() {
        return "fallout";
    }

    @Override
    public List<RuleTexts> texts() {
        return List.of(
                new RuleTexts(FalloutRule.RULEBOOK, Bundles.of("dev.snakewater.application.fallout.fallout-rules")));
    }

    @Override
    public List<DeclaredRulings<?>> rulings() {
        return List.of(Rulings.DECLARED);
    }

    @Override
    public List<ScenarioKind<?, ?, ?>> kinds() {
        return List.of(
                new ShotScenarios(),
                new BurningScenarios(),
                new TestScenarios(),
                new JumpScenarios(),
                new RunScenarios());
    }
}
