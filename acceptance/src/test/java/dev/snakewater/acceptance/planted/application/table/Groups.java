package dev.snakewater.acceptance.planted.application.table;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Planted. */
final class Groups {
    private Groups() {}

    static Object planted() {
        return Stream.of("planted").collect(Collectors.groupingBy(word -> word.length()));
    }
}
