package dev.snakewater.application.fallout.shot;

import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.shot.Move;
import dev.snakewater.domain.fallout.shot.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What comes next in an action. */
public sealed interface Phase {

    /**
     * The shooter does something that is no shot.
     *
     * @param moves what she does, at least one thing
     * @param thenShoots whether she shoots afterwards
     * @param refused why she did not shoot once more, if the rules refused it
     */
    record Moving(List<Move> moves, boolean thenShoots, List<Refusal> refused) implements Phase {

        /** Copies the lists. */
        public Moving {
            moves = List.copyOf(moves);
            refused = List.copyOf(refused);
        }

        /** What comes before she shoots. */
        static Moving before(List<Move> moves) {
            return new Moving(moves, true, List.of());
        }

        /** What comes when she has shot, or may not once more. */
        static Moving after(List<Move> moves, List<Refusal> refused) {
            return new Moving(moves, false, refused);
        }

        /** This without the next thing she does. */
        Moving moved() {
            return new Moving(moves.subList(1, moves.size()), thenShoots, refused);
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
