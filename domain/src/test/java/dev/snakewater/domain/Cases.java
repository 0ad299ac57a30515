package dev.snakewater.domain;

import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Random cases that come out the same every time; a failure names the seed of the case that failed. */
public final class Cases {

    private static final int MANY = 2_000;

    private Cases() {}

    /** Holds a property against many cases, each made from a random source of its own. */
    public static void forAll(Consumer<SplittableRandom> property) {
        for (long seed = 0; seed < MANY; seed++) {
            try {
                property.accept(new SplittableRandom(seed));
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("the case with seed " + seed + ": " + failure.getMessage(), failure);
            }
        }
    }
}
