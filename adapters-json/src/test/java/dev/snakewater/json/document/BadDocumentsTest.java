package dev.snakewater.json.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.scenario.Problem;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Every mistake in a document that parses is told with its place, what is wrong and what would be right. */
class BadDocumentsTest {

    @Test
    void the_duel_itself_is_right() {
        assertThat(Documents.problems(Documents.DUEL)).isEmpty();
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvFileSource(resources = "/cases/bad-documents.csv", delimiter = '|', quoteCharacter = '`')
    void one_mistake_is_one_problem(String right, String wrong, String pointer, String what, String instead) {
        assertThat(Documents.DUEL).contains(right);

        assertThat(Documents.problems(Documents.DUEL.replace(right, wrong)))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.pointer()).isEqualTo(pointer);
                    assertThat(problem.what()).isEqualTo(what);
                    assertThat(problem.instead()).startsWith(instead);
                });
    }

    @Test
    void names_are_the_same_however_their_accents_were_typed() {
        String composed = "Jos\u00e9";
        String apart = "Jose\u0301";
        String document = Documents.DUEL.replace("\"Joe\"", "\"" + apart + "\"");
        String script = "\"script\": [\"" + composed + ", draw: 1\"], \"title\"";
        assertThat(Documents.problems(document.replace("\"title\"", script))).isEmpty();
        assertThat(Documents.problems(document.replace("\"Bob\"", "\"" + composed + "\"")))
                .extracting(Problem::what)
                .contains("a second " + composed);
    }

    @Test
    void too_many_fighters_are_told_with_everything_else() {
        String crowds = String.join(", ", Collections.nCopies(90, "{ \"name\": \"B,b\", \"count\": 100 }"));
        assertThat(Documents.problems(Documents.DUEL.replace("{ \"name\": \"Joe\" }", crowds)))
                .hasSize(91)
                .endsWith(new Problem("/fighters", "a gunfight with 9001 fighters", "2 to 100 fighters"));
        assertThat(Documents.problems(
                        Documents.DUEL.replace("\"name\": \"Joe\"", "\"name\": \"Joe\", \"count\": 100000")))
                .containsExactly(new Problem("/fighters/1/count", "100000 is out of range", "1 to 100"));
    }

    @Test
    void without_a_kind_the_rest_of_the_envelope_is_still_checked() {
        assertThat(Documents.problems("{\"kind\": \"chess\", \"title\": 3, \"whatever\": 1}"))
                .extracting(Problem::pointer)
                .containsExactly("/kind", "/title", "/snakewater");
    }

    @Test
    void messages_fit_on_a_terminal() {
        String nasty = "\\u001b]0;gone\\u0007" + "x".repeat(100_000);

        assertThat(Documents.problems(Documents.DUEL
                        .replace("\"Joe\"", "\"" + nasty + "\"")
                        .replace("\"nerve\"", "\"" + nasty + "\": 1, \"nerve\"")))
                .hasSizeGreaterThan(1)
                .allSatisfy(problem -> assertThat(problem.toString())
                        .hasSizeLessThan(2500)
                        .matches(text -> text.chars().noneMatch(Character::isISOControl)));
    }

    @Test
    void of_very_many_problems_the_first_hundred_are_told() {
        String thousand =
                "{ \"range\": \"Beyond\", \"between\": 1 }, ".repeat(1000).replaceFirst(", $", "");

        List<Problem> problems =
                Documents.problems(Documents.DUEL.replace("\"title\"", "\"distances\": [" + thousand + "], \"title\""));

        assertThat(problems).hasSize(101);
        assertThat(problems.getFirst().pointer()).isEqualTo("/distances/0/between");
        assertThat(problems.getLast().what()).isEqualTo("and 900 more problems");
    }

    @Test
    void a_document_without_an_attack_or_with_a_called_shot_is_told_so() {
        String written = JsonScenarios.BuiltInDocuments.of(List.of()).text("one-shot");
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
