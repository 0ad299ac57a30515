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
public record HitLocationProcedure<S extends Situation<S, R, O>, R extends Record, O>(
        DeclaredRulings<R> declared, BiFunction<S, R, S> withRulings) implements Procedure<S, O> {

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
