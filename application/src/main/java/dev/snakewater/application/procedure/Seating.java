package dev.snakewater.application.procedure;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.SeatedTable;
import dev.snakewater.domain.combatant.Name;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Who decides for whom in a scenario when nobody asks.
 *
 * @param policies the policy of each fighter
 */
public record Seating<S>(Map<Name, Policy<S>> policies) {

    /** The policies of everybody in a set-up without problems. */
    public static <C, S> Seating<S> of(ScenarioKind<C, S, ?> kind, C setUp) {
        Map<Name, Policy<S>> policies = new TreeMap<>();
        kind.fighters(setUp).forEach(fighter -> policies.put(fighter, kind.policy(setUp, fighter)));
        return new Seating<>(policies);
    }

    /** A table at which these dice fall, and everybody decides on what he sees in this situation. */
    public SeatedTable table(S situation, Dice dice) {
        return new SeatedTable(dice, new Decider<>(policies, situation, dice));
    }

    /** The same, with somebody who hears what happens. */
    public SeatedTable table(S situation, Dice dice, Consumer<Event> listener) {
        return new SeatedTable(dice, new Decider<>(policies, situation, dice), listener);
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
