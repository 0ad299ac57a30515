package dev.snakewater.fuzzing;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/**
 * What is decided while something is made up.
 *
 * @param number returns a number from 0, below the one that it is given
 * @param text returns any text at all
 */
record Choices(IntUnaryOperator number, Supplier<String> text) {

    private static final int LONGEST_TEXT = 40;

    /** The first of everything. */
    static final Choices FIRST = new Choices(bound -> 0, () -> "");

    /** What Jazzer decides; when it has nothing more to say, the first of everything. */
    static Choices of(FuzzedDataProvider data) {
        return new Choices(bound -> data.consumeInt(0, bound - 1), () -> data.consumeString(LONGEST_TEXT));
    }

    /** Returns a number from 0, below this one. */
    int below(int bound) {
        return number.applyAsInt(bound);
    }

    /** Returns one of these. */
    <T> T of(List<T> some) {
        return some.get(below(some.size()));
    }
}
