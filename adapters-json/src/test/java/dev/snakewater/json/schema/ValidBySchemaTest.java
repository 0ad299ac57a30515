package dev.snakewater.json.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.domain.combatant.Lettering;
import dev.snakewater.json.document.Change;
import dev.snakewater.json.document.Documents;
import dev.snakewater.json.scenario.Findings;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A document is valid by its schema exactly when nothing is found wrong with it but what does not go together. */
class ValidBySchemaTest {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final int CHANGES = 600;

    @ParameterizedTest
    @MethodSource("dev.snakewater.json.document.Documents#kinds")
    void the_schema_refuses_what_the_reading_refuses_and_nothing_else(ScenarioKind<?, ?> kind) {
        JsonNode said = Documents.schema(kind);
        Schema schema = schema(said);
        List<JsonNode> right = new ArrayList<>(Documents.written(kind));
        right.add(Change.Place.sample(said, true));
        List<String> documents = right.stream()
                .flatMap(document -> changed(document, said, CHANGES / right.size()))
                .toList();
        List<String> parted = new ArrayList<>();
        int refused = 0;

        for (String document : documents) {
            String bySchema = schema.validate(MAPPER.readTree(document)).toString();
            boolean valid = bySchema.equals("[]");
            List<String> found = Findings.of(kind, document).ofPlaces().stream()
                    .map(Problem::what)
                    .toList();
            refused += valid ? 0 : 1;
            (valid ? found.stream() : Stream.of("").filter(nothing -> found.isEmpty()))
                    .filter(what -> Stream.of(Unsaid.values()).noneMatch(unsaid -> unsaid.explains(document, what)))
                    .forEach(what -> parted.add("schema: " + bySchema + ", reading: " + what + ", of " + document));
        }

        assertThat(parted).isEmpty();
        assertThat(refused).isBetween(documents.size() / 2, documents.size() * 19 / 20);
    }

    private static Schema schema(JsonNode said) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(said.toString());
    }

    private static Stream<String> changed(JsonNode document, JsonNode schema, int count) {
        List<Change> changes = new ArrayList<>(Change.all(document, schema));
        Collections.shuffle(changes, new Random(1));
        return changes.stream().limit(count).map(change -> Change.made(document, List.of(change)));
    }

    @ParameterizedTest
    @MethodSource("dev.snakewater.json.document.Documents#kinds")
    void examples_and_built_in_documents_are_valid_and_right(ScenarioKind<?, ?> kind) {
        Schema schema = schema(Documents.schema(kind));
        assertThat(Documents.examples(kind)).isNotEmpty();
        assertThat(Documents.written(kind)).allSatisfy(document -> {
            assertThat(schema.validate(document)).isEmpty();
            assertThat(Documents.problems(document.toString())).isEmpty();
        });
    }

    @Test
    void what_no_schema_can_say_is_little() {
        assertThat(Unsaid.values()).hasSizeLessThanOrEqualTo(10);
    }

    @Test
    void there_is_no_schema_of_what_there_is_not() {
        assertThat(new DocumentSchemas(Documents.RULESETS).names())
                .contains("fudge-gunfight", "fudge-attack", "fudge-draw", "fudge-staredown")
                .endsWith("transcript", "report", "odds", "simulation");
        assertThat(new DocumentSchemas(Documents.RULESETS).schema("chess")).isEmpty();
    }

    /** What no schema can say of a document. */
    enum Unsaid {
        /** A letter and its accent may be two characters or one: a document is read as if all were one. */
        ONE_SPELLING((document, what) -> !Normalizer.isNormalized(document, Normalizer.Form.NFC)),
        /** A text is of whole characters. */
        WHOLE_CHARACTERS((document, what) -> what.endsWith("contains half a character")),
        /** All of a name can be seen and typed. */
        SEEN((document, what) -> what.contains("contains a character that cannot be seen or typed")
                || (what.endsWith("is not a valid name")
                        && Lettering.unseen(document).isPresent())),
        /** A name has letters of one alphabet alone. */
        ONE_ALPHABET((document, what) -> what.contains("mixes letters of several alphabets")),
        /** The numbers that a modifier is on are called by their names in any letters, capital or small. */
        ANY_CAPITALS((document, what) -> what.isEmpty() && document.matches("(?s).*\"on\":\"[^\"]*\\p{Lu}.*")),
        /** Of dice there are so many at the most, with so many sides. */
        DICE_THAT_THERE_ARE((document, what) -> what.matches("'[^']*\\d[^']*d[^']*' is not right here"));

        private final BiPredicate<String, String> holds;

        Unsaid(BiPredicate<String, String> holds) {
            this.holds = holds;
        }

        /**
         * Returns whether this is why a document is refused, or read, otherwise than by the schema.
         *
         * @param what what is found wrong; blank, if nothing is
         */
        boolean explains(String document, String what) {
            return holds.test(document, what);
        }
    }
}
