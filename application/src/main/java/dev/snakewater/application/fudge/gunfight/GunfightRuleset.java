package dev.snakewater.application.fudge.gunfight;

import dev.snakewater.application.fudge.gunfight.scenario.AttackScenario;
import dev.snakewater.application.fudge.gunfight.scenario.DrawScenario;
import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.fudge.gunfight.scenario.StaredownScenario;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.HouseRule;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** FUDGE gunfighting, as a rule text that can be played. */
public final class GunfightRuleset implements Ruleset {

    @Override
    public List<Rulebook> rulebooks() {
        return List.of(GunfightRule.RULEBOOK, HitLocationRule.RULEBOOK, CoreOption.RULEBOOK, HouseRule.RULEBOOK);
    }

    @Override
    public List<DeclaredRulings<?>> rulings() {
        return List.of(Rulings.DECLARED);
    }

    @Override
    public List<ScenarioKind<?, ?>> kinds() {
        return List.of(GunfightScenario.kind(), AttackScenario.kind(), DrawScenario.kind(), StaredownScenario.kind());
    }
}
