package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import java.util.List;

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

    /**
     * What a game master may amend by hand before the next step, each thing with what it can be made: the situation as it is then.
     */
    default List<Choice<S>> amendments(S situation) {
        return List.of();
    }

    /**
     * Tells what follows at once from an amendment.
     *
     * @param before the situation as it was
     * @param after the situation as she says that it is
     */
    default void amended(S before, S after, Table table) {}

    /**
     * The rulings that she may change, each with the situation as it is then (see {@link RulingChoices}). What she changes counts from the
     * next turn on; at once, if nothing is played in turns.
     */
    default List<Choice<S>> rulings(S situation) {
        return List.of();
    }

    /** Whether it is played in turns. */
    default boolean inTurns() {
        return false;
    }

    /** How things stand if the fight is broken off here. */
    O calledOff(S situation);
}
