package dev.snakewater.application.odds;

import dev.snakewater.application.odds.ProbabilityFlow.Left;
import dev.snakewater.application.odds.RandomFights.Fought;
import dev.snakewater.application.table.answering.RandomDice;
import java.util.Arrays;
import java.util.List;

/**
 * Estimates what has not been worked out by fights that go on from where it was left: from each place in proportion to how likely it is,
 * whatever the number of fights.
 */
final class Estimate<S, O> implements ManyFights.Fight<S, O> {

    /** The same for all, so that the same effort gives the same estimate. */
    static final long SEED = 1;

    /** Multiples of the golden ratio, without their whole parts, are spread evenly however many they are. */
    private static final double GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

    private final List<Left<S>> left;
    private final double[] upTo;
    private final double offset = (double) new RandomDice(SEED).below(Integer.MAX_VALUE) / Integer.MAX_VALUE;

    Estimate(List<Left<S>> left) {
        this.left = left;
        upTo = left.stream().mapToDouble(Left::chance).toArray();
        Arrays.parallelPrefix(upTo, Double::sum);
    }

    @Override
    public Fought fought(RandomFights<S, O> fights, long number, RandomDice dice) {
        double place = (offset + number * GOLDEN_RATIO) % 1 * upTo[upTo.length - 1];
        int found = Arrays.binarySearch(upTo, place);
        Left<S> from = left.get(Math.min(found < 0 ? -found - 1 : found + 1, upTo.length - 1));
        return fights.fought(from.situation(), from.turn(), dice);
    }
}
