package dev.snakewater.application.gurps;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Records of what a person writes, filled in by the names of their fields; everything else is left out. */
final class Filled {

    private Filled() {}

    /** A record with these fields: a name, its value, a name, its value. */
    static <R extends Record> R in(Class<R> type, Object... namesAndValues) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            values.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return in(type, values);
    }

    /** A record with these fields. */
    static <R extends Record> R in(Class<R> type, Map<String, Object> fields) {
        Map<String, Object> left = new LinkedHashMap<>(fields);
        Object[] arguments = Stream.of(type.getRecordComponents())
                .map(component -> argument(component, left))
                .toArray();
        if (!left.isEmpty()) {
            throw new IllegalArgumentException(type.getSimpleName() + " has no " + left.keySet());
        }
        try {
            return type.getDeclaredConstructor(Stream.of(type.getRecordComponents())
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new))
                    .newInstance(arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object argument(RecordComponent component, Map<String, Object> fields) {
        boolean there = fields.containsKey(component.getName());
        Object value = there ? fields.remove(component.getName()) : "";
        if (component.getType() == Optional.class) {
            return there ? Optional.of(value) : Optional.empty();
        }
        if (component.getType() == List.class && !there) {
            return List.of();
        }
        if (!there) {
            throw new IllegalArgumentException("the field " + component.getName() + " must be there");
        }
        return value;
    }
}
