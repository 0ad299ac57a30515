package dev.snakewater.domain.rule;

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
 * @param type its class
 * @param parts what its components declare
 */
public record DeclaredRulings<R extends Record>(Class<R> type, List<Part> parts) {

    public DeclaredRulings {
        parts = List.copyOf(parts);
    }

    /**
     * The rulings of a record.
     *
     * @param books where their rules stand
     * @throws IllegalArgumentException if a component declares none, or one of a rule that is in none of the books
     */
    public static <R extends Record> DeclaredRulings<R> of(Class<R> type, Rulebook... books) {
        return of(type, List.of(books));
    }

    private static <R extends Record> DeclaredRulings<R> of(Class<R> type, List<Rulebook> books) {
        return new DeclaredRulings<>(
                type,
                Records.components(type).stream()
                        .map(component -> part(component, books))
                        .toList());
    }

    /** All of them, in their order. */
    public List<DeclaredRuling> all() {
        return parts.stream().flatMap(Part::all).toList();
    }

    /** All of them as the book reads them. */
    public R byTheBook() {
        return Blank.of(type);
    }

    /**
     * All of them as the book reads them, but for these.
     *
     * @param readings other readings by the names of rulings
     * @throws IllegalArgumentException if there is no such ruling, or it has no such reading
     */
    public R byTheBookBut(Map<String, ?> readings) {
        R rulings = byTheBook();
        for (Map.Entry<String, ?> reading : readings.entrySet()) {
            rulings = with(rulings, reading.getKey(), reading.getValue());
        }
        return rulings;
    }

    /** How a ruling is read in this record. */
    public Object reading(R rulings, DeclaredRuling ruling) {
        return readings(rulings, ruling.name()).findFirst().orElseThrow(() -> unknown(ruling.name()));
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
        DeclaredRuling ruling = all().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> unknown(name));
        if (!ruling.knows(reading)) {
            throw new IllegalArgumentException(name + " cannot be " + reading);
        }
        return changed(rulings, name, reading);
    }

    private Stream<Object> readings(Record rulings, String name) {
        return parts.stream().flatMap(part -> part.readings(rulings, name));
    }

    private R changed(Record rulings, String name, Object reading) {
        return Records.made(
                type,
                parts.stream().map(part -> part.with(rulings, name, reading)).toList());
    }

    private IllegalArgumentException unknown(String name) {
        return new IllegalArgumentException(type.getSimpleName() + " has no ruling " + name);
    }

    private static Part part(RecordComponent component, List<Rulebook> books) {
        return component.isAnnotationPresent(Unwrapped.class)
                ? new Part(
                        component,
                        Optional.empty(),
                        Optional.of(of(component.getType().asSubclass(Record.class), books)))
                : new Part(component, Optional.of(declared(component, books)), Optional.empty());
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
        return range.<List<Object>>map(
                        within -> new ArrayList<>(IntStream.rangeClosed(within.value()[0], within.value()[1])
                                .boxed()
                                .toList()))
                .orElse(List.of(true, false));
    }

    private static Object byTheBook(RecordComponent component, List<Object> readings) {
        String written = Optional.ofNullable(component.getAnnotation(Default.class))
                .map(Default::value)
                .orElse(String.valueOf(false));
        return readings.stream()
                .filter(reading -> Word.said(reading).equals(written))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(component.getName() + " cannot be " + written));
    }

    /** A component: one ruling, or a record of several. */
    record Part(RecordComponent component, Optional<DeclaredRuling> one, Optional<DeclaredRulings<?>> several) {

        Stream<DeclaredRuling> all() {
            return Stream.concat(one.stream(), several.stream().flatMap(declared -> declared.all().stream()));
        }

        /** How the ruling of this name is read, if it is declared here. */
        Stream<Object> readings(Record rulings, String name) {
            Object held = held(rulings);
            return Stream.concat(
                    named(name)
                            .map(ruling -> held instanceof Optional<?> open
                                    ? open.<Object>map(said -> said).orElse(ruling.byTheBook())
                                    : held),
                    several.stream().flatMap(declared -> declared.readings((Record) held, name)));
        }

        /** What the component is with this reading of the ruling of this name, if it is declared here; as it was, otherwise. */
        Object with(Record rulings, String name, Object reading) {
            Object held = held(rulings);
            return several.<Object>map(declared -> declared.changed((Record) held, name, reading))
                    .or(() -> named(name).findFirst().map(ruling -> mayBeOpen() ? Optional.of(reading) : reading))
                    .orElse(held);
        }

        private Stream<DeclaredRuling> named(String name) {
            return one.stream().filter(ruling -> ruling.name().equals(name));
        }

        private boolean mayBeOpen() {
            return component.getType() == Optional.class;
        }

        private Object held(Record rulings) {
            return Records.held(component, rulings);
        }
    }
}
