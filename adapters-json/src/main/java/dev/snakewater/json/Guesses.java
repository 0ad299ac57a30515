package dev.snakewater.json;

import dev.snakewater.application.procedure.Spelling;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What may have been meant where a document cannot be read: values of the right shape, the likeliest first. */
final class Guesses {

    private static final List<Integer> SOME_NUMBERS = List.of(1, 0, 2, 3, 5, 10, 20, 100, 1000, -1);
    private static final int MOST_TEXTS = 60;
    private static final int MOST_ITEMS = 12;
    private static final int MOST_OBJECTS = 120;

    private final SequencedSet<Json> texts = new LinkedHashSet<>();
    private final Map<Shape, SequencedSet<Json>> objects = new LinkedHashMap<>();

    /**
     * Guesses at what is meant in a document: what cannot be read may well be the same as what stands elsewhere in it, or in
     * others.
     *
     * @param shape the shape of the documents
     * @param documents the document, and others that are right
     * @param names who is named beside
     */
    Guesses(Shape.Fields shape, List<Json> documents, List<String> names) {
        names.forEach(name -> texts.add(new Json.Text(name)));
        documents.forEach(document -> collect(document, shape));
    }

    private void collect(Json value, Shape shape) {
        switch (shape) {
            case Shape.Fields fields
            when value instanceof Json.Fields object -> {
                if (Reading.isRight(object, shape)) {
                    objects.computeIfAbsent(shape, key -> new LinkedHashSet<>()).add(object);
                }
                for (Shape.Field field : fields.fields()) {
                    Optional.ofNullable(object.byName().get(field.name()))
                            .ifPresent(inner -> collect(inner, field.shape()));
                }
            }
            case Shape.ListOf list
            when value instanceof Json.Items items -> items.all().forEach(item -> collect(item, list.items()));
            case Shape.Plain plain when value instanceof Json.Text && texts.size() < MOST_TEXTS -> texts.add(value);
            default -> {}
        }
    }

    /** What may be meant by a field. Nothing stands for its being left out. */
    List<Optional<Json>> of(Shape.Field field) {
        Stream<Optional<Json>> written = of(field.shape()).stream().map(Optional::of);
        return (field.need() == Shape.Need.REQUIRED
                        ? written
                        : Stream.concat(Stream.of(Optional.<Json>empty()), written))
                .toList();
    }

    /** What may be meant by a field in which this is written. */
    List<Optional<Json>> of(Shape.Field field, Json written) {
        return Stream.concat(near(written, field.shape()).map(Optional::of), of(field).stream())
                .toList();
    }

    /** What may be meant where this is written. */
    List<Optional<Json>> of(Shape shape, Json written) {
        return Stream.concat(near(written, shape), of(shape).stream())
                .map(Optional::of)
                .toList();
    }

    /** What is written, if it is right; otherwise the same in the right shape, if that can be said. */
    private static Stream<Json> near(Json written, Shape shape) {
        Stream<Json> same = switch (shape) {
            case Shape.OneOf words
            when written instanceof Json.Text text ->
                Spelling.meant(text.text(), words.words()).<Json>map(Json.Text::new).stream();
            case Shape.ListOf list -> Stream.of(new Json.Items(List.of(written)));
            case Shape.Plain plain when written instanceof Json.Text text -> Stream.of(new Json.Numeral(text.text()));
            case Shape.Plain plain
            when written instanceof Json.Numeral number -> Stream.of(new Json.Text(number.spelt()));
            default -> Stream.of();
        };
        return Stream.concat(Stream.of(written), same).filter(value -> Reading.isRight(value, shape));
    }

    private List<Json> of(Shape shape) {
        return switch (shape) {
            case Shape.Plain plain -> of(plain);
            case Shape.OneOf words ->
                words.words().stream().<Json>map(Json.Text::new).toList();
            case Shape.ListOf list ->
                Stream.concat(
                                Stream.of(List.<Json>of()),
                                of(list.items()).stream().limit(MOST_ITEMS).map(List::of))
                        .<Json>map(Json.Items::new)
                        .toList();
            case Shape.Fields fields -> objects(fields);
        };
    }

    private List<Json> of(Shape.Plain plain) {
        return switch (plain) {
            case TEXT -> List.copyOf(texts);
            case WHOLE_NUMBER, LONG_NUMBER, NUMBER ->
                SOME_NUMBERS.stream()
                        .<Json>map(number -> new Json.Numeral(number.toString()))
                        .toList();
            case TRUTH -> List.of(new Json.Truth(true), new Json.Truth(false));
            case OBJECT -> List.of(new Json.Fields(Map.of()));
        };
    }

    /** Objects of no more than they must say, of all they can say in a word, and of one thing more than they must. */
    private List<Json> objects(Shape.Fields shape) {
        SequencedSet<Json> all = new LinkedHashSet<>(objects.getOrDefault(shape, new LinkedHashSet<>()));
        for (int i = 0; i < MOST_ITEMS; i++) {
            all.add(object(shape, i, field -> field.need() == Shape.Need.REQUIRED));
            all.add(object(
                    shape,
                    i,
                    field -> field.need() == Shape.Need.REQUIRED
                            || !(field.shape() instanceof Shape.ListOf || field.shape() instanceof Shape.Fields)));
        }
        Json.Fields least = object(shape, 0, field -> field.need() == Shape.Need.REQUIRED);
        for (Shape.Field field : shape.fields()) {
            for (Json value : field.need() == Shape.Need.REQUIRED ? List.<Json>of() : of(field.shape())) {
                Map<String, Json> more = new LinkedHashMap<>(least.byName());
                more.put(field.name(), value);
                all.add(new Json.Fields(more));
            }
        }
        return all.stream().limit(MOST_OBJECTS).toList();
    }

    private Json.Fields object(Shape.Fields shape, int turn, Predicate<Shape.Field> filledIn) {
        Map<String, Json> fields = new LinkedHashMap<>();
        shape.fields().stream().filter(filledIn).forEach(field -> {
            List<Json> values = of(field.shape());
            if (!values.isEmpty()) {
                fields.put(field.name(), values.get(turn % values.size()));
            }
        });
        return new Json.Fields(fields);
    }
}
