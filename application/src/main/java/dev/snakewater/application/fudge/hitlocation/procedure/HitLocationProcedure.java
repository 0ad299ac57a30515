package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.rule.DeclaredRulings;
import java.util.List;
import java.util.function.BiFunction;

/** Plays a situation of people with bodies, in which a game master can make the declared rulings. */
public record HitLocationProcedure<S extends HitLocationProcedure.Situation<S, R, O>, R extends Record, O>(
        DeclaredRulings<R> declared, BiFunction<S, R, S> withRulings) implements Procedure<S, O> {

    /** A situation of people with bodies, as it is now; a game master can make rulings about it. */
    public interface Situation<S, R extends Record, O> {

        /** Returns those who take part in it. */
        List<Person> people();

        /** Returns the rulings in force. */
        R rulings();

        /** Returns what the game master can amend. */
        List<Choice<S>> amendments();

        /** Plays the next step. */
        Next<S, O> step(Table table);

        /** Returns the outcome if it is called off here. */
        O calledOff();
    }

    @Override
    public Next<S, O> step(S affair, Table table) {
        return affair.step(table);
    }

    @Override
    public List<Choice<S>> amendments(S affair) {
        return affair.amendments();
    }

    @Override
    public void amended(S before, S after, Table table) {
        for (int i = 0; i < before.people().size(); i++) {
            after.people().get(i).amendedFrom(before.people().get(i), table);
        }
    }

    @Override
    public List<Choice<S>> rulings(S affair) {
        return RulingChoices.of(declared, affair.rulings(), changed -> withRulings.apply(affair, changed));
    }

    @Override
    public O calledOff(S affair) {
        return affair.calledOff();
    }
}
