package dev.snakewater.application.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

    /** Returns the first of the values that equal this one. */
    T same(T value) {
        return at(of(value));
    }

    Optional<Integer> ifKnown(T value) {
        return Optional.ofNullable(numbers.get(value));
    }

    T at(int number) {
        return values.get(number);
    }

    int size() {
        return values.size();
    }
}
