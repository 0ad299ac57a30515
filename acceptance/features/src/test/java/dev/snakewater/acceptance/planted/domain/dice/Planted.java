package dev.snakewater.acceptance.planted.domain.dice;

import com.google.inject.Guice;
import dev.snakewater.acceptance.planted.application.table.Asked;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.DoubleSupplier;

/** Breaks laws, each member one. */
interface Planted {

    static void asksTheApplication(Asked asked) {}

    static Object asksGuice() {
        return Guice.createInjector();
    }

    static double rollsRandom() {
        return Math.random();
    }

    static DoubleSupplier rollsByReference() {
        return Math::random;
    }

    static int rollsLocally() {
        return ThreadLocalRandom.current().nextInt(6);
    }
}
