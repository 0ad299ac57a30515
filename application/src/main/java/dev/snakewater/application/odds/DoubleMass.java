package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Share;
import java.util.Arrays;
import java.util.function.IntConsumer;

/** Probability mass in doubles. It counts roundings, so that the error is known. */
final class DoubleMass implements Mass<DoubleMass> {

    /** Half the distance from 1 to the next double: what one operation can be off, at most, in proportion. */
    private static final double UNIT = 0x1p-53;

    private double[] amounts = new double[16];
    private double[] roundings = new double[16];
    private int[] numbers = new int[16];
    private int size;
    private double worst;

    @Override
    public DoubleMass fresh() {
        return new DoubleMass();
    }

    @Override
    public void certain(int number) {
        add(number, 1, 0);
    }

    @Override
    public void flow(int from, DoubleMass into, int to, Weight weight) {
        // The weight was rounded once, and the product is.
        into.add(to, amounts[from] * weight.near(), roundings[from] + 2);
    }

    /** Adds to an amount, one rounding more than the worse of the two had. */
    private void add(int number, double amount, double rounded) {
        if (number >= amounts.length) {
            int length = Math.max(number + 1, 2 * amounts.length);
            amounts = Arrays.copyOf(amounts, length);
            roundings = Arrays.copyOf(roundings, length);
        }
        if (amount == 0) {
            return;
        }
        if (amounts[number] == 0) {
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
    }

    @Override
    public void forEach(IntConsumer consumer) {
        for (int i = 0; i < size; i++) {
            consumer.accept(numbers[i]);
        }
    }

    @Override
    public Share share(int number) {
        return new Share.Near(number < amounts.length ? amounts[number] : 0);
    }

    @Override
    public Share none() {
        return new Share.Near(0);
    }

    @Override
    public boolean isEmpty() {
        return size == 0;
    }

    @Override
    public double total() {
        double total = 0;
        for (int i = 0; i < size; i++) {
            total += amounts[numbers[i]];
        }
        return total;
    }

    @Override
    public void clear() {
        for (int i = 0; i < size; i++) {
            amounts[numbers[i]] = 0;
            roundings[numbers[i]] = 0;
        }
        size = 0;
    }

    /** By how much the sum of these can be off, rounding each of them as often as the worst. */
    double error() {
        double roundingsInAll = worst + size;
        return roundingsInAll * UNIT / (1 - roundingsInAll * UNIT);
    }
}
