package dev.snakewater.application;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.rule.Blank;
import dev.snakewater.domain.rule.Unwrapped;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Records of what a person writes, filled in at once, with those that are unwrapped; everything else is left out. */
public final class Filled {

    private Filled() {}

    /** A record with these fields: a name, its value, a name, its value. */
    public static <R extends Record> R in(Class<R> type, Object... namesAndValues) {
        return in(type, fields(namesAndValues));
    }

    /** A record with these fields. */
    public static <R extends Record> R in(Class<R> type, Map<String, Object> fields) {
        return all(type, Optional.empty(), fields);
    }

    /** A record like another, but for these fields. */
    @SuppressWarnings("unchecked") // The class of an R is a class of R's: records have no subclasses.
    public static <R extends Record> R like(R other, Object... namesAndValues) {
        return all((Class<R>) other.getClass(), Optional.of(other), fields(namesAndValues));
    }

    private static Map<String, Object> fields(Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return fields;
    }

    private static <R extends Record> R all(Class<R> type, Optional<Object> other, Map<String, Object> fields) {
        Map<String, Object> unused = new LinkedHashMap<>(fields);
        R filled = filled(type, other, unused);
        if (!unused.isEmpty()) {
            throw new AssertionError(type.getSimpleName() + " has no " + unused.keySet());
        }
        return filled;
    }

    private static <R extends Record> R filled(Class<R> type, Optional<Object> other, Map<String, Object> unused) {
        RecordComponent[] components = type.getRecordComponents();
        try {
            return type.getDeclaredConstructor(
                            Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new))
                    .newInstance(Stream.of(components)
                            .map(component -> argument(component, other.map(record -> held(component, record)), unused))
                            .toArray());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(type.getSimpleName() + " refuses something", impossible);
        }
    }

    private static Object argument(RecordComponent component, Optional<Object> other, Map<String, Object> unused) {
        Class<?> type = component.getType();
        if (component.isAnnotationPresent(Unwrapped.class)) {
            return filled(type.asSubclass(Record.class), other, unused);
        }
        Object value = unused.remove(component.getName());
        if (value == null) {
            return other.or(() -> Blank.leftOut(component))
                    .orElseThrow(() -> new AssertionError(component + " must be filled in"));
        }
        Object right = value instanceof String text ? read(component.getGenericType(), text) : value;
        return type == Optional.class && !(right instanceof Optional) ? Optional.of(right) : right;
    }

    /** What a text stands for in a component of this type. */
    private static Object read(Type type, String text) {
        if (type instanceof ParameterizedType of) {
            return read(of.getActualTypeArguments()[0], text);
        }
        return type == Name.class ? new Name(text) : type == DicePool.class ? DicePool.of(text) : text;
    }

    private static Object held(RecordComponent component, Object record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(component + " cannot be read", impossible);
        }
    }
}
