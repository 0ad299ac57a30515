package dev.snakewater.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.ScenarioKind;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whoever writes a scenario with a schema at hand is told what each field is there for. */
class FieldsExplainedTest {

    private static final JsonMapper MAPPER = new JsonMapper();

    @ParameterizedTest
    @MethodSource("dev.snakewater.json.Documents#kinds")
    void every_field_of_every_kind_is_explained(ScenarioKind<?, ?, ?> kind) {
        assertThat(unexplained(Documents.schema(kind), kind.id())).isEmpty();
    }

    @Test
    void of_a_policy_each_is_told_and_of_a_modifier_which_numbers_there_are() {
        JsonNode schema = MAPPER.readTree(
                new DocumentSchemas(Documents.RULESETS).schema("fallout-shot").orElseThrow());

        assertThat(schema.at("/properties/shooter/properties/policy/description")
                        .stringValue())
                .contains("best value: Shoots in the way that can be expected to do the most damage for each action"
                        + " point.");
        assertThat(schema.at("/properties/modifiers/items/properties/on/enum")
                        .valueStream()
                        .map(JsonNode::stringValue))
                .containsExactly("to hit", "critical", "damage");
    }

    /** The fields, here and deeper, of which nothing is said. */
    private static Stream<String> unexplained(JsonNode schema, String at) {
        return Stream.concat(
                schema.path("properties").propertyStream().flatMap(field -> {
                    String path = at + "/" + field.getKey();
                    boolean said =
                            !field.getValue().path("description").asString("").isBlank();
                    return Stream.concat(said ? Stream.empty() : Stream.of(path), unexplained(field.getValue(), path));
                }),
                schema.has("items") ? unexplained(schema.get("items"), at) : Stream.empty());
    }
}
