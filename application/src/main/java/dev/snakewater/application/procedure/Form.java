package dev.snakewater.application.procedure;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.rule.Blank;
import dev.snakewater.domain.rule.Unwrapped;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A record while it is filled in field by field, as a person fills in what she writes: fields of which nothing is said are left out
 * ({@code Optional} ones empty, lists without items, others as their default says) or, of a record that there is already, stay as
 * they are. Fields of an unwrapped record stand among the others. Each form is a value; filling in a field gives another one.
 *
 * @param <R> the record
 */
public final class Form<R extends Record> {

    private final Class<R> type;
    private final Map<String, Object> values;

    private Form(Class<R> type, Map<String, Object> values) {
        this.type = type;
        this.values = values;
    }

    /** A form in which nothing is filled in yet. */
    public static <R extends Record> Form<R> of(Class<R> type) {
        Map<String, Object> values = new LinkedHashMap<>();
        fields(type).forEach(field -> Blank.leftOut(field).ifPresent(none -> values.put(field.getName(), none)));
        return new Form<>(type, values);
    }

    /** The components of a record, with those of its unwrapped records in their place. */
    private static Stream<RecordComponent> fields(Class<?> type) {
        return Stream.of(type.getRecordComponents())
                .flatMap(component -> component.isAnnotationPresent(Unwrapped.class)
                        ? fields(component.getType())
                        : Stream.of(component));
    }

    /** A form that is filled in like this record. */
    @SuppressWarnings("unchecked") // The class of an R is a class of R's: records have no subclasses.
    public static <R extends Record> Form<R> like(R record) {
        return new Form<>((Class<R>) record.getClass(), values(record));
    }

    private static Map<String, Object> values(Record record) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Object held = held(component, record);
            if (component.isAnnotationPresent(Unwrapped.class)) {
                values.putAll(values((Record) held));
            } else {
                values.put(component.getName(), held);
            }
        }
        return values;
    }

    /**
     * This with one field filled in.
     *
     * @param field its name
     * @param value what is filled in; of a field that may be left out, also an {@code Optional} of it
     * @throws IllegalArgumentException if there is no such field, or the value is of another type
     */
    public Form<R> with(String field, Object value) {
        RecordComponent component = fields(type)
                .filter(one -> one.getName().equals(field))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(type.getSimpleName() + " has no field " + field));
        Object right = value instanceof String text ? read(component.getGenericType(), text) : value;
        Object filled =
                component.getType() == Optional.class && !(right instanceof Optional) ? Optional.of(right) : right;
        if (!isRight(component.getGenericType(), filled)) {
            throw new IllegalArgumentException(type.getSimpleName() + "." + field + " cannot be " + value);
        }
        Map<String, Object> more = new LinkedHashMap<>(values);
        more.put(field, filled);
        return new Form<>(type, more);
    }

    /** What a text stands for in a field of this type. */
    private static Object read(Type declared, String text) {
        if (declared instanceof ParameterizedType of && of.getRawType() == Optional.class) {
            return read(of.getActualTypeArguments()[0], text);
        }
        if (declared == Name.class) {
            return new Name(text);
        }
        return declared == DicePool.class ? DicePool.of(text) : text;
    }

    /** This with several fields filled in, by their names. */
    public Form<R> with(Map<String, ?> fields) {
        Form<R> more = this;
        for (Map.Entry<String, ?> field : fields.entrySet()) {
            more = more.with(field.getKey(), field.getValue());
        }
        return more;
    }

    /**
     * The record.
     *
     * @throws IllegalArgumentException if a field is missing that cannot be left out, or the record refuses a value
     */
    public R filled() {
        return filled(type);
    }

    private <T extends Record> T filled(Class<T> some) {
        RecordComponent[] components = some.getRecordComponents();
        Object[] arguments = Stream.of(components).map(this::argument).toArray();
        try {
            Constructor<T> constructor = some.getDeclaredConstructor(
                    Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException refused) {
            throw new IllegalArgumentException(some.getSimpleName() + " refuses " + values, refused.getCause());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(some.getSimpleName() + " cannot be made", impossible);
        }
    }

    private Object argument(RecordComponent component) {
        if (component.isAnnotationPresent(Unwrapped.class)) {
            return filled(component.getType().asSubclass(Record.class));
        }
        return Optional.ofNullable(values.get(component.getName()))
                .orElseThrow(() -> new IllegalArgumentException(
                        type.getSimpleName() + "." + component.getName() + " must be filled in"));
    }

    /** Whether a value can stand in a field of this type; what is in lists is not looked at. */
    private static boolean isRight(Type declared, Object value) {
        return switch (declared) {
            case ParameterizedType of
            when value instanceof Optional<?> held ->
                of.getRawType() == Optional.class
                        && held.stream().allMatch(one -> isRight(of.getActualTypeArguments()[0], one));
            case ParameterizedType of -> isRight(of.getRawType(), value);
            case Class<?> plain when plain == int.class -> value instanceof Integer;
            case Class<?> plain when plain == boolean.class -> value instanceof Boolean;
            case Class<?> plain -> plain.isInstance(value);
            default -> true;
        };
    }

    private static Object held(RecordComponent component, Record record) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(component.getName() + " cannot be read", impossible);
        }
    }
}
