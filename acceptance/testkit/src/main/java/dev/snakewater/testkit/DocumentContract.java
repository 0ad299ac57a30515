package dev.snakewater.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.json.document.DocumentWriter;
import dev.snakewater.json.schema.DocumentSchemas;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What holds of documents: examples are right by their schema and by check, and what is written reads back as it was. */
interface DocumentContract extends Contract {

    @ParameterizedTest
    @MethodSource("kinds")
    default void examples_are_right_by_their_schema_and_have_no_problems(ScenarioKind<?, ?> kind) {
        List<String> documents = tested().documents(kind);
        assertThat(documents)
                .as(
                        "%s has no examples: put some into META-INF/snakewater/kinds/%s.jsonl, a scenario in each"
                                + " line, as Ruleset.kinds() says",
                        kind.id(), kind.id())
                .isNotEmpty();
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(schema(tested(), kind));
        assertThat(documents).allSatisfy(document -> {
            assertThat(problems(tested(), document))
                    .as("%s: mend the example, or what the record allows: %s", kind.id(), document)
                    .isEmpty();
            assertThat(schema.validate(JsonMapper.shared().readTree(document)))
                    .as("%s: what the schema refuses of %s", kind.id(), document)
                    .isEmpty();
        });
    }

    private static String schema(Examples tested, ScenarioKind<?, ?> kind) {
        return new DocumentSchemas(tested.rulesets()).schema(kind.id()).orElseThrow();
    }

    private static List<Problem> problems(Examples tested, String document) {
        try {
            tested.scenario(document);
            return List.of();
        } catch (UnreadableException wrong) {
            return wrong.problems();
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    default void every_field_of_a_document_is_described(ScenarioKind<?, ?> kind) {
        List<String> undescribed = new ArrayList<>();
        collect(JsonMapper.shared().readTree(schema(tested(), kind)), "", undescribed);
        assertThat(undescribed)
                .as(
                        "fields of %s without a description: add each to META-INF/snakewater/fields/ID.properties,"
                                + " where ID is that of the rule text, by its record and its name:"
                                + " com.example.Sheet.skill=what it is",
                        kind.id())
                .isEmpty();
    }

    private static void collect(JsonNode schema, String at, List<String> undescribed) {
        schema.path("properties").properties().forEach(field -> {
            if (!field.getValue().has("description") && !field.getValue().has("$ref")) {
                undescribed.add(at + "/" + field.getKey());
            }
            collect(field.getValue(), at + "/" + field.getKey(), undescribed);
        });
        if (schema.has("items")) {
            collect(schema.get("items"), at + "/*", undescribed);
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    default void an_example_reads_back_as_it_was(Scenario<?, ?> example) {
        Scenario<?, ?> again = tested().scenario(DocumentWriter.scenario(example));
        assertThat(again.setUp())
                .as("written and read again, it is another: give the records of the scenario equals()")
                .isEqualTo(example.setUp());
    }
}
