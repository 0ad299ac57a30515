package dev.snakewater.application.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Numbers values in the order in which they first appear; equal values share a number. */
final class Interner<T> {

    private final Map<T, Integer> numbers = new LinkedHashMap<>();
    private final List<T> values = new ArrayList<>();

    /** Returns the number of a value; a new one if it has not been met. */
    int of(T value) {
        Integer number = numbers.putIfAbsent(value, values.size());
        if (number != null) {
            return number;
        }
        values.add(value);
        return values.size() - 1;
    }

    T at(int number) {
        return values.get(number);
    }

    int size() {
        return values.size();
    }
}
