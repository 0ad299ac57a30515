package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Table;

/**
 * A piece of a rulebook that takes a situation and plays it to an outcome, step by step. A pure function of the situation
 * and of what the table answers.
 *
 * @param <S> the situation: an immutable value that holds only what can matter later
 * @param <O> the outcome
 */
public interface Procedure<S, O> {

    /** Plays one small step: one declaration, or one throw with what follows from it. */
    Next<S, O> step(S situation, Table table);

    /** How things stand if the fight is broken off here. */
    O calledOff(S situation);
}
