package dev.snakewater.json.document;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A place in a document, be there something or not.
 *
 * @param pointer where
 * @param value what is there; missing, if a field is left out
 * @param schema what its schema says of it
 */
public record Place(String pointer, JsonNode value, JsonNode schema) {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final List<String> SAMPLES = List.of("Bob", "1", "2d", "1d6", "Bob, draw: 1");

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
        List<String> patterns =
                schema.findValues("pattern").stream().map(JsonNode::stringValue).toList();
        return SAMPLES.stream()
                .filter(text -> patterns.stream()
                        .allMatch(pattern ->
                                Pattern.compile(pattern).matcher(text).find()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no text for " + schema));
    }
}
