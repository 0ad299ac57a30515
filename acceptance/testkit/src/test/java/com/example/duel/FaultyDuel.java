package com.example.duel;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The duel, with something changed about its kind. */
record FaultyDuel(ScenarioKind<?, ?> kind) implements Ruleset {

    /** Returns the duel as it is written. */
    @SuppressWarnings("unchecked") // The only kind of the duel is that of duels.
    static ScenarioKind<Duel, Duel> sound() {
        return (ScenarioKind<Duel, Duel>) new DuelRuleset().kinds().getFirst();
    }

    /** Returns the duel, played in another way. */
    static FaultyDuel of(Variant variant) {
        return new FaultyDuel(sound().withProcedure(variant));
    }

    @Override
    public List<Rulebook> rulebooks() {
        return List.of(DuelRule.RULEBOOK);
    }

    @Override
    public List<ScenarioKind<?, ?>> kinds() {
        return List.of(kind);
    }

    /** The duel, played at a table that stands before the real one. */
    interface Variant extends Procedure<Duel, Duel> {

        Table at(Table real);

        @Override
        default Next<Duel, Duel> step(Duel now, Table table) {
            return new DuelProcedure().step(now, at(table));
        }

        @Override
        default List<Choice<Duel>> amendments(Duel now) {
            return new DuelProcedure().amendments(now);
        }

        @Override
        default List<Choice<Duel>> rulings(Duel now) {
            return new DuelProcedure().rulings(now);
        }

        @Override
        default Duel calledOff(Duel now) {
            return now;
        }
    }
}
