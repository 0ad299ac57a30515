package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.RuleTexts;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.words.Bundles;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.rule.DeclaredRulings;
import java.util.List;

/** FUDGE addendum 5.87, hit location, as a rule text that can be played without a gunfight. */
public final class HitLocationRuleset implements Ruleset {

    /** What its rules say; the gunfight cites them too. */
    public static final RuleTexts TEXTS = new RuleTexts(
            HitLocationRule.RULEBOOK, Bundles.of("dev.snakewater.application.hitlocation.hit-location-rules"));

    private static final RuleTexts CORE =
            new RuleTexts(CoreRule.RULEBOOK, Bundles.of("dev.snakewater.application.hitlocation.core-rules"));

    @Override
    public String id() {
        return "hitlocation";
    }

    @Override
    public List<RuleTexts> texts() {
        return List.of(TEXTS, CORE);
    }

    @Override
    public List<DeclaredRulings<?>> rulings() {
        return List.of(LocationRulings.DECLARED);
    }

    @Override
    public List<ScenarioKind<?, ?, ?>> kinds() {
        return List.of(StrikeScenario.kind(), LocationScenario.kind(), BlastScenario.kind(), HindranceScenario.kind());
    }
}
