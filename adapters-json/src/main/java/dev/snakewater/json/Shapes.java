package dev.snakewater.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The shapes of records, by their components. */
final class Shapes {

    private Shapes() {}

    /**
     * The shape of a record.
     *
     * @throws IllegalArgumentException if a component, here or deeper, is of a type that documents cannot hold
     */
    static Shape.Fields of(Class<? extends Record> type) {
        return new Shape.Fields(
                type, Stream.of(type.getRecordComponents()).map(Shapes::field).toList());
    }

    private static Shape.Field field(RecordComponent component) {
        Type type = component.getGenericType();
        if (type instanceof ParameterizedType of && of.getRawType() == Optional.class) {
            return new Shape.Field(
                    component.getName(), Shape.Need.OPTIONAL, shape(of.getActualTypeArguments()[0], component));
        }
        Shape shape = shape(type, component);
        return new Shape.Field(
                component.getName(),
                shape instanceof Shape.ListOf ? Shape.Need.EMPTY_IF_LEFT_OUT : Shape.Need.REQUIRED,
                shape);
    }

    private static Shape shape(Type type, RecordComponent component) {
        if (type instanceof ParameterizedType of && of.getRawType() == List.class) {
            return new Shape.ListOf(shape(of.getActualTypeArguments()[0], component));
        }
        if (type == String.class) {
            return Shape.Plain.TEXT;
        }
        if (type == int.class || type == Integer.class) {
            return Shape.Plain.WHOLE_NUMBER;
        }
        if (type == long.class || type == Long.class) {
            return Shape.Plain.LONG_NUMBER;
        }
        if (type == BigDecimal.class) {
            return Shape.Plain.NUMBER;
        }
        if (type == Json.Fields.class) {
            return Shape.Plain.OBJECT;
        }
        if (type == boolean.class || type == Boolean.class) {
            return Shape.Plain.TRUTH;
        }
        if (type instanceof Class<?> plain && plain.isEnum()) {
            return new Shape.OneOf(Stream.of(plain.getEnumConstants())
                    .<Enum<?>>map(constant -> (Enum<?>) constant)
                    .toList());
        }
        if (type instanceof Class<?> plain && plain.isRecord()) {
            return of(plain.asSubclass(Record.class));
        }
        throw new IllegalArgumentException(component.getDeclaringRecord().getSimpleName() + "." + component.getName()
                + " is of a type that documents cannot hold; use String, Integer, Long, BigDecimal, Boolean, enums,"
                + " records, List or Optional");
    }
}
