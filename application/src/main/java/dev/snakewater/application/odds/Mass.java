package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Share;
import dev.snakewater.domain.dice.Chance;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntConsumer;

/** Probability mass on numbered states while a fight is followed: in doubles, with their error, and if wanted in exact fractions, too. */
final class Mass {

    /** Half the distance from 1 to the next double: what one operation can be off, at most, in proportion. */
    private static final double UNIT = 0x1p-53;

    private final boolean isExact;
    private final Map<Integer, Ways> ways = new LinkedHashMap<>();
    private double[] amounts = new double[16];
    private double[] roundings = new double[16];
    private int[] numbers = new int[16];
    private int size;
    private double worst;

    /** The probability of a transition, exactly and as a double. */
    record Weight(Ways ways, double near) {

        static final Weight SURE = of(Ways.SURE);

        static Weight of(Ways ways) {
            return new Weight(ways, new Chance(ways.ways(), ways.falls()).toDouble());
        }
    }

    Mass(boolean isExact) {
        this.isExact = isExact;
    }

    boolean isExact() {
        return isExact;
    }

    void certain(int number) {
        add(number, 1, 0, Ways.SURE);
    }

    /** Lets what is at one number flow on to another number elsewhere, in proportion to the weight. */
    void flow(int from, Mass into, int to, Weight weight) {
        // The weight was rounded once, and the product is.
        into.add(
                to,
                amounts[from] * weight.near(),
                roundings[from] + 2,
                isExact ? ways(from).times(weight.ways()) : Ways.NONE);
    }

    /** Adds to an amount, one rounding more than the worse of the two had. */
    private void add(int number, double amount, double rounded, Ways exactly) {
        if (number >= amounts.length) {
            int length = Math.max(number + 1, 2 * amounts.length);
            amounts = Arrays.copyOf(amounts, length);
            roundings = Arrays.copyOf(roundings, length);
        }
        if (amount == 0 && !isExact) {
            return;
        }
        if (isExact ? !ways.containsKey(number) : amounts[number] == 0) {
            if (size == numbers.length) {
                numbers = Arrays.copyOf(numbers, 2 * size);
            }
            numbers[size++] = number;
            roundings[number] = rounded;
        } else {
            roundings[number] = Math.max(roundings[number], rounded) + 1;
        }
        amounts[number] += amount;
        worst = Math.max(worst, roundings[number]);
        if (isExact) {
            ways.merge(number, exactly, Ways::plus);
        }
    }

    /** Visits every number at which there is something, in the order in which it came. */
    void forEach(IntConsumer consumer) {
        for (int i = 0; i < size; i++) {
            consumer.accept(numbers[i]);
        }
    }

    Share share(int number) {
        return isExact ? ways(number).share() : new Share.Near(number < amounts.length ? amounts[number] : 0);
    }

    Share none() {
        return isExact ? Ways.NONE.share() : new Share.Near(0);
    }

    boolean isEmpty() {
        return size == 0;
    }

    double total() {
        double total = 0;
        for (int i = 0; i < size; i++) {
            total += amounts[numbers[i]];
        }
        return total;
    }

    void clear() {
        for (int i = 0; i < size; i++) {
            amounts[numbers[i]] = 0;
            roundings[numbers[i]] = 0;
        }
        size = 0;
        ways.clear();
    }

    /** Returns by how much the sum of these can be off, rounding each of them as often as the worst. */
    double error() {
        double roundingsInAll = worst + size;
        return roundingsInAll * UNIT / (1 - roundingsInAll * UNIT);
    }

    private Ways ways(int number) {
        return ways.getOrDefault(number, Ways.NONE);
    }
}
