package dev.snakewater.acceptance.planted.domain.dice;

import java.util.function.DoubleSupplier;

/** Planted. */
final class RollsByReference {
    private RollsByReference() {}

    static DoubleSupplier planted() {
        return Math::random;
    }
}
