package dev.snakewater.domain.field;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;

/** Creates records from the values of their components, and reads these, for whatever is declared at components. */
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

    private static final ClassValue<Constructor<?>> CONSTRUCTORS = new ClassValue<>() {
        @Override
        protected Constructor<?> computeValue(Class<?> type) {
            Class<?>[] types = components(type.asSubclass(Record.class)).stream()
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new);
            try {
                Constructor<?> constructor = type.getDeclaredConstructor(types);
                constructor.setAccessible(true);
                return constructor;
            } catch (NoSuchMethodException impossible) {
                throw new IllegalStateException(type.getSimpleName() + " cannot be made", impossible);
            }
        }
    };

    private Records() {}

    /** Returns the components of a record, in order. */
    public static List<RecordComponent> components(Class<? extends Record> type) {
        return COMPONENTS.get(type);
    }

    /** Returns the value of one of a record's {@link #components}. */
    public static Object held(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(record.getClass().getSimpleName() + " cannot be read", impossible);
        }
    }

    /** Creates a record from the values of its components, in order; throws what the record throws if it refuses them. */
    public static <R extends Record> R made(Class<R> type, List<?> values) {
        try {
            return type.cast(CONSTRUCTORS.get(type).newInstance(values.toArray()));
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
