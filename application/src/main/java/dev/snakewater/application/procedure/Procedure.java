package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;

/**
 * A piece of a rulebook that plays a situation to an outcome, step by step. A pure function of the situation and of the table's answers.
 *
 * @param <S> the situation: an immutable value that holds only what can matter later
 * @param <O> the outcome
 */
public interface Procedure<S, O> {

    /** Plays one small step: one declaration, or one throw with what follows from it. */
    Next<S, O> step(S situation, Table table);

    /** Returns what a game master may amend before the next step, each choice leading to the new situation. */
    default List<Choice<S>> amendments(S situation) {
        return List.of();
    }

    /** Tells what follows at once from an amendment of one situation to another. */
    default void amended(S before, S after, Table table) {}

    /**
     * Returns the rulings that she may change, from the next turn on or at once if there are no turns, each leading to the new situation.
     */
    default List<Choice<S>> rulings(S situation) {
        return List.of();
    }

    /** Returns everybody in a fight of sides, in the order in which they stand there; nobody, if there are no sides. */
    default List<Member> roster(S situation) {
        return List.of();
    }

    /** Returns the situation in which a newcomer has entered, between two turns, with what he has in an opening with him. */
    default S entered(S situation, Answer.Entered newcomer, S opening, Table table) {
        return situation;
    }

    /** Returns why somebody cannot leave, as the last word of a key; empty if he can. */
    default Optional<String> keeps(S situation, Name who) {
        return Optional.of("kind");
    }

    /** Returns the situation without somebody who can leave, between two turns. */
    default S left(S situation, Name who) {
        return situation;
    }

    /** Returns how a fight that somebody has left goes on, between two turns. */
    default Next<S, O> withoutHim(S situation, Table table) {
        return Next.go(situation);
    }

    /**
     * Returns the situation as it stood before anybody else who acts at the same moment had declared anything, with only this fighter to act in
     * it; nothing, if nobody else acts then.
     */
    default Optional<S> alone(S situation, Name who) {
        return Optional.empty();
    }

    /** Returns whether it is played in turns. */
    default boolean inTurns() {
        return false;
    }

    /**
     * Returns the situation without what no finding depends on, then or later, so that odds tell fewer apart; except those {@link
     * #withFirstFinding}, if there are any. What a step, a policy or a throw looks at stays.
     */
    default S forFindings(S situation) {
        return situation;
    }

    /** Returns the situation without what the first finding does not depend on, nor those with it. */
    default S forFirstFinding(S situation) {
        return forFindings(situation);
    }

    /**
     * Returns the ids of measures that odds work out with the first finding and apart from the others, that of the first among them. Where
     * they go by other parts of a situation than the others do, fewer situations are to be told apart. None, if all are worked out at once.
     */
    default List<String> withFirstFinding() {
        return List.of();
    }

    /** Returns the outcome if the fight is called off here. */
    O calledOff(S situation);
}
