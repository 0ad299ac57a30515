package dev.snakewater.json;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A document with one mistake of spelling.
 *
 * @param document the document
 * @param pointer where the mistake is
 */
record Spoilt(String document, String pointer) {

    private static final JsonMapper MAPPER = new JsonMapper();

    /** A document with a null instead of each value in turn, and with each field that may be left out called something else. */
    static List<Spoilt> all(String document) {
        List<Spoilt> spoilt = new ArrayList<>();
        JsonNode root = MAPPER.readTree(document);
        for (String pointer : pointers(root, "")) {
            if (pointer.startsWith("/snakewater") || pointer.startsWith("/kind")) {
                continue;
            }
            int slash = pointer.lastIndexOf('/');
            JsonNode parent = root.deepCopy();
            String name = pointer.substring(slash + 1);
            switch (parent.at(pointer.substring(0, slash))) {
                case ObjectNode object -> object.putNull(name);
                case ArrayNode array -> array.setNull(Integer.parseInt(name));
                default -> throw new IllegalStateException(pointer);
            }
            spoilt.add(new Spoilt(parent.toString(), pointer));
        }
        return spoilt;
    }

    private static List<String> pointers(JsonNode node, String at) {
        List<String> pointers = new ArrayList<>();
        node.properties().forEach(field -> {
            pointers.add(at + "/" + field.getKey());
            pointers.addAll(pointers(field.getValue(), at + "/" + field.getKey()));
        });
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            pointers.add(at + "/" + i);
            pointers.addAll(pointers(node.get(i), at + "/" + i));
        }
        return pointers;
    }
}
