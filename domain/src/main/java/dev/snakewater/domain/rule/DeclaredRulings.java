package dev.snakewater.domain.rule;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rulings that the components of a record declare: each with {@link Ruling}, with {@link Default} for the book's reading, and a
 * number with {@link Within}. A component that is {@link Unwrapped} is a record of rulings itself. A list is empty by the book, and a
 * switch that may be left open is off.
 *
 * @param <R> the record
 */
public final class DeclaredRulings<R extends Record> {

    private final Class<R> type;
    private final List<Part> parts;
    private final R byTheBook;

    private DeclaredRulings(Class<R> type, List<Rulebook> books) {
        this.type = type;
        this.parts = Stream.of(type.getRecordComponents())
                .map(component -> part(component, books))
                .toList();
        this.byTheBook = made(parts.stream().map(Part::byTheBook).toList());
    }

    /**
     * The rulings of a record.
     *
     * @param books where their rules stand
     * @throws IllegalArgumentException if a component declares none, or one of a rule that is in none of the books
     */
    public static <R extends Record> DeclaredRulings<R> of(Class<R> type, Rulebook... books) {
        return new DeclaredRulings<>(type, List.of(books));
    }

    /** All of them, in their order. */
    public List<DeclaredRuling> all() {
        return parts.stream()
                .flatMap(part -> switch (part) {
                    case One one -> Stream.of(one.ruling());
                    case Several several -> several.declared().all().stream();
                })
                .toList();
    }

    /** All of them as the book reads them. */
    public R byTheBook() {
        return byTheBook;
    }

    /**
     * All of them as the book reads them, but for these.
     *
     * @param readings other readings by the names of rulings
     * @throws IllegalArgumentException if there is no such ruling, or it has no such reading
     */
    public R byTheBookBut(Map<String, ?> readings) {
        R rulings = byTheBook;
        for (Map.Entry<String, ?> reading : readings.entrySet()) {
            rulings = with(rulings, reading.getKey(), reading.getValue());
        }
        return rulings;
    }

    /** How a ruling is read in this record. */
    public Object reading(R rulings, DeclaredRuling ruling) {
        return parts.stream()
                .flatMap(part -> part.readings(rulings, ruling.name()))
                .findFirst()
                .orElseThrow(() -> unknown(ruling.name()));
    }

    /** The rulings that this record does not read by the book. */
    public List<DeclaredRuling> unusual(R rulings) {
        return all().stream()
                .filter(ruling -> !reading(rulings, ruling).equals(ruling.byTheBook()))
                .toList();
    }

    /**
     * This record with another reading of a ruling.
     *
     * @throws IllegalArgumentException if there is no such ruling, or it has no such reading
     */
    public R with(R rulings, String name, Object reading) {
        if (all().stream().noneMatch(ruling -> ruling.name().equals(name))) {
            throw unknown(name);
        }
        return changed(rulings, name, reading);
    }

    private R changed(Record rulings, String name, Object reading) {
        return made(
                parts.stream().map(part -> part.with(rulings, name, reading)).toList());
    }

    private IllegalArgumentException unknown(String name) {
        return new IllegalArgumentException(type.getSimpleName() + " has no ruling " + name);
    }

    private R made(List<Object> values) {
        try {
            Constructor<R> constructor = type.getDeclaredConstructor(Stream.of(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
            return constructor.newInstance(values.toArray());
        } catch (InvocationTargetException refused) {
            throw new IllegalArgumentException(type.getSimpleName() + " refuses " + values, refused.getCause());
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(type.getSimpleName() + " cannot be made", impossible);
        }
    }

    private static Part part(RecordComponent component, List<Rulebook> books) {
        return component.isAnnotationPresent(Unwrapped.class)
                ? new Several(
                        component, new DeclaredRulings<>(component.getType().asSubclass(Record.class), books))
                : new One(component, declared(component, books));
    }

    private static DeclaredRuling declared(RecordComponent component, List<Rulebook> books) {
        Ruling ruling = Optional.ofNullable(component.getAnnotation(Ruling.class))
                .orElseThrow(() -> new IllegalArgumentException(component.getName() + " declares no ruling"));
        Optional<Within> range = Optional.ofNullable(component.getAnnotation(Within.class));
        List<Object> readings = readings(plain(component), range);
        return new DeclaredRuling(
                component.getName(),
                Stream.of(ruling.value()).map(id -> rule(id, books)).toList(),
                ruling.inPlay(),
                component.getType() == List.class ? List.of() : byTheBook(component, readings),
                readings,
                range);
    }

    private static Rule rule(String id, List<Rulebook> books) {
        return books.stream()
                .flatMap(book -> book.rule(id).stream())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no book has the rule " + id));
    }

    /** The type of a reading: of a list, of one that is in it. */
    private static Class<?> plain(RecordComponent component) {
        Type declared = component.getGenericType() instanceof ParameterizedType of
                ? of.getActualTypeArguments()[0]
                : component.getType();
        return (Class<?>) declared;
    }

    private static List<Object> readings(Class<?> plain, Optional<Within> range) {
        if (plain.isEnum()) {
            return List.of(plain.getEnumConstants());
        }
        return range.<List<Object>>map(within -> new ArrayList<>(IntStream.rangeClosed(within.least(), within.most())
                        .boxed()
                        .toList()))
                .orElse(List.of(true, false));
    }

    private static Object byTheBook(RecordComponent component, List<Object> readings) {
        String written = Optional.ofNullable(component.getAnnotation(Default.class))
                .map(Default::value)
                .orElse(String.valueOf(false));
        return readings.stream()
                .filter(reading -> reading.toString().equals(written))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(component.getName() + " cannot be " + written));
    }

    /** A component, with what it declares. */
    private sealed interface Part {

        RecordComponent component();

        /** What the component is by the book. */
        Object byTheBook();

        /** How the ruling of this name is read, if it is declared here. */
        Stream<Object> readings(Record rulings, String name);

        /** What the component is with this reading of the ruling of this name, if it is declared here; as it was, otherwise. */
        Object with(Record rulings, String name, Object reading);

        /** What the component is in this record. */
        default Object held(Record rulings) {
            try {
                return component().getAccessor().invoke(rulings);
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(component().getName() + " cannot be read", impossible);
            }
        }
    }

    /** One ruling. */
    private record One(RecordComponent component, DeclaredRuling ruling) implements Part {

        @Override
        public Object byTheBook() {
            return mayBeOpen() ? Optional.empty() : ruling.byTheBook();
        }

        @Override
        public Stream<Object> readings(Record rulings, String name) {
            return ruling.name().equals(name) ? Stream.of(read(held(rulings))) : Stream.empty();
        }

        @Override
        public Object with(Record rulings, String name, Object reading) {
            if (!ruling.name().equals(name)) {
                return held(rulings);
            }
            boolean known = reading instanceof List<?> several
                    ? ruling.isList() && ruling.readings().containsAll(several)
                    : ruling.readings().contains(reading);
            if (!known) {
                throw new IllegalArgumentException(name + " cannot be " + reading);
            }
            return mayBeOpen() ? Optional.of(reading) : reading;
        }

        private boolean mayBeOpen() {
            return component.getType() == Optional.class;
        }

        private Object read(Object held) {
            return held instanceof Optional<?> open && open.isPresent()
                    ? open.get()
                    : held instanceof Optional ? ruling.byTheBook() : held;
        }
    }

    /** A record of several. */
    private record Several(RecordComponent component, DeclaredRulings<?> declared) implements Part {

        @Override
        public Object byTheBook() {
            return declared.byTheBook();
        }

        @Override
        public Stream<Object> readings(Record rulings, String name) {
            Record held = (Record) held(rulings);
            return declared.parts.stream().flatMap(part -> part.readings(held, name));
        }

        @Override
        public Object with(Record rulings, String name, Object reading) {
            return declared.changed((Record) held(rulings), name, reading);
        }
    }
}
