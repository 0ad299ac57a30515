package dev.snakewater.application.simulation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ObjLongConsumer;

/** How often fights came out so or so. */
final class Counts<O> {

    private final Map<Fought<O>, Long> counts = new LinkedHashMap<>();

    /** One more that came out so. */
    void add(Fought<O> fought) {
        counts.merge(fought, 1L, Long::sum);
    }

    /** All that others have counted. */
    void addAll(Counts<O> others) {
        others.counts.forEach((fought, times) -> counts.merge(fought, times, Long::sum));
    }

    /** How many were decided by their own rules. */
    long decided() {
        return counts.entrySet().stream()
                .filter(entry -> entry.getKey().decided())
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    /** Hears how often each came out. */
    void forEach(ObjLongConsumer<Fought<O>> each) {
        counts.forEach(each::accept);
    }
}
