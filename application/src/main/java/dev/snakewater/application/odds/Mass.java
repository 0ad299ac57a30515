package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Share;
import dev.snakewater.domain.dice.Chance;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Probability mass on numbered states while a fight is followed: in doubles, with their error, and if wanted in exact fractions, too. */
final class Mass {

    /** Half the distance from 1 to the next double: what one operation can be off, at most, in proportion. */
    private static final double UNIT = 0x1p-53;

    /** Spreads numbers over the table: the fraction of the golden ratio. Neighbours stay together, which suits the memory. */
    private static final int SPREAD = 0x9E3779B0;

    private static final int NEIGHBOURS = 16;

    private final boolean isExact;
    private int[] numbers = new int[8];
    private double[] amounts = new double[8];
    private double[] roundings = new double[8];
    private Ways[] ways;
    private int size;
    private double worst;
    /** One more than the index of what is at a number, at a place that depends on the number; made when it is first needed. */
    private int[] table = {};

    /** The probability of a transition, exactly and as a double. */
    record Weight(Ways ways, double near) {

        static Weight of(Ways ways) {
            return new Weight(ways, new Chance(ways.ways(), ways.falls()).toDouble());
        }
    }

    Mass(boolean isExact) {
        this.isExact = isExact;
        ways = new Ways[isExact ? 8 : 0];
    }

    boolean isExact() {
        return isExact;
    }

    void certain(int number) {
        add(number, 1, 0, Ways.SURE);
    }

    /** Lets what is at one number flow on to another number elsewhere, in proportion to the weight. */
    void flow(int from, Mass into, int to, Weight weight) {
        int index = indexOf(from);
        if (index >= 0) {
            // The weight was rounded once, and the product is.
            into.add(
                    to,
                    amounts[index] * weight.near(),
                    roundings[index] + 2,
                    into.isExact ? ways[index].times(weight.ways()) : Ways.NONE);
        }
    }

    /** Lets what is at one number flow on to where all of another mass is, in proportion to that. */
    void flow(int from, Mass into, Mass where) {
        int index = indexOf(from);
        for (int i = 0; index >= 0 && i < where.size; i++) {
            into.add(
                    where.numbers[i],
                    amounts[index] * where.amounts[i],
                    roundings[index] + where.roundings[i] + 1,
                    into.isExact ? ways[index].times(where.ways[i]) : Ways.NONE);
        }
    }

    /** Lets what is at one number flow on to another number elsewhere. */
    void move(int from, Mass into, int to) {
        int index = indexOf(from);
        if (index >= 0) {
            into.add(to, amounts[index], roundings[index], into.isExact ? ways[index] : Ways.NONE);
        }
    }

    /** Returns the same at other numbers; no two may become one. */
    Mass renumbered(IntUnaryOperator to) {
        Mass renumbered = new Mass(isExact);
        renumbered.numbers = numbers().map(to).toArray();
        renumbered.amounts = Arrays.copyOf(amounts, size);
        renumbered.roundings = Arrays.copyOf(roundings, size);
        renumbered.ways = Arrays.copyOf(ways, isExact ? size : 0);
        renumbered.size = size;
        renumbered.worst = worst;
        return renumbered;
    }

    /** Adds to an amount, one rounding more than the worse of the two had. */
    private void add(int number, double amount, double rounded, Ways exactly) {
        if (amount == 0 && !isExact) {
            return;
        }
        int known = indexOf(number);
        int index = known < 0 ? place(number) : known;
        roundings[index] = known < 0 ? rounded : Math.max(roundings[index], rounded) + 1;
        amounts[index] += amount;
        worst = Math.max(worst, roundings[index]);
        if (isExact) {
            ways[index] = known < 0 ? exactly : ways[index].plus(exactly);
        }
    }

    private int place(int number) {
        if (size == numbers.length) {
            int room = Math.max(8, 2 * size);
            numbers = Arrays.copyOf(numbers, room);
            amounts = Arrays.copyOf(amounts, room);
            roundings = Arrays.copyOf(roundings, room);
            ways = Arrays.copyOf(ways, isExact ? room : 0);
        }
        numbers[size] = number;
        enter(size);
        return size++;
    }

    private int indexOf(int number) {
        if (table.length < 2 * numbers.length) {
            table = new int[Integer.highestOneBit(4 * numbers.length)];
            for (int index = 0; index < size; index++) {
                enter(index);
            }
        }
        for (int place = placeOf(number); table[place] != 0; place = place + 1 & table.length - 1) {
            if (numbers[table[place] - 1] == number) {
                return table[place] - 1;
            }
        }
        return -1;
    }

    private void enter(int index) {
        int place = placeOf(numbers[index]);
        while (table[place] != 0) {
            place = place + 1 & table.length - 1;
        }
        table[place] = index + 1;
    }

    private int placeOf(int number) {
        int spread = number / NEIGHBOURS * SPREAD + number % NEIGHBOURS;
        return (spread ^ spread >>> NEIGHBOURS & -NEIGHBOURS) & table.length - 1;
    }

    /** Returns every number at which there is something, in the order in which it came. */
    IntStream numbers() {
        return Arrays.stream(numbers, 0, size);
    }

    double amount(int number) {
        int index = indexOf(number);
        return index < 0 ? 0 : amounts[index];
    }

    Share share(int number) {
        int index = indexOf(number);
        return index < 0 ? none() : isExact ? ways[index].share() : new Share.Near(amounts[index]);
    }

    Share none() {
        return isExact ? Ways.NONE.share() : new Share.Near(0);
    }

    /** Returns whether there is something at these numbers alone. */
    boolean isWithin(BitSet some) {
        return numbers().allMatch(some::get);
    }

    boolean isEmpty() {
        return size == 0;
    }

    double total() {
        double total = 0;
        for (int index = 0; index < size; index++) {
            total += amounts[index];
        }
        return total;
    }

    /** Returns by how much the sum of these can be off, rounding each of them as often as the worst. */
    double error() {
        double roundingsInAll = worst + size;
        return roundingsInAll * UNIT / (1 - roundingsInAll * UNIT);
    }
}
