package dev.snakewater.acceptance.steps.gurps;

import dev.snakewater.application.procedure.Form;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Makes what a person writes of the words of an example: fields by their names, constants by their words. */
final class Fields {

    private Fields() {}

    /** A record with these fields; what is not named is left out. */
    static <R extends Record> R of(Class<R> type, Map<String, Object> fields) {
        return of(Form.of(type), type, fields);
    }

    /** A record like this one, but for these fields. */
    @SuppressWarnings("unchecked") // The class of an R is a class of R's: records have no subclasses.
    static <R extends Record> R like(R record, Map<String, Object> fields) {
        return of(Form.like(record), (Class<R>) record.getClass(), fields);
    }

    private static <R extends Record> R of(Form<R> empty, Class<R> type, Map<String, Object> fields) {
        Form<R> form = empty;
        for (Map.Entry<String, Object> field : fields.entrySet()) {
            RecordComponent component = Stream.of(type.getRecordComponents())
                    .filter(one -> one.getName().equals(field.getKey()))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(type.getSimpleName() + " has no " + field.getKey()));
            form = form.with(field.getKey(), read(field.getValue(), component));
        }
        return form.filled();
    }

    private static Object read(Object value, RecordComponent component) {
        if (!(component.getGenericType() instanceof ParameterizedType of)) {
            return read(value, component.getType());
        }
        Class<?> inner = (Class<?>) of.getActualTypeArguments()[0];
        return component.getType() == List.class && value instanceof String words
                ? Stream.of(words.split(" and ")).map(word -> read(word, inner)).toList()
                : component.getType() == List.class ? value : read(value, inner);
    }

    /** A value of a type, of its word. */
    static Object read(Object value, Class<?> type) {
        if (!(value instanceof String word)) {
            return value;
        }
        if (type == int.class || type == Integer.class) {
            return Integer.valueOf(word.strip());
        }
        if (type == BigDecimal.class) {
            return new BigDecimal(word.strip());
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
