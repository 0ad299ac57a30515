package dev.snakewater.application.odds;

import dev.snakewater.domain.dice.Fall;
import java.util.Arrays;
import java.util.function.Function;

/**
 * Where a step has got after some throws: to another throw, to its end, or to where no fight has been yet. Threads share it without locks:
 * what they read is complete, and what two of them find out at the same time is the same.
 *
 * @param <S> the situation
 */
sealed interface Branch<S> {

    /** Where no fight has been yet. */
    record Unmet<S>() implements Branch<S> {}

    /** A throw, and where each of its falls leads; past the end of the step, if it is known how the next one begins. */
    final class Fork<S> implements Branch<S> {

        private final Onward<S> from;
        private final boolean isFirst;
        private final Falls falls;
        private final Branch<S>[] branches;
        private boolean led;

        Fork(Onward<S> from, boolean isFirst, Falls falls) {
            this.from = from;
            this.isFirst = isFirst;
            this.falls = falls;
            branches = unmet((int) falls.size());
        }

        /** Returns the situation whose step it belongs to. */
        Onward<S> from() {
            return from;
        }

        /** Returns whether its step begins with it. */
        boolean isFirst() {
            return isFirst;
        }

        Falls falls() {
            return falls;
        }

        Branch<S> at(int fall) {
            return branches[fall];
        }

        void lead(int fall, Branch<S> to) {
            branches[fall] = to;
            led = true;
        }

        /** The same for all falls that are read alike, unless it is the first: a throw that comes once is not worth reading them all. */
        void lead(int fall, Branch<S> to, Function<? super Fall, ?> reading) {
            if (led) {
                Object read = reading.apply(falls.at(fall));
                for (int other = 0; other < branches.length; other++) {
                    if (branches[other] instanceof Unmet<S> && reading.apply(falls.at(other)).equals(read)) {
                        branches[other] = to;
                    }
                }
            }
            lead(fall, to);
        }
    }

    /** Where a step ends. */
    sealed interface StepEnd<S> extends Branch<S> {}

    /** A situation in which the fight goes on, and how its next step begins: in turns of each sort, and at the limit of turns. */
    final class Onward<S> implements StepEnd<S> {

        private final S situation;
        private final Branch<S>[] steps;

        Onward(S situation, int sorts) {
            this.situation = situation;
            steps = unmet(sorts);
        }

        S situation() {
            return situation;
        }

        Branch<S> step(int sort) {
            return steps[sort];
        }

        void lead(int sort, Branch<S> to) {
            steps[sort] = to;
        }
    }

    /** The end of the turn, and the situation that the next one begins with. */
    record TurnEnd<S>(Onward<S> next) implements StepEnd<S> {}

    /** The end of the fight, and the number of its outcome. */
    record FightEnd<S>(int outcome) implements StepEnd<S> {}

    private static <S> Branch<S>[] unmet(int size) {
        @SuppressWarnings("unchecked")
        Branch<S>[] branches = (Branch<S>[]) new Branch<?>[size];
        Arrays.fill(branches, new Unmet<S>());
        return branches;
    }
}
