package dev.snakewater.application.fallout.shot;

import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.shot.Move;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What comes next in an action. */
public sealed interface Phase {

    /**
     * The shooter does something that is no shot.
     *
     * @param moves what she does, at least one thing
     * @param first whether she shoots afterwards
     */
    record Moving(List<Move> moves, boolean first) implements Phase {

        /** Copies the list. */
        public Moving {
            moves = List.copyOf(moves);
        }
    }

    /** The shooter says what she does, and pays for it. */
    record Deciding() implements Phase {}

    /**
     * A shot is thrown for.
     *
     * @param plan what she does
     * @param left how many shots each of the guns has still to fire, at least one in all
     */
    record Firing(Plan plan, List<Integer> left) implements Phase {

        /** Copies the list. */
        public Firing {
            left = List.copyOf(left);
        }

        /** The gun that fires next, by its place in the hands: the first fires all its shots before the second (FO-62). */
        int hand() {
            return left.getFirst() > 0 ? 0 : 1;
        }

        /** The gun that fires next, by its place among those at hand. */
        int gun() {
            return plan.hands().get(hand());
        }

        /** How many shots are still to be fired. */
        int shots() {
            return left.stream().mapToInt(Integer::intValue).sum();
        }

        /** This after the next shot. */
        Firing fired() {
            return new Firing(
                    plan,
                    hand() == 0
                            ? Stream.concat(
                                            Stream.of(left.getFirst() - 1),
                                            left.stream().skip(1))
                                    .toList()
                            : List.of(0, left.getLast() - 1));
        }
    }

    /** A d6 says where a critical strikes. */
    record Locating(Firing shot) implements Phase {}

    /**
     * The dice of damage.
     *
     * @param shot the shot that hit
     * @param critical whether critically
     * @param part where, if it is told
     */
    record Damaging(Firing shot, boolean critical, Optional<Part> part) implements Phase {}
}
