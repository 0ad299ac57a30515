package dev.snakewater.application;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.field.Records;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.plane.Place;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/**
 * Records of what a person writes, filled in at once, with those that are unwrapped; everything else is left out. Fields are a name,
 * its value, a name, its value; or one text that has them as a document has them, but for its quotation marks and outer braces, as in
 * {@code name: Ann, dodge: 8, weapons: [{kind: axe}]}.
 */
public final class Filled {

    private static final JsonMapper JSON = new JsonMapper();

    /** What stands between marks: the name of a field, a word, a number. */
    private static final Pattern TOKEN = Pattern.compile("[^\\s\\[\\]{}:,][^\\[\\]{}:,]*");

    private static final Pattern NO_WORD = Pattern.compile("true|false|-?\\d+(\\.\\d+)?");

    private Filled() {}

    public static <R extends Record> R in(Class<R> type, Object... namesAndValues) {
        return in(type, fields(namesAndValues));
    }

    public static <R extends Record> R in(Class<R> type, Map<String, Object> fields) {
        return all(type, Optional.empty(), fields);
    }

    public static <R extends Record> R like(R other, Object... namesAndValues) {
        return like(other, fields(namesAndValues));
    }

    @SuppressWarnings("unchecked") // The class of an R is a class of R's: records have no subclasses.
    public static <R extends Record> R like(R other, Map<String, Object> fields) {
        return all((Class<R>) other.getClass(), Optional.of(other), fields);
    }

    public static <R extends Record> List<R> read(Class<R> type, List<?> written) {
        return written.stream().map(one -> type.cast(read((Type) type, one))).toList();
    }

    /** The fields of an object within these; none, if it is not written. */
    @SuppressWarnings("unchecked") // The names of an object's fields are texts.
    public static Map<String, Object> within(Map<String, Object> fields, String name) {
        return (Map<String, Object>) fields.getOrDefault(name, Map.of());
    }

    @SuppressWarnings("unchecked") // The names of an object's fields are texts.
    public static Map<String, Object> fields(Object... namesAndValues) {
        if (namesAndValues.length == 1) {
            String document = TOKEN.matcher((String) namesAndValues[0]).replaceAll(token -> quoted(token.group()));
            return JSON.readValue("{" + document + "}", Map.class);
        }
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
        return Records.made(
                type,
                Records.components(type).stream()
                        .map(component -> argument(
                                component, other.map(record -> Records.held(component, (Record) record)), unused))
                        .toList());
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
        Object right = read(component.getGenericType(), value);
        return type == Optional.class && !(right instanceof Optional) ? Optional.of(right) : right;
    }

    private static String quoted(String token) {
        String text = token.strip();
        return NO_WORD.matcher(text).matches() ? text : '"' + text + '"';
    }

    /** What something written stands for in a component of this type; what is such a thing already is itself. */
    private static Object read(Type type, Object written) {
        if (type instanceof ParameterizedType of) {
            Type inner = of.getActualTypeArguments()[0];
            boolean isList = of.getRawType() == List.class;
            return isList && written instanceof List<?> items
                    ? items.stream().map(item -> read(inner, item)).toList()
                    : isList ? written : read(inner, written);
        }
        Class<?> plain = (Class<?>) type;
        return switch (written) {
            case String text when plain.isEnum() -> constant(plain, text);
            case String text -> text(plain, text);
            case Map<?, ?> fields
            when plain.isRecord() -> {
                Map<String, Object> named = new LinkedHashMap<>();
                fields.forEach((name, value) -> named.put((String) name, value));
                yield all(plain.asSubclass(Record.class), Optional.empty(), named);
            }
            case Number number
            when plain == BigDecimal.class && !(written instanceof BigDecimal) -> new BigDecimal(number.toString());
            case Number number when plain == String.class -> number.toString();
            default -> written;
        };
    }

    private static Object text(Class<?> type, String text) {
        return type == Name.class
                ? new Name(text)
                : type == Side.class
                        ? new Side(text)
                        : type == DicePool.class
                                ? DicePool.of(text)
                                : type == Place.class ? Place.read(text).orElseThrow() : text;
    }

    private static Object constant(Class<?> type, String word) {
        return Stream.of(type.getEnumConstants())
                .filter(constant -> word.equals(constant.toString()) || word.equals(Word.of((Enum<?>) constant)))
                .findFirst()
                .orElseThrow(() -> new AssertionError(type.getSimpleName() + " has no " + word));
    }
}
