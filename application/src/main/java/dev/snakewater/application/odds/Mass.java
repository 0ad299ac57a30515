package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Share;
import dev.snakewater.application.numbering.IntIndex;
import dev.snakewater.domain.dice.Ways;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Probability mass on numbered states while a fight is followed: in doubles, with their error, and if wanted in exact fractions, too. */
final class Mass {

    /** Half the distance from 1 to the next double: what one operation can be off, at most, in proportion. */
    private static final double UNIT = 0x1p-53;

    private final boolean isExact;
    private final IntIndex index;
    private double[] amounts = {};
    private double[] roundings = {};
    private Ways[] ways = {};
    private double worst;

    /** The probability of a transition, exactly and as a double. */
    record Weight(Ways ways, double near) {

        static Weight of(Ways ways) {
            return new Weight(ways, ways.chance().toDouble());
        }
    }

    private Mass(boolean isExact, IntIndex index) {
        this.isExact = isExact;
        this.index = index;
    }

    Mass(boolean isExact) {
        this(isExact, new IntIndex());
    }

    /** Returns mass on numbers that are less than so many, if there will be something at most of them. */
    static Mass below(int most, boolean isExact) {
        return new Mass(isExact, new IntIndex(most));
    }

    boolean isExact() {
        return isExact;
    }

    void certain(int number) {
        add(number, 1, 0, Ways.SURE);
    }

    /** Lets what is at one number flow on to another number elsewhere, in proportion to the weight. */
    void flow(int from, Mass into, int to, Weight weight) {
        int at = index.of(from);
        if (at >= 0) {
            // The weight was rounded once, and the product is.
            into.add(
                    to,
                    amounts[at] * weight.near(),
                    roundings[at] + 2,
                    into.isExact ? ways[at].times(weight.ways()) : Ways.NONE);
        }
    }

    /** Lets what is at one number flow on to where all of another mass is, in proportion to that. */
    void flow(int from, Mass into, Mass where) {
        int at = index.of(from);
        for (int i = 0; at >= 0 && i < where.index.size(); i++) {
            into.add(
                    where.index.at(i),
                    amounts[at] * where.amounts[i],
                    roundings[at] + where.roundings[i] + 1,
                    into.isExact ? ways[at].times(where.ways[i]) : Ways.NONE);
        }
    }

    /** Lets what is at one number flow on to another number elsewhere. */
    void move(int from, Mass into, int to) {
        int at = index.of(from);
        if (at >= 0) {
            into.add(to, amounts[at], roundings[at], into.isExact ? ways[at] : Ways.NONE);
        }
    }

    /** Returns the same at other numbers; no two may become one. */
    Mass renumbered(IntUnaryOperator to) {
        Mass renumbered = new Mass(isExact, index.renumbered(to));
        renumbered.amounts = Arrays.copyOf(amounts, index.size());
        renumbered.roundings = Arrays.copyOf(roundings, index.size());
        renumbered.ways = Arrays.copyOf(ways, isExact ? index.size() : 0);
        renumbered.worst = worst;
        return renumbered;
    }

    /** Adds to an amount, one rounding more than the worse of the two had. */
    private void add(int number, double amount, double rounded, Ways exactly) {
        if (amount == 0 && !isExact) {
            return;
        }
        int known = index.of(number);
        int at = known < 0 ? place(number) : known;
        roundings[at] = known < 0 ? rounded : Math.max(roundings[at], rounded) + 1;
        amounts[at] += amount;
        worst = Math.max(worst, roundings[at]);
        if (isExact) {
            ways[at] = known < 0 ? exactly : ways[at].plus(exactly);
        }
    }

    private int place(int number) {
        int at = index.add(number);
        if (at == amounts.length) {
            int room = Math.max(8, 2 * at);
            amounts = Arrays.copyOf(amounts, room);
            roundings = Arrays.copyOf(roundings, room);
            ways = Arrays.copyOf(ways, isExact ? room : 0);
        }
        return at;
    }

    /** Returns every number at which there is something, in the order in which it came. */
    IntStream numbers() {
        return index.numbers();
    }

    /** Returns whether there is something at these numbers alone. */
    boolean isWithin(BitSet some) {
        return numbers().allMatch(some::get);
    }

    /** Returns whether there is something at a number. */
    boolean isAt(int number) {
        return index.of(number) >= 0;
    }

    double amount(int number) {
        int at = index.of(number);
        return at < 0 ? 0 : amounts[at];
    }

    Share share(int number) {
        int at = index.of(number);
        return at < 0 ? none() : isExact ? new Share.Exact(ways[at]) : new Share.Near(amounts[at]);
    }

    Share none() {
        return isExact ? new Share.Exact(Ways.NONE) : new Share.Near(0);
    }

    boolean isEmpty() {
        return index.size() == 0;
    }

    double total() {
        double total = 0;
        for (int at = 0; at < index.size(); at++) {
            total += amounts[at];
        }
        return total;
    }

    /** Returns by how much the sum of these can be off, rounding each of them as often as the worst. */
    double error() {
        double roundingsInAll = worst + index.size();
        return roundingsInAll * UNIT / (1 - roundingsInAll * UNIT);
    }
}
