package dev.snakewater.application.numbering;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Different numbers from 0 up, each with its place in the order in which they were added. */
public final class IntIndex {

    private static final int NEIGHBOURS = 16;

    /** Spreads numbers over the table. Neighbours stay together, which suits the memory. */
    private static final int SPREAD = 0xE3779B10;

    private static final int NOWHERE = -1;

    private final boolean isDense;
    private int[] numbers;
    private int size;
    /** One more than the place of a number: at that number if it is dense; otherwise at or behind where that number is spread to. */
    private int[] table;

    /** Creates an index of any numbers. */
    public IntIndex() {
        isDense = false;
        numbers = new int[8];
        table = new int[4 * NEIGHBOURS];
    }

    /** Creates an index of numbers that are less than so many, for most of them. */
    public IntIndex(int most) {
        isDense = true;
        numbers = new int[8];
        table = new int[most];
    }

    private IntIndex(int[] numbers) {
        isDense = false;
        this.numbers = numbers;
        size = numbers.length;
        table = new int[0];
    }

    /** Returns how many numbers there are. */
    public int size() {
        return size;
    }

    /** Returns the number at a place. */
    public int at(int place) {
        return numbers[place];
    }

    /** Returns the numbers in their order. */
    public IntStream numbers() {
        return Arrays.stream(numbers, 0, size);
    }

    /** Returns others at the same places. */
    public IntIndex renumbered(IntUnaryOperator to) {
        return new IntIndex(numbers().map(to).toArray());
    }

    /** Returns the place of a number; negative if it was not added. */
    public int of(int number) {
        if (isDense) {
            return table[number] - 1;
        }
        if (table.length < 2 * size) {
            spread();
        }
        for (int i = spread(number); table.length > 0 && table[i] != 0; i = next(i)) {
            if (numbers[table[i] - 1] == number) {
                return table[i] - 1;
            }
        }
        return NOWHERE;
    }

    /** Adds a number that is not among them, and returns its place. */
    public int add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, Math.max(8, 2 * size));
        }
        numbers[size] = number;
        size++;
        if (isDense) {
            table[number] = size;
        } else if (table.length < 2 * size) {
            spread();
        } else {
            enter(size);
        }
        return size - 1;
    }

    private void spread() {
        table = new int[4 * Integer.highestOneBit(Math.max(size, NEIGHBOURS))];
        for (int after = 1; after <= size; after++) {
            enter(after);
        }
    }

    private void enter(int after) {
        int i = spread(numbers[after - 1]);
        while (table[i] != 0) {
            i = next(i);
        }
        table[i] = after;
    }

    private int spread(int number) {
        int spread = number / NEIGHBOURS * SPREAD;
        return ((spread ^ ((spread >>> NEIGHBOURS) & -NEIGHBOURS)) + number % NEIGHBOURS) & (table.length - 1);
    }

    private int next(int i) {
        return (i + 1) & (table.length - 1);
    }
}
