package dev.snakewater.testkit;

import dev.snakewater.domain.field.Records;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A whole number somewhere within a situation.
 *
 * @param of which number of which record it is
 * @param with returns the situation with another number in its place
 */
record HeldNumber<S>(Of of, int value, Function<Integer, S> with) {

    /** A component of a record. */
    record Of(Class<?> type, String component) {

        @Override
        public String toString() {
            return type.getSimpleName() + "." + component;
        }
    }

    /** Returns the numbers of a situation, as far as it is made of records, lists, maps and optionals. */
    static <S> List<HeldNumber<S>> in(S situation) {
        @SuppressWarnings("unchecked") // What is put in the place of a part is of its class.
        Function<Object, S> whole = other -> (S) other;
        return within(situation, whole).toList();
    }

    /** Returns the situation with this number changed by so much, if its records allow that. */
    Optional<S> changed(int by) {
        try {
            return Optional.of(with.apply(value + by));
        } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException refused) {
            return Optional.empty();
        }
    }

    private static <S> Stream<HeldNumber<S>> within(Object part, Function<Object, S> with) {
        return switch (part) {
            case Record whole -> withinRecord(whole, with);
            case List<?> all ->
                IntStream.range(0, all.size())
                        .boxed()
                        .flatMap(i -> within(all.get(i), other -> {
                            List<Object> changed = new ArrayList<>(all);
                            changed.set(i, other);
                            return with.apply(List.copyOf(changed));
                        }));
            case Map<?, ?> all ->
                all.entrySet().stream()
                        .flatMap(entry -> within(entry.getValue(), other -> {
                            Map<Object, Object> changed = new LinkedHashMap<>(all);
                            changed.put(entry.getKey(), other);
                            return with.apply(changed);
                        }));
            case Optional<?> maybe ->
                maybe.stream().flatMap(one -> within(one, other -> with.apply(Optional.of(other))));
            default -> Stream.empty();
        };
    }

    private static <S> Stream<HeldNumber<S>> withinRecord(Record whole, Function<Object, S> with) {
        List<RecordComponent> components = Records.components(whole.getClass());
        List<Object> values = components.stream()
                .map(component -> Records.held(component, whole))
                .toList();
        return IntStream.range(0, values.size()).boxed().flatMap(i -> {
            Function<Object, S> put = other -> {
                List<Object> changed = new ArrayList<>(values);
                changed.set(i, other);
                return with.apply(Records.made(whole.getClass(), changed));
            };
            return values.get(i) instanceof Integer number
                    ? Stream.of(new HeldNumber<>(
                            new Of(whole.getClass(), components.get(i).getName()), number, put::apply))
                    : within(values.get(i), put);
        });
    }
}
