package dev.snakewater.application.simulation;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Seating;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Presided;

/** Runs one scenario again and again. Fights are independent and may run at the same time. */
final class Arena<C, S, O> {

    private final Procedure<S, O> procedure;
    private final Seating<S> seating;
    private final Terms terms;
    private final S opening;

    /** The outcome of one fight, its last turn, and whether its own rules decided it or the turn limit. */
    record Fought<O>(O outcome, int turns, boolean decided) {}

    Arena(Scenario<C, S, O> scenario) {
        procedure = scenario.kind().procedure();
        seating = Seating.of(scenario.kind(), scenario.setUp());
        terms = scenario.terms();
        opening = scenario.kind().open(scenario.setUp());
    }

    /** One fight with these dice. Nothing of it is kept but how it came out. */
    Fought<O> fought(Dice dice) {
        S situation = opening;
        int turn = 1;
        while (turn <= terms.turnLimit()) {
            Presided table = new Presided(seating.table(situation, dice), terms.modifiers(), turn);
            switch (procedure.step(situation, table)) {
                case Next.Done<S, O> done -> {
                    return new Fought<>(done.outcome(), turn, true);
                }
                case Next.Go<S, O> go -> {
                    situation = go.situation();
                    turn += go.turnEnds() ? 1 : 0;
                }
            }
        }
        return new Fought<>(procedure.calledOff(situation), terms.turnLimit(), false);
    }
}
