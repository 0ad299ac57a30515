package dev.snakewater.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The fields of documents as tables in Markdown, made from their schemas. What was listed before is only referred to. */
final class FieldTables {

    private static final String HEAD = "| field | what it says | can be | if left out |\n|---|---|---|---|\n";
    private static final Set<String> OF_EVERY_SCENARIO =
            Set.of("snakewater", "title", "about", "turnLimit", "modifiers", "script");

    private final Map<JsonNode, String> listed = new HashMap<>();
    private final StringBuilder made = new StringBuilder();
    private JsonNode definitions = JsonMapper.shared().createObjectNode();
    private String document = "";

    /** Returns the fields of the document of this name: those of its own if it is a scenario, or those of "every-scenario". */
    String of(String name) {
        boolean ofEvery = name.equals("every-scenario");
        JsonNode schema = JsonMapper.shared()
                .readTree(Spoken.to("schema", ofEvery ? "fudge-gunfight" : name).out());
        definitions = schema.path("$defs");
        document = name;
        made.setLength(0);
        for (JsonNode one : schema.has("oneOf") ? schema.path("oneOf").values() : List.of(schema)) {
            made.append(made.isEmpty() ? HEAD : "| | | | |\n");
            JsonNode fields = one.path("properties");
            fields.properties().stream()
                    .filter(field -> !fields.has("script") || OF_EVERY_SCENARIO.contains(field.getKey()) == ofEvery)
                    .forEach(field -> row(one, "", field.getKey(), field.getValue()));
            JsonNode modifier = fields.path("modifiers").path("items");
            if (!modifier.isMissingNode() && !ofEvery) {
                row(modifier, "modifiers[].", "on", modifier.path("properties").path("on"));
            }
        }
        return made.toString();
    }

    private void row(JsonNode owner, String path, String name, JsonNode written) {
        JsonNode type = resolved(written);
        String says =
                written.path("description").asString(type.path("description").asString(""));
        String field = path + name;
        while (type.has("items")) {
            type = resolved(type.path("items"));
            field += "[]";
        }
        JsonNode fields = type.path("properties");
        String before = fields.isEmpty() ? null : listed.putIfAbsent(fields, "`" + field + "` of " + document);
        // Which numbers there are differs from kind to kind, so every kind lists its own.
        String canBe = field.equals("modifiers[].on") && document.equals("every-scenario")
                ? "see each kind"
                : before == null ? values(type) : "see " + before;
        boolean isNeeded = owner.path("required").values().stream()
                .anyMatch(one -> one.asString().equals(name));
        made.append("| `%s` | %s | %s | %s |\n"
                .formatted(
                        field,
                        says.replace("|", "\\|"),
                        canBe,
                        isNeeded ? "must be given" : written.has("default") ? code(written.path("default")) : ""));
        if (before == null) {
            for (Map.Entry<String, JsonNode> below : fields.properties()) {
                row(type, field + ".", below.getKey(), below.getValue());
            }
        }
    }

    private JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? definitions.path(node.path("$ref").asString().replace("#/$defs/", "")) : node;
    }

    private static String values(JsonNode type) {
        if (type.has("const") || type.has("enum")) {
            return (type.has("const")
                            ? List.of(type.path("const"))
                            : type.path("enum").values())
                    .stream().map(FieldTables::code).collect(Collectors.joining(", "));
        }
        return switch (type.path("type").asString("")) {
            case "boolean" -> "`true`, `false`";
            case "string" -> "text";
            case "integer" ->
                range(
                        type.path("minimum").asLong(Integer.MIN_VALUE),
                        type.path("maximum").asLong(Integer.MAX_VALUE));
            case "number" -> "a decimal";
            default -> "";
        };
    }

    private static String range(long least, long most) {
        return least <= Integer.MIN_VALUE
                ? "a whole number"
                : least + (most >= Integer.MAX_VALUE ? " or more" : " to " + most);
    }

    private static String code(JsonNode value) {
        String text = value.isString() ? value.asString() : value.toString();
        return text.isEmpty() ? "empty" : "`" + text + "`";
    }
}
