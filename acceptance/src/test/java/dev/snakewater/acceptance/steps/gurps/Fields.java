package dev.snakewater.acceptance.steps.gurps;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes what a person writes of the words of an example: fields by their names, constants by their words. */
final class Fields {

    private Fields() {}

    /** A record with these fields; what is not named is left out. */
    static <R extends Record> R of(Class<R> type, Map<String, Object> fields) {
        Map<String, Object> left = new LinkedHashMap<>(fields);
        Object[] arguments = Stream.of(type.getRecordComponents())
                .map(component -> argument(component, left))
                .toArray();
        if (!left.isEmpty()) {
            throw new AssertionError(type.getSimpleName() + " has no " + left.keySet());
        }
        try {
            return type.getDeclaredConstructor(Stream.of(type.getRecordComponents())
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new))
                    .newInstance(arguments);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private static Object argument(RecordComponent component, Map<String, Object> fields) {
        boolean there = fields.containsKey(component.getName());
        Object value = there ? fields.remove(component.getName()) : List.of();
        if (component.getType() == Optional.class) {
            Type inner = ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
            return there ? Optional.of(read(value, (Class<?>) inner)) : Optional.empty();
        }
        if (component.getType() == List.class && value instanceof String words) {
            Type inner = ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
            return Stream.of(words.split(" and "))
                    .map(word -> read(word, (Class<?>) inner))
                    .toList();
        }
        if (component.getType() == List.class) {
            return value;
        }
        if (!there) {
            throw new AssertionError("the example does not say the " + component.getName());
        }
        return read(value, component.getType());
    }

    /** A value of a type, of its word. */
    static Object read(Object value, Class<?> type) {
        if (!(value instanceof String word)) {
            return value;
        }
        if (type == int.class || type == Integer.class) {
            return Integer.valueOf(word.strip());
        }
        if (type == boolean.class || type == Boolean.class) {
            return Stream.of("yes", "true").anyMatch(word.strip()::equals);
        }
        if (type.isEnum()) {
            return Stream.of(type.getEnumConstants())
                    .filter(constant -> spelt((Enum<?>) constant).equals(word.strip()))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no " + type.getSimpleName() + " is called " + word));
        }
        return word.strip();
    }

    private static String spelt(Enum<?> constant) {
        String word = constant.toString();
        return word.equals(constant.name()) ? word.toLowerCase(Locale.ROOT).replace('_', ' ') : word;
    }
}
