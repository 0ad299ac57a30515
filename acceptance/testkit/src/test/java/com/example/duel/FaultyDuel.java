package com.example.duel;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.function.UnaryOperator;

/** The duel, with something changed about its kind. */
record FaultyDuel(ScenarioKind<?, ?> kind) implements Ruleset {

    /** Returns the duel as it is written. */
    @SuppressWarnings("unchecked") // The only kind of the duel is that of duels.
    static ScenarioKind<Duel, Duel> sound() {
        return (ScenarioKind<Duel, Duel>) new DuelRuleset().kinds().getFirst();
    }

    /** The duel played at another table. */
    static FaultyDuel at(UnaryOperator<Table> table) {
        return new FaultyDuel(sound().withProcedure(new Elsewhere(table)));
    }

    @Override
    public List<Rulebook> rulebooks() {
        return List.of(DuelRule.RULEBOOK);
    }

    @Override
    public List<ScenarioKind<?, ?>> kinds() {
        return List.of(kind);
    }

    private record Elsewhere(UnaryOperator<Table> table, Procedure<Duel, Duel> duel) implements Procedure<Duel, Duel> {

        Elsewhere(UnaryOperator<Table> table) {
            this(table, new DuelProcedure());
        }

        @Override
        public Next<Duel, Duel> step(Duel now, Table at) {
            return duel.step(now, table.apply(at));
        }

        @Override
        public List<Choice<Duel>> amendments(Duel now) {
            return duel.amendments(now);
        }

        @Override
        public List<Choice<Duel>> rulings(Duel now) {
            return duel.rulings(now);
        }

        @Override
        public Duel calledOff(Duel now) {
            return now;
        }
    }
}
