package dev.snakewater.acceptance.planted.application.table;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;

/** Planted. */
final class CollectsByReference {
    private CollectsByReference() {}

    static Supplier<Set<String>> planted() {
        return HashSet::new;
    }
}
