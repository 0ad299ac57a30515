package dev.snakewater.application.table.answering;

import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.dice.Fall;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Random dice. The same seed gives the same falls on every machine: only the 64-bit numbers of the generator, which its algorithm fixes,
 * are used, and the faces are derived from them here.
 */
public final class RandomDice implements Dice {

    /** The name of the generator in reports. */
    public static final String GENERATOR = "SplittableRandom";

    private final SplittableRandom random;

    /**
     * How many sides a die has, at least 1, and by what to multiply instead of dividing by them, which takes several times as long.
     *
     * @param inverse nearly 2^64 divided by the number of sides, rounded down, without a sign
     */
    public record Sides(int number, long inverse) {

        /** Returns so many sides. */
        public static Sides of(int number) {
            return new Sides(number, Long.divideUnsigned(-1, number));
        }

        /** Returns what is left of a number that is not negative when it is divided by that of the sides. */
        private int remainder(long dividend) {
            // The quotient is exact or one too few.
            long left = dividend - Math.unsignedMultiplyHigh(dividend, inverse) * number;
            return (int) (left < number ? left : left - number);
        }
    }

    /** Creates dice with this seed. */
    public RandomDice(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public Fall roll(Throw what) {
        return roll(what.dice());
    }

    /** Returns what these dice show. */
    public Fall roll(DicePool dice) {
        List<Integer> faces = new ArrayList<>(dice.count());
        for (int i = 0; i < dice.count(); i++) {
            faces.add(face(dice.die()));
        }
        return dice.showing(faces);
    }

    private int face(Die die) {
        return die.lowest() + below(die.sides());
    }

    /** Returns which face a fair die of so many sides shows, counted from 0. */
    public int below(int sides) {
        return (int) (number(sides) % sides);
    }

    /** Returns the same, for dice that are rolled again and again. */
    public int below(Sides sides) {
        return sides.remainder(number(sides.number));
    }

    private long number(int sides) {
        long number = random.nextLong() >>> 1;
        while (isOfTheIncompleteStretch(number, sides)) {
            number = random.nextLong() >>> 1;
        }
        return number;
    }

    /** Numbers of the incomplete last stretch are thrown again, so that every face has exactly the same chance. */
    private static boolean isOfTheIncompleteStretch(long number, int sides) {
        return number >= Long.MAX_VALUE - sides && number >= Long.MAX_VALUE - Long.MAX_VALUE % sides;
    }
}
