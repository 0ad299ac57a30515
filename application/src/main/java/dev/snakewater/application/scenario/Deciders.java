package dev.snakewater.application.scenario;

import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.answering.SeatedTable;
import dev.snakewater.domain.combatant.Name;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The policies that decide for the fighters of a scenario. */
public record Deciders<S>(Map<Name, Policy<S>> policies) {

    /** Returns the policies of all fighters in a valid set-up. */
    public static <S, O> Deciders<S> of(ScenarioKind<S, O> kind, SetUp<S, O> setUp) {
        Map<Name, Policy<S>> policies = new LinkedHashMap<>();
        setUp.everybody().forEach(fighter -> policies.put(fighter, kind.policy(setUp, fighter)));
        return new Deciders<>(policies);
    }

    /** Returns a table with these dice, at which the policies decide by this situation. */
    public SeatedTable table(S situation, Dice dice) {
        return new SeatedTable(dice, new Decider<>(policies, situation, dice));
    }

    private record Decider<S>(Map<Name, Policy<S>> policies, S situation, Dice dice) implements SeatedTable.Decider {
        @Override
        public <A> A decide(Choice<A> choice) {
            return Optional.ofNullable(policies.get(choice.by()))
                    .orElseThrow(() -> new IllegalStateException("nobody decides for " + choice.by()))
                    .decide(situation, choice, dice);
        }
    }
}
