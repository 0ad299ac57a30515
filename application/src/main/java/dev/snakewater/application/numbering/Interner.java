package dev.snakewater.application.numbering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Numbers values in the order in which they first appear; equal values share a number. What is known is found by any thread. */
public final class Interner<T> {

    private final List<T> values = new ArrayList<>();
    private int[] hashes = new int[4];
    /** One more than the number of a value, at or behind where its hash code leads. */
    private int[] table = new int[8];

    /** Returns the number of a value; a new one if it has not been met. */
    public int of(T value) {
        return of(value, value.hashCode());
    }

    /** Returns the same, if this is the hash code of the value. */
    public int of(T value, int hash) {
        int at = place(hash);
        for (; table[at] != 0; at = next(at)) {
            int number = table[at] - 1;
            if (hashes[number] == hash && values.get(number).equals(value)) {
                return number;
            }
        }
        int number = values.size();
        values.add(value);
        if (number == hashes.length) {
            hashes = Arrays.copyOf(hashes, 2 * number);
            table = new int[2 * table.length];
            for (int known = 0; known < number; known++) {
                enter(known, hashes[known]);
            }
        }
        hashes[number] = hash;
        enter(number, hash);
        return number;
    }

    /** Returns the number of a value that has a number elsewhere, without asking for its hash code again. */
    public int of(Interner<? extends T> others, int number) {
        return of(others.at(number), others.hashes[number]);
    }

    private void enter(int number, int hash) {
        int at = place(hash);
        while (table[at] != 0) {
            at = next(at);
        }
        table[at] = number + 1;
    }

    /** Spreads hash codes, of which only some bits may differ. */
    private int place(int hash) {
        int spread = hash * 0x9E3779B9;
        return (spread ^ spread >>> 16) & (table.length - 1);
    }

    private int next(int at) {
        return (at + 1) & (table.length - 1);
    }

    /** Returns the value of a number. */
    public T at(int number) {
        return values.get(number);
    }

    /** Returns how many values there are, which is the next number. */
    public int size() {
        return values.size();
    }
}
