package com.example.coin;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** Two toss for it. */
public final class CoinRuleset implements Ruleset {

    @Override
    public String id() {
        return "coin";
    }

    @Override
    public List<Rulebook> rulebooks() {
        return List.of(CoinRule.BOOK);
    }

    @Override
    public List<ScenarioKind<?, ?>> kinds() {
        return List.of(Coin.kind());
    }
}
