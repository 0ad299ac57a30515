package dev.snakewater.application.gurps;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Blank;
import dev.snakewater.domain.rule.Unwrapped;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Records of what a person writes, filled in at once; everything else is left out. */
final class Filled {

    private Filled() {}

    /** A record with these fields: a name, its value, a name, its value. */
    static <R extends Record> R in(Class<R> type, Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return in(type, fields);
    }

    /** A record with these fields. */
    static <R extends Record> R in(Class<R> type, Map<String, Object> fields) {
        Set<String> unknown = new TreeSet<>(fields.keySet());
        R filled = filled(type, fields, unknown);
        if (!unknown.isEmpty()) {
            throw new AssertionError(type.getSimpleName() + " has no " + unknown);
        }
        return filled;
    }

    private static <R extends Record> R filled(Class<R> type, Map<String, Object> fields, Set<String> unknown) {
        RecordComponent[] components = type.getRecordComponents();
        try {
            return type.getDeclaredConstructor(
                            Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new))
                    .newInstance(Stream.of(components)
                            .map(component -> argument(component, fields, unknown))
                            .toArray());
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(type.getSimpleName() + " refuses " + fields, impossible);
        }
    }

    private static Object argument(RecordComponent component, Map<String, Object> fields, Set<String> unknown) {
        Class<?> type = component.getType();
        if (component.isAnnotationPresent(Unwrapped.class)) {
            return filled(type.asSubclass(Record.class), fields, unknown);
        }
        unknown.remove(component.getName());
        Object value = fields.get(component.getName());
        if (value == null) {
            return Blank.leftOut(component).orElseThrow(() -> new AssertionError(component + " must be filled in"));
        }
        if (type == Name.class) {
            return new Name((String) value);
        }
        return type == Optional.class && !(value instanceof Optional) ? Optional.of(value) : value;
    }
}
