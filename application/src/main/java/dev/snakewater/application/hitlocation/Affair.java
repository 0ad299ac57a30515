package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.rule.DeclaredRulings;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Something that goes on among people with bodies, as it is now.
 *
 * @param <S> itself
 * @param <R> what the game master can lay down about it
 * @param <O> the outcome
 */
interface Affair<S, R extends Record, O> {

    /** Everybody in it. */
    List<Person> people();

    /** What she has laid down. */
    R rulings();

    /** What she may amend before the next step. */
    List<Choice<S>> amendments();

    /** Plays the next step. */
    Next<S, O> step(Table table);

    /** How things stand if it is broken off. */
    O calledOff();

    /**
     * Plays what goes on among people with bodies.
     *
     * @param declared what a game master can lay down
     * @param under the same affair under other rulings of hers
     */
    record Play<S extends Affair<S, R, O>, R extends Record, O>(DeclaredRulings<R> declared, BiFunction<S, R, S> under)
            implements Procedure<S, O> {

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
                BlowSteps.amended(before.people().get(i), after.people().get(i), table);
            }
        }

        @Override
        public List<Choice<S>> rulings(S affair) {
            return RulingChoices.of(declared, affair.rulings(), changed -> under.apply(affair, changed));
        }

        @Override
        public O calledOff(S affair) {
            return affair.calledOff();
        }
    }
}
