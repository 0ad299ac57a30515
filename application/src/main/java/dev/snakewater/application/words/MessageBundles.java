package dev.snakewater.application.words;

import dev.snakewater.domain.rule.Bundles;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Bundles, each opened when a key is first looked for in it: most of what could be told is not. */
final class MessageBundles {

    private final List<Supplier<ResourceBundle>> closed;
    private final Map<Integer, ResourceBundle> opened = Collections.synchronizedMap(new TreeMap<>());
    private final Map<String, Optional<String>> written = Collections.synchronizedMap(new LinkedHashMap<>());
    private final Map<Object, Optional<String>> keys = Collections.synchronizedMap(new LinkedHashMap<>());

    MessageBundles(Stream<Supplier<ResourceBundle>> bundles) {
        closed = Stream.concat(
                        bundles,
                        Stream.<Supplier<ResourceBundle>>of(
                                () -> Bundles.of("dev.snakewater.application.words.shared")))
                .toList();
    }

    private Stream<ResourceBundle> inOrder() {
        return IntStream.range(0, closed.size())
                .mapToObj(place ->
                        opened.computeIfAbsent(place, first -> closed.get(first).get()));
    }

    /** The message of a key as it is written in the first bundle that has it. */
    Optional<String> written(String key) {
        return written.computeIfAbsent(
                key,
                unseen -> inOrder()
                        .filter(bundle -> bundle.containsKey(unseen))
                        .findFirst()
                        .map(bundle -> bundle.getString(unseen)));
    }

    /** The key of a constant, or of a type. */
    Optional<String> key(Object it) {
        return keys.computeIfAbsent(
                it,
                unseen -> keys(unseen).filter(key -> written(key).isPresent()).findFirst());
    }

    private static Stream<String> keys(Object it) {
        Class<?> type = it instanceof Enum<?> constant ? constant.getDeclaringClass() : (Class<?>) it;
        String end = it instanceof Enum<?> constant ? "." + constant.name() : "";
        Stream<String> within = Stream.ofNullable(type.getEnclosingClass())
                .map(outer -> outer.getSimpleName() + "." + type.getSimpleName() + end);
        return Stream.concat(within, Stream.of(type.getSimpleName() + end));
    }
}
