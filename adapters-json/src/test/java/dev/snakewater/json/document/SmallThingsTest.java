package dev.snakewater.json.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.scenario.Problem;
import org.junit.jupiter.api.Test;

/** What documents of smaller things get wrong. */
class SmallThingsTest {

    @Test
    void a_document_without_an_attack_or_with_a_called_shot_is_told_so() {
        String written = new JsonScenarios.BuiltInDocuments(getClass().getClassLoader()).text("one-shot");
        assertThat(Documents.problems(written.replaceFirst(",\\s*\"attack\": .*", "")))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple("/attack", "the field is missing"));
        assertThat(Documents.problems(
                        written.replace("{ \"name\": \"Joe\" }", "{ \"name\": \"Joe\", \"part\": \"head\" }")))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(
                        tuple("/attack/at/0/part", "the head of Joe cannot be aimed at without hit locations (HL-01)"));
    }

    @Test
    void what_only_follows_from_a_field_that_could_not_be_read_is_not_told() {
        String test = "{\"snakewater\": 1, \"kind\": \"fallout-test\", \"title\": \"Nerves\", \"who\": \"Vera\"";
        assertThat(Documents.problems(test + ", \"statistic\": \"charm\"}"))
                .extracting(Problem::pointer)
                .containsExactly("/statistic");
        assertThat(Documents.problems(test + "}"))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple("", "missing: the skill or statistic to test"));
    }

    @Test
    void what_somebody_carries_is_not_told_while_it_is_not_known_who_he_is() {
        String draw = """
            { "snakewater": 1, "kind": "fudge-draw", "title": "Two of one name",
              "fighters": [
                { "name": %s, "guns": [{ "kind": "revolver" }] },
                { "name": "Bob", "guns": [{ "kind": "rifle" }] },
                { "name": "Joe" }],
              "hands": [{ "name": "Bob", "with": ["revolver"] }] }
            """;
        assertThat(Documents.problems(draw.formatted("\"Jim\"")))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple("/hands/0/with/0", "Bob carries no revolver"));
        assertThat(Documents.problems(draw.formatted("7")))
                .extracting(Problem::pointer)
                .containsExactly("/fighters/0/name");
    }
}
