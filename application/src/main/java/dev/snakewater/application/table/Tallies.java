package dev.snakewater.application.table;

import dev.snakewater.domain.modifier.Tally;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The tallies that a record is made of, itself or through the records that it is made of, in their own order. */
final class Tallies {

    /** What a record is made of; to ask its class for that each time takes long. */
    private static final ClassValue<List<Method>> COMPONENTS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            List<Method> components = Stream.of(type.getRecordComponents())
                    .map(RecordComponent::getAccessor)
                    .toList();
            components.forEach(component -> component.setAccessible(true));
            return components;
        }
    };

    private Tallies() {}

    static Stream<Tally> of(Object value) {
        return switch (value) {
            case Tally tally -> Stream.of(tally);
            case Optional<?> there -> there.stream().flatMap(Tallies::of);
            case List<?> items -> items.stream().flatMap(Tallies::of);
            case Record whole ->
                COMPONENTS.get(whole.getClass()).stream().flatMap(component -> of(held(component, whole)));
            default -> Stream.empty();
        };
    }

    private static Object held(Method component, Record whole) {
        try {
            return component.invoke(whole);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(whole.getClass().getSimpleName() + " cannot be read", impossible);
        }
    }
}
