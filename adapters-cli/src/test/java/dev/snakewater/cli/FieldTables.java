package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The fields of documents as tables in Markdown, made from their schemas, which must explain each field of a scenario. */
final class FieldTables {

    private static final String HEAD = "| field | what it says | can be | if left out |\n|---|---|---|---|\n";

    private final Map<JsonNode, String> listed = new HashMap<>();
    private final Set<String> rows = new HashSet<>();
    private final Set<String> same = new LinkedHashSet<>();

    /** Returns the fields of the document of this name. */
    String of(String name) {
        JsonNode schema = JsonMapper.shared().readTree(Spoken.to("schema", name).out());
        StringBuilder made = new StringBuilder(HEAD);
        same.clear();
        for (JsonNode one : schema.has("oneOf") ? schema.path("oneOf").values() : List.of(schema)) {
            list(one, "", made, new Document(name, one.path("properties").has("script"), schema.path("$defs")));
        }
        return made + (same.isEmpty() ? "" : "| " + String.join(", ", same) + " | as above | | |\n");
    }

    private void list(JsonNode holder, String path, StringBuilder made, Document of) {
        for (Map.Entry<String, JsonNode> field : holder.path("properties").properties()) {
            JsonNode written = field.getValue();
            JsonNode type = of.resolved(written);
            String says = written.path("description")
                    .asString(type.path("description").asString(""));
            String name = path + field.getKey();
            while (type.has("items")) {
                type = of.resolved(type.path("items"));
                name += "[]";
            }
            String before = type.path("properties").isEmpty()
                    ? null
                    : listed.putIfAbsent(type.path("properties"), "see `" + name + "` of " + of.name());
            assertThat(says.isEmpty() && of.isScenario()).as(name).isFalse();
            boolean isNeeded = holder.path("required")
                    .valueStream()
                    .anyMatch(one -> one.asString().equals(field.getKey()));
            String leftOut = isNeeded ? "must be given" : written.has("default") ? code(written.path("default")) : "";
            String row = "| `%s` | %s | %s | %s |\n"
                    .formatted(name, says.replace("|", "\\|"), before == null ? values(type) : before, leftOut);
            if ((!path.isEmpty() && !path.startsWith("modifiers")) || rows.add(row + written)) {
                made.append(row);
            } else if (path.isEmpty()) {
                same.add("`" + name + "`");
            }
            if (before == null) {
                list(type, name + ".", made, of);
            }
        }
    }

    private static String values(JsonNode type) {
        if (type.has("const")) {
            return code(type.path("const"));
        }
        long least = type.path("minimum").asLong(Integer.MIN_VALUE);
        long most = type.path("maximum").asLong(Integer.MAX_VALUE);
        return switch (type.has("enum") ? "enum" : type.path("type").asString("")) {
            case "enum" ->
                type.path("enum").valueStream().map(FieldTables::code).collect(Collectors.joining(", "));
            case "boolean" -> "`true`, `false`";
            case "integer" ->
                least <= Integer.MIN_VALUE
                        ? "a number"
                        : least + (most >= Integer.MAX_VALUE ? " or more" : " to " + most);
            case "number" -> "a decimal";
            case "string" -> "text";
            default -> "";
        };
    }

    private static String code(JsonNode value) {
        String text = value.isString() ? value.asString() : value.toString();
        return text.isEmpty() ? "empty" : "`" + text + "`";
    }

    private record Document(String name, boolean isScenario, JsonNode definitions) {
        JsonNode resolved(JsonNode node) {
            return node.has("$ref")
                    ? definitions.path(node.path("$ref").asString().replace("#/$defs/", ""))
                    : node;
        }
    }
}
