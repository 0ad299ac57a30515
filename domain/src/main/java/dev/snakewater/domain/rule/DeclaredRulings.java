package dev.snakewater.domain.rule;

import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Records;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.field.Word;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rulings that the components of a record declare: each with {@link Ruling}, with {@link Default} for the book's reading, and a number
 * with {@link Within}. A component that is {@link Unwrapped} is a record of rulings itself. A list is empty by the book, and a switch that
 * may be left open is off.
 */
public record DeclaredRulings<R extends Record>(Class<R> type, List<Declared> declared) {

    /** A ruling, and the path of components that leads to it through records that are unwrapped. */
    public record Declared(List<RecordComponent> path, DeclaredRuling ruling) {}

    public DeclaredRulings {
        declared = List.copyOf(declared);
    }

    /** Returns the rulings that a record declares; their rules must be in one of these books. */
    public static <R extends Record> DeclaredRulings<R> of(Class<R> type, Rulebook... books) {
        Map<String, Rule> rules = Stream.of(books)
                .flatMap(book -> book.rules().stream())
                .collect(Collectors.toMap(Rule::id, rule -> rule, (first, other) -> first, TreeMap::new));
        return new DeclaredRulings<>(type, declared(type, List.of(), rules).toList());
    }

    /** Returns the rulings that the components of a record declare, of which each is a record of rulings and of nothing else. */
    public static List<DeclaredRulings<?>> within(Class<? extends Record> type, Rulebook... books) {
        return Records.components(type).stream()
                .map(RecordComponent::getType)
                .filter(DeclaredRulings::areRulings)
                .<DeclaredRulings<?>>map(held -> of(held.asSubclass(Record.class), books))
                .toList();
    }

    private static boolean areRulings(Class<?> type) {
        return type.isRecord()
                && type.getRecordComponents().length > 0
                && Stream.of(type.getRecordComponents())
                        .allMatch(component -> component.isAnnotationPresent(Ruling.class));
    }

    /** Returns all rulings, in order. */
    public List<DeclaredRuling> all() {
        return declared.stream().map(Declared::ruling).toList();
    }

    /** Returns the book's rulings. */
    public R byTheBook() {
        return Blank.of(type);
    }

    /** Returns the book's rulings with these other readings, by the names of the rulings. */
    public R byTheBookBut(Map<String, ?> readings) {
        R rulings = byTheBook();
        for (Map.Entry<String, ?> reading : readings.entrySet()) {
            rulings = with(rulings, reading.getKey(), reading.getValue());
        }
        return rulings;
    }

    /** Returns the reading of a ruling. */
    public Object reading(R rulings, DeclaredRuling ruling) {
        Object held = rulings;
        for (RecordComponent component : named(ruling.name()).path()) {
            held = Records.held(component, (Record) held);
        }
        return held instanceof Optional<?> open ? open.<Object>map(said -> said).orElse(ruling.byTheBook()) : held;
    }

    /** Returns the rulings that differ from the book's. */
    public List<DeclaredRuling> unusual(R rulings) {
        return all().stream()
                .filter(ruling -> !reading(rulings, ruling).equals(ruling.byTheBook()))
                .toList();
    }

    /**
     * Returns the rulings with one reading changed.
     *
     * @throws IllegalArgumentException if there is no such ruling, or it has no such reading
     */
    public R with(R rulings, String name, Object reading) {
        Declared one = named(name);
        if (!one.ruling().knows(reading)) {
            throw new IllegalArgumentException(name + " cannot be " + reading);
        }
        return type.cast(changed(rulings, one.path(), reading));
    }

    private Declared named(String name) {
        return declared.stream()
                .filter(one -> one.ruling().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(type.getSimpleName() + " has no ruling " + name));
    }

    /** A record with another reading at the end of a path; what may be left open is open no more. */
    private static Record changed(Record rulings, List<RecordComponent> path, Object reading) {
        RecordComponent first = path.getFirst();
        Object held = Records.held(first, rulings);
        Object changed = path.size() > 1
                ? changed((Record) held, path.subList(1, path.size()), reading)
                : held instanceof Optional ? Optional.of(reading) : reading;
        return Records.made(
                rulings.getClass(),
                Records.components(rulings.getClass()).stream()
                        .map(component -> component.getName().equals(first.getName())
                                ? changed
                                : Records.held(component, rulings))
                        .toList());
    }

    private static Stream<Declared> declared(Class<?> type, List<RecordComponent> path, Map<String, Rule> rules) {
        return Records.components(type.asSubclass(Record.class)).stream().flatMap(component -> {
            List<RecordComponent> to =
                    Stream.concat(path.stream(), Stream.of(component)).toList();
            return component.isAnnotationPresent(Unwrapped.class)
                    ? declared(component.getType(), to, rules)
                    : Stream.of(new Declared(to, declared(component, rules)));
        });
    }

    private static DeclaredRuling declared(RecordComponent component, Map<String, Rule> rules) {
        Ruling ruling = Optional.ofNullable(component.getAnnotation(Ruling.class))
                .orElseThrow(() -> new IllegalArgumentException(component.getName() + " declares no ruling"));
        Optional<Within> range = Optional.ofNullable(component.getAnnotation(Within.class));
        List<Object> readings = readings(plain(component), range);
        return new DeclaredRuling(
                component.getName(),
                Stream.of(ruling.value()).map(id -> rule(id, rules)).toList(),
                ruling.inPlay(),
                component.getType() == List.class ? List.of() : byTheBook(component, readings),
                readings,
                range);
    }

    private static Rule rule(String id, Map<String, Rule> rules) {
        return Optional.ofNullable(rules.get(id))
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
        return range.<List<Object>>map(within -> IntStream.rangeClosed(within.value()[0], within.value()[1])
                        .<Object>mapToObj(Integer::valueOf)
                        .toList())
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
}
