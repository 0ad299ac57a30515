package dev.snakewater.json;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Spelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A place of a document of which nobody can tell what was meant there.
 *
 * @param at where
 * @param meant what may have been meant, the likeliest first; nothing, where the field may be left out
 */
record Unread(Pointer at, List<Optional<Json>> meant) {

    /** Whether a problem is here, or within. */
    boolean holds(Problem problem) {
        return (problem.pointer() + "/").startsWith(at.text() + "/");
    }

    /** A document in which this is written here; or in which the field is left out. */
    Json filled(Json document, Optional<Json> written) {
        return filled(document, at.steps(), written);
    }

    private static Json filled(Json value, List<String> steps, Optional<Json> written) {
        String step = steps.getFirst();
        List<String> further = steps.subList(1, steps.size());
        return switch (value) {
            case Json.Fields object -> {
                Map<String, Json> fields = new LinkedHashMap<>(object.byName());
                Optional<Json> field = further.isEmpty()
                        ? written
                        : Optional.ofNullable(fields.get(step)).map(inner -> filled(inner, further, written));
                field.ifPresentOrElse(there -> fields.put(step, there), () -> fields.remove(step));
                yield new Json.Fields(fields);
            }
            case Json.Items list -> {
                List<Json> items = new ArrayList<>(list.all());
                int index = Integer.parseInt(step);
                items.set(
                        index, further.isEmpty() ? written.orElseThrow() : filled(items.get(index), further, written));
                yield new Json.Items(items);
            }
            default -> value;
        };
    }

    /** Looks for them in a document, by its shape. */
    static final class Search {

        private final Guesses guesses;
        private final List<String> doubted;
        private final List<Unread> found = new ArrayList<>();

        /**
         * A search.
         *
         * @param guesses what may be meant
         * @param doubted pointers to fields that are written more than once
         */
        Search(Guesses guesses, List<String> doubted) {
            this.guesses = guesses;
            this.doubted = doubted;
        }

        /** The places found so far. */
        List<Unread> found() {
            return List.copyOf(found);
        }

        /** Looks through an object, and gives it back without the fields that are not known. */
        Json.Fields known(Json.Fields object, List<Shape.Field> fields, Pointer at) {
            Map<String, Json> known = new LinkedHashMap<>();
            for (Shape.Field field : fields) {
                Pointer here = at.field(field.name());
                Optional<Json> written = Optional.ofNullable(object.byName().get(field.name()));
                written.ifPresent(value ->
                        known.put(field.name(), known(value, field.shape(), here, () -> guesses.of(field, value))));
                if (written.isEmpty() && field.need() == Shape.Need.REQUIRED) {
                    found.add(new Unread(here, guesses.of(field)));
                }
            }
            object.byName().forEach((name, value) -> misspelt(name, value, object, fields, at));
            return new Json.Fields(known);
        }

        /** A field that nobody knows may be any that is left out, or the one that is spelt much like it. */
        private void misspelt(String name, Json value, Json.Fields object, List<Shape.Field> fields, Pointer at) {
            List<String> names = fields.stream().map(Shape.Field::name).toList();
            if (names.contains(name)) {
                return;
            }
            Optional<String> similar = Spelling.meant(name, names);
            fields.stream()
                    .filter(field -> !object.byName().containsKey(field.name()))
                    .filter(field -> field.need() != Shape.Need.REQUIRED)
                    .filter(field -> similar.isEmpty() || similar.get().equals(field.name()))
                    .forEach(field -> found.add(new Unread(at.field(field.name()), guesses.of(field, value))));
        }

        private Json known(Json value, Shape shape, Pointer at, Supplier<List<Optional<Json>>> meant) {
            if (doubted.contains(at.text())) {
                found.add(new Unread(at, meant.get()));
                return value;
            }
            return switch (shape) {
                case Shape.Fields fields when value instanceof Json.Fields object -> known(object, fields.fields(), at);
                case Shape.ListOf list when value instanceof Json.Items items -> known(items, list, at);
                default -> {
                    if (!Reading.isRight(value, shape)) {
                        found.add(new Unread(at, meant.get()));
                    }
                    yield value;
                }
            };
        }

        private Json known(Json.Items items, Shape.ListOf list, Pointer at) {
            List<Json> known = new ArrayList<>();
            for (int i = 0; i < items.all().size(); i++) {
                Json item = items.all().get(i);
                known.add(known(item, list.items(), at.item(i), () -> guesses.of(list.items(), item)));
            }
            return new Json.Items(known);
        }
    }
}
