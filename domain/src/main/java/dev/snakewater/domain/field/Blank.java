package dev.snakewater.domain.field;

import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Creates records in which every component has its default. */
public final class Blank {

    private static final ClassValue<Optional<Object>> BLANKS = new ClassValue<>() {
        @Override
        protected Optional<Object> computeValue(Class<?> type) {
            return made(type.asSubclass(Record.class));
        }
    };

    private Blank() {}

    /** Returns the record with all defaults, if none of its components is required. */
    public static <R extends Record> R of(Class<R> type) {
        return BLANKS.get(type)
                .map(type::cast)
                .orElseThrow(
                        () -> new IllegalArgumentException("something must be written of " + type.getSimpleName()));
    }

    /** Returns the default of a component; empty if it is required. */
    public static Optional<Object> leftOut(RecordComponent component) {
        Class<?> type = component.getType();
        if (type == Optional.class) {
            return Optional.of(Optional.empty());
        }
        if (type == List.class) {
            return Optional.of(List.of());
        }
        if (type.isRecord()) {
            return BLANKS.get(type);
        }
        return Optional.ofNullable(component.getAnnotation(Default.class)).map(written -> read(written.value(), type));
    }

    private static Optional<Object> made(Class<? extends Record> type) {
        List<RecordComponent> components = Records.components(type);
        List<Object> values = components.stream()
                .flatMap(component -> leftOut(component).stream())
                .toList();
        return values.size() < components.size() ? Optional.empty() : Optional.of(Records.made(type, values));
    }

    private static Object read(String written, Class<?> type) {
        if (type.isEnum()) {
            return Stream.of(type.getEnumConstants())
                    .filter(constant -> Word.said(constant).equals(written))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(type.getSimpleName() + " has no " + written));
        }
        if (type == boolean.class) {
            return Boolean.valueOf(written);
        }
        if (type == int.class) {
            return Integer.valueOf(written);
        }
        return type == BigDecimal.class ? new BigDecimal(written) : written;
    }
}
