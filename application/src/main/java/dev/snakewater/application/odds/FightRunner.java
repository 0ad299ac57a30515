package dev.snakewater.application.odds;

import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.answering.ModifiedTable;

/** Runs one scenario again and again. Fights are independent and may run at the same time. */
final class FightRunner<C, S, O> {

    private final Procedure<S, O> procedure;
    private final Deciders<S> deciders;
    private final FightTerms terms;
    private final S opening;

    /** The outcome of one fight, its last turn, and whether its own rules decided it or the turn limit. */
    record FightResult<O>(O outcome, int turns, boolean decided) {}

    FightRunner(Scenario<C, S, O> scenario) {
        procedure = scenario.kind().procedure();
        deciders = Deciders.of(scenario.kind(), scenario.setUp());
        terms = scenario.terms();
        opening = scenario.kind().open(scenario.setUp());
    }

    /** One fight with these dice. Nothing of it is kept but how it came out. */
    FightResult<O> fought(Dice dice) {
        S situation = opening;
        int turn = 1;
        while (turn <= terms.turnLimit()) {
            ModifiedTable table = new ModifiedTable(deciders.table(situation, dice), terms.modifiers(), turn);
            switch (procedure.step(situation, table)) {
                case Next.Done<S, O> done -> {
                    return new FightResult<>(done.outcome(), turn, true);
                }
                case Next.Go<S, O> go -> {
                    situation = go.situation();
                    turn += go.turnEnds() ? 1 : 0;
                }
            }
        }
        return new FightResult<>(procedure.calledOff(situation), terms.turnLimit(), false);
    }
}
