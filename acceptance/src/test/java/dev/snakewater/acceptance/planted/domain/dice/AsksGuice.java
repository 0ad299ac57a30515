package dev.snakewater.acceptance.planted.domain.dice;

import com.google.inject.Guice;

/** Planted. */
final class AsksGuice {
    private AsksGuice() {}

    static Object ask() {
        return Guice.createInjector();
    }
}
