package dev.snakewater.json.value;

import dev.snakewater.application.scenario.Problem;
import dev.snakewater.domain.combatant.Name;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Stands in for values that cannot be read, so that mistakes elsewhere are found all the same: as if a field were left out or,
 * where it is needed, with something valid. Problems that follow only from that are not told.
 */
public final class Placeholders {

    private static final String NAME = "unread ";

    private final List<Pointer> places = new ArrayList<>();

    /** Notes that the value at this place cannot be read. */
    public void cannotBeRead(Pointer at) {
        places.add(at);
    }

    Optional<Object> of(Shape.Field field, Pointer at) {
        cannotBeRead(at);
        return field.leftOut().or(() -> made(field.shape()));
    }

    Optional<Object> of(Shape shape, Pointer at) {
        cannotBeRead(at);
        return made(shape);
    }

    boolean areWithin(Pointer at) {
        return places.stream().anyMatch(place -> isWithin(place.text(), at.text()));
    }

    /** Returns whether a place, or what is within it, could be read; a {@code *} in it stands for any field or item. */
    public boolean knows(String pointer) {
        return places.stream()
                .noneMatch(place -> meet(pointer.split("/", -1), place.text().split("/", -1)));
    }

    private static boolean meet(String[] one, String[] other) {
        return IntStream.range(0, Math.min(one.length, other.length))
                .allMatch(i -> one[i].equals("*") || one[i].equals(other[i]));
    }

    /** Returns whether it is known what these are called: none of the names stands in for another. */
    public boolean know(List<Name> names) {
        return names.stream().noneMatch(name -> !places.isEmpty() && name.text().startsWith(NAME));
    }

    /** Returns whether a problem is one whatever was meant in the places that cannot be read. */
    public boolean allow(Problem problem) {
        return places.stream().noneMatch(place -> isWithin(problem.pointer(), place.text()))
                && problem.needs().stream().allMatch(this::knows);
    }

    private static boolean isWithin(String pointer, String place) {
        return (pointer + "/").startsWith(place + "/");
    }

    private Optional<Object> made(Shape shape) {
        return switch (shape) {
            case Shape.Plain plain -> Optional.of(plain == Shape.Plain.TRUTH ? false : new Json.Fields(Map.of()));
            case Shape.Text text -> text.form().read(text(text));
            case Shape.Numeric number -> number(number);
            case Shape.OneOf words -> words.constants().values().stream().findFirst();
            case Shape.ListOf list ->
                Optional.of(Stream.generate(() -> made(list.items()))
                        .limit(list.least())
                        .flatMap(Optional::stream)
                        .toList());
            case Shape.Fields fields -> made(fields);
        };
    }

    private Optional<Object> made(Shape.Fields shape) {
        Map<String, Object> values = new LinkedHashMap<>();
        shape.fields()
                .forEach(field -> field.leftOut()
                        .or(() -> made(field.shape()))
                        .ifPresent(value -> values.put(field.name(), value)));
        return new RecordReader(new Problems())
                .built(shape.type(), values, Pointer.ROOT)
                .map(made -> made);
    }

    private String text(Shape.Text shape) {
        return switch (shape.form()) {
            case TEXT, NAME, SIDE -> NAME + places.size();
            case DICE -> "1d6";
            case PLACE -> "0 0";
            case SCRIPT_LINE -> NAME + places.size() + ", unread: unread";
        };
    }

    private static Optional<Object> number(Shape.Numeric shape) {
        int likely = shape.limits()
                .map(limits -> limits.only().isEmpty() ? Math.clamp(1, limits.least(), limits.most()) : limits.least())
                .orElse(1);
        return shape.kind().read(BigDecimal.valueOf(likely));
    }
}
