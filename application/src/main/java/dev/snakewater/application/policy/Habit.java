package dev.snakewater.application.policy;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;

/**
 * What one of several policies of a rule text is called, and how it decides.
 *
 * @param word what scenarios call it
 * @param about what it does, in a sentence
 * @param way how it decides
 */
public record Habit<S>(String word, String about, Way<S> way) {

    /** How somebody decides. */
    public interface Way<S> {

        /** The answer to a choice, as {@link Policy#decide} gives it. */
        <A> A decide(S situation, Choice<A> choice, Dice dice);
    }

    /** A policy that has a habit, such as the constants of an enum have. */
    public interface Of<S> extends Policy<S> {

        /** It. */
        Habit<S> habit();

        @Override
        default String id() {
            return habit().word();
        }

        @Override
        default String about() {
            return habit().about();
        }

        @Override
        default <A> A decide(S situation, Choice<A> choice, Dice dice) {
            return habit().way().decide(situation, choice, dice);
        }
    }

    /** To let a die decide. */
    public static <S> Habit<S> random(String word, String about) {
        return new Habit<>(word, about, Habit::atRandom);
    }

    /** To take whatever is listed first. */
    public static <S> Habit<S> firstListed(String word, String about) {
        return new Habit<>(word, about, Habit::firstListed);
    }

    private static <S, A> A atRandom(S situation, Choice<A> choice, Dice dice) {
        return Pick.atRandom(choice, dice);
    }

    private static <S, A> A firstListed(S situation, Choice<A> choice, Dice dice) {
        return Pick.firstListed(choice);
    }
}
