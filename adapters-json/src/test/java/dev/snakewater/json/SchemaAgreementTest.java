package dev.snakewater.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.snakewater.application.procedure.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The schema that is printed and the reading refuse the same documents: checked on every small change to one. */
class SchemaAgreementTest {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final List<String> OTHER_VALUES = List.of(
            "null", "true", "1", "2.0", "1.9", "-1", "99999999999", "\"Good\"", "\"1\"", "\" \"", "[]", "[1]", "{}");
    private static final String FULL = """
            {
              "snakewater": 1, "kind": "fudge-gunfight", "title": "All that can be written", "about": "", "turnLimit": 7,
              "modifiers": [{ "whom": "Bob", "on": "draw", "turn": 2, "amount": -1, "reason": "mud" }],
              "script": ["Bob, draw: +000"], "range": "In Yer Face", "staredown": false,
              "rulings": {
                "staredown": "opposed roll", "dropScope": "first attack", "drawTies": "simultaneous",
                "woundModel": "levels 1995", "fanMaxPaces": 3, "fanMaxRange": "In Yer Face", "criticals": true,
                "grazes": true, "damageRoll": true, "flight": true, "surrender": true, "callingOff": true },
              "distances": [{ "between": ["Bob", "Joe"], "range": "Beyond", "difficulty": "Great", "paces": 9,
                "visible": true }],
              "fighters": [
                { "name": "Bob", "count": 1, "side": "law", "nerve": "Good", "fastDraw": "Good", "pistol": "Good", "rifle": "Good",
                  "shotgun": "Good", "twoGun": "Fair", "damageCapacity": "Good", "speedReload": 1, "armour": 1, "wounds": 1,
                  "guns": [{ "kind": "rifle", "loaded": 1, "capacity": 2, "strength": 3, "carried": "in hand" }],
                  "coverNearby": true, "dropOn": ["Joe"], "policy": "first listed" },
                { "name": "Joe", "marks": [1, 0, 0, 0, 0] }
              ]
            }
            """;

    private final Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(new DocumentSchemas(Documents.RULESETS)
                    .schema("fudge-gunfight")
                    .orElseThrow());

    @Test
    void the_unchanged_document_is_right() {
        assertThat(schema.validate(MAPPER.readTree(FULL))).isEmpty();
        assertThat(Documents.problems(FULL)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("dev.snakewater.json.BuiltInScenariosTest#names")
    void built_in_documents_are_right_by_the_schema_of_their_kind(String name) {
        JsonNode document = MAPPER.readTree(new BuiltInDocuments(getClass().getClassLoader()).text(name));
        String kind = document.get("kind").stringValue();
        Schema ofItsKind = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(new DocumentSchemas(Documents.RULESETS).schema(kind).orElseThrow());
        assertThat(ofItsKind.validate(document)).isEmpty();
    }

    @Test
    void both_refuse_the_same_changes() {
        List<String> changed = changes();
        int refused = 0;

        for (String document : changed) {
            boolean wrong = !schema.validate(MAPPER.readTree(document)).isEmpty();
            refused += wrong ? 1 : 0;
            List<Problem> problems = Documents.problems(document);
            if (wrong) {
                assertThat(problems).as(document).isNotEmpty();
            } else {
                assertThat(problems).as(document).noneMatch(SchemaAgreementTest::isOfShape);
            }
        }

        assertThat(changed).hasSizeGreaterThan(900);
        assertThat(refused).isBetween(600, changed.size() - 50);
    }

    @Test
    void there_is_no_schema_of_what_there_is_not() {
        assertThat(new DocumentSchemas(Documents.RULESETS).names())
                .contains("fudge-gunfight", "fudge-attack", "fudge-draw", "fudge-staredown")
                .endsWith("transcript", "report", "odds", "simulation");
        assertThat(new DocumentSchemas(Documents.RULESETS).schema("chess")).isEmpty();
    }

    private static boolean isOfShape(Problem problem) {
        return problem.what().endsWith("is not right here")
                || problem.what().matches("there is no ('|field).*")
                || problem.what().equals("the field is missing")
                || problem.what().endsWith("is too large")
                || problem.pointer().matches("/(snakewater|kind|title|turnLimit|modifiers/0/(turn|amount|reason))");
    }

    /** Every value replaced by others, every field taken out, misspelt, or added to. */
    private static List<String> changes() {
        List<String> changes = new ArrayList<>();
        for (String pointer : pointers(MAPPER.readTree(FULL), "")) {
            int slash = pointer.lastIndexOf('/');
            String parent = pointer.substring(0, slash);
            String name = pointer.substring(slash + 1);
            for (String other : OTHER_VALUES) {
                changes.add(changed(
                        parent,
                        object -> object.set(name, MAPPER.readTree(other)),
                        array -> array.set(Integer.parseInt(name), MAPPER.readTree(other))));
            }
            changes.add(changed(parent, object -> object.remove(name), array -> array.remove(Integer.parseInt(name))));
            changes.add(
                    changed(parent, object -> object.set(name + "s", object.remove(name)), array -> array.add("s")));
        }
        return changes;
    }

    private static String changed(String at, Consumer<ObjectNode> ofObject, Consumer<ArrayNode> ofArray) {
        JsonNode root = MAPPER.readTree(FULL);
        switch (root.at(at)) {
            case ObjectNode object -> ofObject.accept(object);
            case ArrayNode array -> ofArray.accept(array);
            default -> throw new IllegalStateException(at);
        }
        return root.toString();
    }

    private static List<String> pointers(JsonNode node, String at) {
        List<String> pointers = new ArrayList<>();
        if (node instanceof ObjectNode object) {
            object.properties().forEach(field -> {
                pointers.add(at + "/" + field.getKey());
                pointers.addAll(pointers(field.getValue(), at + "/" + field.getKey()));
            });
        }
        if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                pointers.add(at + "/" + i);
                pointers.addAll(pointers(array.get(i), at + "/" + i));
            }
        }
        return pointers;
    }
}
