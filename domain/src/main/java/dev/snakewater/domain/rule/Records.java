package dev.snakewater.domain.rule;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;

/** Makes records of the values of their components, and takes these out again, for whatever is declared at components. */
public final class Records {

    // To ask a class for its components takes longer than what is done with them.
    private static final ClassValue<List<RecordComponent>> COMPONENTS = new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
            List<RecordComponent> components = List.of(type.getRecordComponents());
            components.forEach(component -> component.getAccessor().setAccessible(true));
            return components;
        }
    };

    private Records() {}

    /** Returns the components of a record, in their order. */
    public static List<RecordComponent> components(Class<? extends Record> type) {
        return COMPONENTS.get(type);
    }

    /** Returns what a record holds in one of its {@link #components}. */
    public static Object held(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(record.getClass().getSimpleName() + " cannot be read", impossible);
        }
    }

    /**
     * Returns the record with these values of its components, in their order.
     *
     * @throws IllegalArgumentException if the record refuses them
     */
    public static <R extends Record> R made(Class<R> type, List<?> values) {
        try {
            Constructor<R> constructor = type.getDeclaredConstructor(
                    components(type).stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(values.toArray());
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof IllegalArgumentException why) {
                throw why;
            }
            throw new IllegalStateException(type.getSimpleName() + " cannot be made", refused);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(type.getSimpleName() + " cannot be made", impossible);
        }
    }
}
