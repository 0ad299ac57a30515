package dev.snakewater.json.document;

import dev.snakewater.domain.combatant.Name;
import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something else in one place of a document.
 *
 * @param pointer the place
 * @param what what is done to it
 * @param to does it to a whole document
 */
public record Change(String pointer, String what, Consumer<JsonNode> to) {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int MOST_ITEMS = 30;

    /** What may stand in any place, right there or not. */
    private static final JsonNode ANYTHING = MAPPER.readTree("""
        [null, true, false, 0, 1, -1, 2.0, 1.9, 2e2, 2147483647, 2147483648, 99999999999, [], [1], [null], {}, {"a": 1},
         "", " ", "\\t", "Good", "1", "B,b: c", " Bob", "Bob\\u0007", "a\\nb", "\\u0391lpha", "J\\u043ee", "Jose\\u0301",
         "Joe\\u200b", "Joe\\u00a0Hand", "\\u3000", "\\u212bke", "\\ud800", "nobody", "Bob draws", "Bob, draw: 1",
         "Bob, draw: 1:2, 3", "Bob, a, b: 1", "Bob\\u0007, draw: 1", "Bob,: 1", "Bob, draw: 1,, 2", "d", "4dF", "1d6+2", "1d6-2",
         "0d6", "1000d6", "1000d1000", "99d99999+9"]\
        """);

    private static final List<String> LONG =
            List.of("\ud83e\udd20".repeat(Name.LONGEST), "x".repeat(Name.LONGEST), "x".repeat(Name.LONGEST + 1));

    @Override
    public String toString() {
        return pointer + " " + what;
    }

    /** Returns whether none of the two is made in the place of the other. */
    public boolean isApartFrom(Change other) {
        String mine = pointer + "/";
        String others = other.pointer + "/";
        return !mine.startsWith(others) && !others.startsWith(mine);
    }

    /** Returns the document with some changes made to it. */
    public static String made(JsonNode document, List<Change> changes) {
        JsonNode changed = document.deepCopy();
        changes.forEach(change -> change.to.accept(changed));
        // Half a character cannot be written but so.
        return changed.toString().replace("\ud800", "\\ud800");
    }

    /** Returns all changes to a document of one place each, but for the fields that say what it is. */
    public static List<Change> all(JsonNode document, JsonNode schema) {
        List<String> words = Place.within(document, schema)
                .filter(place ->
                        place.value().isString() && place.value().stringValue().length() < 40)
                .map(place -> place.value().stringValue())
                .distinct()
                .toList();
        return Place.within(document, schema)
                .filter(place -> !place.pointer().equals("/snakewater")
                        && !place.pointer().equals("/kind"))
                .flatMap(place ->
                        Stream.concat(values(place, words).distinct().map(value -> set(place, value)), fields(place)))
                .toList();
    }

    private static Stream<JsonNode> values(Place place, List<String> words) {
        List<JsonNode> values = new ArrayList<>();
        ANYTHING.forEach(values::add);
        Stream.concat(LONG.stream(), words.stream()).map(NODES::stringNode).forEach(values::add);
        JsonNode schema = place.schema();
        for (String limit : List.of("minimum", "maximum", "default")) {
            if (schema.path(limit).isNumber()) {
                BigDecimal number = schema.get(limit).decimalValue();
                Stream.of(-1, 0, 1)
                        .map(BigDecimal::valueOf)
                        .map(number::add)
                        .map(NODES::numberNode)
                        .forEach(values::add);
            }
        }
        schema.path("not").findValues("const").forEach(values::add);
        schema.path("enum").forEach(values::add);
        JsonNode value = place.value();
        if (value.isString()) {
            String text = value.stringValue();
            Stream.of(
                            text + "s",
                            text + " ",
                            text.toUpperCase(Locale.ROOT),
                            Normalizer.normalize(text, Normalizer.Form.NFD))
                    .map(NODES::stringNode)
                    .forEach(values::add);
        }
        if (schema.has("items")) {
            JsonNode item = value.isEmpty() ? Place.sample(schema.get("items"), true) : value.get(value.size() - 1);
            int most = Math.min(schema.path("maxItems").asInt(MOST_ITEMS), MOST_ITEMS);
            Stream.of(
                            0,
                            1,
                            value.size() - 1,
                            value.size() + 1,
                            schema.path("minItems").asInt(1) - 1,
                            most,
                            most + 1)
                    .filter(size -> size >= 0)
                    .map(size -> list(value, item, size))
                    .forEach(values::add);
        }
        return values.stream().filter(other -> !other.equals(value));
    }

    private static JsonNode list(JsonNode items, JsonNode more, int size) {
        ArrayNode list = NODES.arrayNode();
        IntStream.range(0, size).forEach(i -> list.add(i < items.size() ? items.get(i) : more));
        return list;
    }

    private static Change set(Place place, JsonNode value) {
        return of(place, "is " + value, (parent, name) -> {
            switch (parent) {
                case ObjectNode object -> object.set(name, value);
                case ArrayNode array -> array.set(Integer.parseInt(name), value);
                default -> throw new IllegalStateException(place.pointer());
            }
        });
    }

    /** Fields that are taken out, misspelt or there without a meaning. */
    private static Stream<Change> fields(Place place) {
        if (place.isItem() || place.value().isMissingNode()) {
            return Stream.empty();
        }
        Stream<Change> misspelt = Stream.of(
                        place.name() + "s",
                        place.name().substring(1),
                        place.name().toUpperCase(Locale.ROOT))
                .map(other -> of(place, "is called " + other, (parent, name) -> {
                    ObjectNode object = (ObjectNode) parent;
                    object.set(other, object.remove(name));
                }));
        return Stream.concat(
                misspelt,
                Stream.of(
                        of(place, "is taken out", (parent, name) -> ((ObjectNode) parent).remove(name)),
                        of(place, "is not alone", (parent, name) -> ((ObjectNode) parent).put("oops/~", 1))));
    }

    private static Change of(Place place, String what, BiConsumer<JsonNode, String> ofParent) {
        return new Change(place.pointer(), what, root -> ofParent.accept(root.at(place.parent()), place.name()));
    }

    /**
     * A place in a document, be there something or not.
     *
     * @param pointer where
     * @param value what is there; missing, if a field is left out
     * @param schema what its schema says of it
     */
    public record Place(String pointer, JsonNode value, JsonNode schema) {

        private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
        private static final List<String> SAMPLES = List.of("Bob", "1", "2d", "1d6", "0 1", "Bob, draw: 1");

        /** Returns all places within a document. */
        static Stream<Place> within(JsonNode document, JsonNode schema) {
            return new Place("", document, schema).inner();
        }

        private Stream<Place> inner() {
            Stream<Place> here = value.isArray()
                    ? IntStream.range(0, value.size())
                            .mapToObj(i -> new Place(pointer + "/" + i, value.get(i), schema.path("items")))
                    : schema.path("properties").properties().stream()
                            .filter(field -> value.isObject())
                            .map(field -> new Place(
                                    pointer + "/" + field.getKey(),
                                    value.has(field.getKey()) ? value.get(field.getKey()) : MissingNode.getInstance(),
                                    field.getValue()));
            return here.flatMap(place -> Stream.concat(Stream.of(place), place.inner()));
        }

        /** Returns the place of what it is a field or an item of. */
        String parent() {
            return pointer.substring(0, pointer.lastIndexOf('/'));
        }

        /** Returns its name in that, or its number. */
        String name() {
            return pointer.substring(pointer.lastIndexOf('/') + 1);
        }

        /** Returns whether it is an item of a list. */
        boolean isItem() {
            return Character.isDigit(name().charAt(0));
        }

        /**
         * Returns something that is right by a schema.
         *
         * @param whole whether nothing is left out
         */
        public static JsonNode sample(JsonNode schema, boolean whole) {
            if (schema.has("const")) {
                return schema.get("const");
            }
            if (schema.has("enum")) {
                return schema.get("enum").get(0);
            }
            return switch (schema.get("type").stringValue()) {
                case "boolean" -> NODES.booleanNode(true);
                case "string" -> NODES.stringNode(text(schema));
                case "array" -> {
                    ArrayNode list = NODES.arrayNode();
                    int size = Math.max(whole ? 1 : 0, schema.path("minItems").asInt(0));
                    IntStream.range(0, Math.min(size, schema.path("maxItems").asInt(size)))
                            .forEach(i -> list.add(sample(schema.get("items"), whole)));
                    yield list;
                }
                case "object" -> {
                    ObjectNode object = NODES.objectNode();
                    List<String> required = schema.path("required")
                            .valueStream()
                            .map(JsonNode::stringValue)
                            .toList();
                    schema.get("properties").properties().stream()
                            .filter(field -> whole || required.contains(field.getKey()))
                            .forEach(field -> object.set(field.getKey(), sample(field.getValue(), whole)));
                    yield object;
                }
                default ->
                    NODES.numberNode(Math.clamp(
                            1,
                            schema.path("minimum").asLong(1),
                            schema.path("maximum").asLong(1)));
            };
        }

        private static String text(JsonNode schema) {
            List<String> patterns = schema.findValues("pattern").stream()
                    .map(JsonNode::stringValue)
                    .toList();
            return SAMPLES.stream()
                    .filter(text -> patterns.stream()
                            .allMatch(pattern ->
                                    Pattern.compile(pattern).matcher(text).find()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("no text for " + schema));
        }
    }
}
