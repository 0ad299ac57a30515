package com.example.duel;

import dev.snakewater.application.scenario.*;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The duel, as a rule text that can be played. */
public final class DuelRuleset implements Ruleset {

    private static final Messages WORDS = Messages.beside(DuelRuleset.class, "telling");
    private static final Telling<Duel, Duel> TELLING = Telling.of(WORDS, duel -> WORDS.table(
            "state", List.of(duel.active(), duel.other()), Duel.Fighter::name, one -> one.hitPoints() == 0));

    @Override
    public List<Rulebook> rulebooks() {
        return List.of(DuelRule.RULEBOOK);
    }

    @Override
    public List<ScenarioKind<?, ?>> kinds() {
        return List.of(ScenarioKind.of("melee-duel", DuelScenario.class, new DuelProcedure(), TELLING)
                .withPolicies(List.of(Action.values()))
                .withSequel(ScenarioKind.Sequel.AGAIN)
                .withNumbers(List.of("initiative", "attack", "defence", "damage")));
    }
}
