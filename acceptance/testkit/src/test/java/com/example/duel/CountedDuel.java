package com.example.duel;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Called;
import dev.snakewater.domain.field.Items;
import java.util.List;

/**
 * The duel, in situations that count its steps.
 *
 * @param steps how many steps there were, which nobody reads
 */
record CountedDuel(Duel duel, int steps) {

    /** Returns the duel, counting. */
    static FaultyDuel faulty() {
        Telling<Duel, Duel> telling = FaultyDuel.sound().telling();
        return new FaultyDuel(ScenarioKind.of(
                "melee-duel",
                Scenario.class,
                new Counting(),
                Telling.of(telling.words(), counted -> telling.state(counted.duel()))));
    }

    /** What a person writes. */
    record Scenario(
            @Called("fighters") @Items(least = 2, most = 2) List<DuelScenario.Duellist> written,
            DuelScenario.Rulings rulings)
            implements SetUp<CountedDuel, Duel> {

        @Override
        public List<Name> everybody() {
            return written.stream().map(DuelScenario.Duellist::name).toList();
        }

        @Override
        public CountedDuel opening() {
            return new CountedDuel(new DuelScenario(written, rulings).opening(), 0);
        }
    }

    private record Counting() implements Procedure<CountedDuel, Duel> {

        @Override
        public Next<CountedDuel, Duel> step(CountedDuel now, Table table) {
            return switch (new DuelProcedure().step(now.duel(), table)) {
                case Next.Go<Duel, Duel> go ->
                    new Next.Go<>(new CountedDuel(go.situation(), now.steps() + 1), go.turnEnds());
                case Next.Done<Duel, Duel> done -> Next.done(done.outcome());
            };
        }

        @Override
        public Duel calledOff(CountedDuel now) {
            return now.duel();
        }
    }
}
