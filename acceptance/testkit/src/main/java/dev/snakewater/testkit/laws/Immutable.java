package dev.snakewater.testkit.laws;

import com.tngtech.archunit.core.domain.JavaField;
import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.math.MathContext;
import java.nio.charset.Charset;
import java.time.temporal.TemporalAmount;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultPrettyPrinter;

/** What can be held in a static field, since nobody can change it. */
final class Immutable {

    /** Classes whose values never change, as their makers say; a bundle is only read. */
    private static final List<Class<?>> KNOWN = List.of(
            Number.class,
            CharSequence.class,
            Boolean.class,
            Character.class,
            Class.class,
            ClassValue.class,
            Enum.class,
            Locale.class,
            Pattern.class,
            Charset.class,
            ResourceBundle.class,
            MathContext.class,
            RecordComponent.class,
            Annotation.class,
            TemporalAmount.class,
            JsonFactory.class,
            DefaultPrettyPrinter.class);

    private Immutable() {}

    /** Whether a static field is final, and so is everything that it holds. */
    static boolean holds(JavaField field) {
        Field reflected = field.reflect();
        try {
            reflected.setAccessible(true);
            return Modifier.isFinal(reflected.getModifiers()) && isImmutable(reflected.get(null), seen());
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(field.getFullName(), impossible);
        }
    }

    private static Set<Object> seen() {
        return Collections.newSetFromMap(new IdentityHashMap<>());
    }

    private static boolean isImmutable(Object value, Set<Object> seen) {
        if (value == null || !seen.add(value) || KNOWN.stream().anyMatch(known -> known.isInstance(value))) {
            return true;
        }
        if (value instanceof Optional<?> held) {
            return held.stream().allMatch(item -> isImmutable(item, seen));
        }
        if (value instanceof Collection<?> items) {
            return isUnmodifiable(value) && items.stream().allMatch(item -> isImmutable(item, seen));
        }
        if (value instanceof Map<?, ?> map) {
            return isUnmodifiable(value)
                    && map.values().stream().allMatch(item -> isImmutable(item, seen))
                    && map.keySet().stream().allMatch(item -> isImmutable(item, seen));
        }
        boolean isLambda = value.getClass().isHidden() || value.getClass().isSynthetic() || value instanceof Comparator;
        return isLambda
                || (!value.getClass().isArray()
                        && isWritten(value.getClass())
                        && parts(value.getClass()).allMatch(part -> isFinal(part, value, seen)));
    }

    private static boolean isUnmodifiable(Object collection) {
        String type = collection.getClass().getName();
        return type.startsWith("java.util.ImmutableCollections") || type.startsWith("java.util.Collections$");
    }

    /** Whether the JDK does not bring it. */
    private static boolean isWritten(Class<?> type) {
        return !type.getName().startsWith("java.") && type != Object.class;
    }

    private static Stream<Field> parts(Class<?> type) {
        return Stream.<Class<?>>iterate(type, Immutable::isWritten, Class::getSuperclass)
                .flatMap(one -> Stream.of(one.getDeclaredFields()))
                .filter(field -> !Modifier.isStatic(field.getModifiers()));
    }

    private static boolean isFinal(Field part, Object of, Set<Object> seen) {
        try {
            part.setAccessible(true);
            return Modifier.isFinal(part.getModifiers()) && isImmutable(part.get(of), seen);
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(part.getName(), impossible);
        }
    }
}
