package dev.snakewater.application.procedure;

import dev.snakewater.application.policy.FirstListed;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;

/**
 * How a procedure is set up: what a person writes, what can be wrong with it, how it opens.
 *
 * @param <C> what a person writes: a record in the book's words, read field by field by whoever reads documents. An
 *     {@code Optional} component may be left out; a {@code List} that is left out is empty
 * @param <S> the situation
 * @param <O> the outcome
 */
public interface ScenarioKind<C, S, O> {

    /** What documents call it, such as {@code fudge-gunfight}. */
    String id();

    /** The record that a person writes. */
    Class<C> scenario();

    /** Everything that is wrong with a set-up, with pointers into it; none if it can be opened. */
    List<Problem> problems(C scenario);

    /** Everybody in a set-up without problems, in the order written. */
    List<Name> fighters(C scenario);

    /**
     * Returns what else than names says who fights: pointers, in which a {@code *} stands for any item. While it cannot be read, nobody
     * is said not to be there.
     */
    default List<String> naming() {
        return List.of();
    }

    /** The situation that a set-up without problems opens with. */
    S open(C scenario);

    /** What is played. */
    Procedure<S, O> procedure();

    /** Who can decide for a fighter when nobody asks, at least one. */
    default List<Policy<S>> policies() {
        return List.of(new FirstListed<>());
    }

    /** Who decides for this fighter in this set-up. */
    default Policy<S> policy(C scenario, Name fighter) {
        return policies().getFirst();
    }

    /** How it is told. */
    Telling<S, O> telling();

    /**
     * The next fight of those who came out of this one, with their wounds and whatever they have left.
     *
     * @return none if nobody is left, or this kind has no such thing
     */
    default Optional<C> aftermath(C scenario, O outcome) {
        return Optional.empty();
    }

    /** What an aftermath of this kind is, if it has any. */
    enum Sequel {
        /** There is none: it is no whole fight. */
        NONE,
        /** The same again, with what is left. */
        AGAIN,
        /** A fight that others can join. */
        WITH_OTHERS
    }

    /** What can follow on a scenario of this kind. */
    default Sequel sequel() {
        return Sequel.NONE;
    }

    /** What the numbers are called that a game master can add to: what tallies of this kind are of. */
    List<String> numbers();

    /**
     * A single attack within a set-up without problems, said in words such as {@code Bob shoots Joe}.
     *
     * @return none if this kind has no such thing, being a single attack itself, for example
     * @throws Unclear if the words say no attack that the rules know, or one that they bar here
     */
    default Optional<Excerpt<?, ?, ?>> attack(C scenario, String words) {
        return Optional.empty();
    }

    /** Set-ups that differ from one without problems in one thing each that somebody might change. */
    default List<Variation<C>> variations(C scenario) {
        return List.of();
    }
}
