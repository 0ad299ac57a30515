package dev.snakewater.application.fudge.hitlocation;

import dev.snakewater.application.fudge.hitlocation.scenario.BlastScenario;
import dev.snakewater.application.fudge.hitlocation.scenario.HindranceScenario;
import dev.snakewater.application.fudge.hitlocation.scenario.LocationScenario;
import dev.snakewater.application.fudge.hitlocation.scenario.StrikeScenario;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** FUDGE addendum 5.87, hit location, as a rule text that is played without a gunfight. */
public final class HitLocationRuleset implements Ruleset {

    @Override
    public List<Rulebook> rulebooks() {
        return List.of(HitLocationRule.RULEBOOK, CoreRule.RULEBOOK);
    }

    @Override
    public List<DeclaredRulings<?>> rulings() {
        return List.of(LocationRulings.DECLARED);
    }

    @Override
    public List<ScenarioKind<?, ?>> kinds() {
        return List.of(StrikeScenario.kind(), LocationScenario.kind(), BlastScenario.kind(), HindranceScenario.kind());
    }
}
