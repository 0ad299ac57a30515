package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import java.util.List;

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
}
