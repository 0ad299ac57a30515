package dev.snakewater.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Problem;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Mistakes of spelling and mistakes against the rules are told in one go; but nothing that only follows from another. */
class AllAtOnceTest {

    private static final String DUEL = """
            {
              "snakewater": 1, "kind": "fudge-gunfight", "title": "A duel",
              "range": "Across the Street",
              "distances": [{ "between": ["Bob", "Joe"], "range": "In Yer Face" }],
              "fighters": [
                { "name": "Bob", "side": "law", "nerve": "Good", "pistol": "Good", "twoGun": "Great",
                  "guns": [{ "kind": "revolver", "loaded": 7, "carried": "in hand" }] },
                { "name": "Joe", "side": "gang", "coverNearby": true, "dropOn": ["Bob"],
                  "guns": [{ "kind": "shotgun", "loaded": 3 }] },
                { "name": "Zeke", "side": "gang", "dropOn": ["Ringo"], "guns": [{ "kind": "rifle" }] }
              ],
              "script": ["Bob, draw: +000"]
            }
            """;

    private static final List<String> AGAINST_THE_RULES = List.of(
            "/fighters/0/guns/0/loaded", "/fighters/0/twoGun", "/fighters/1/guns/0/loaded", "/fighters/2/dropOn/0");

    @Test
    void the_mistakes_against_the_rules_are_told_by_themselves() {
        assertThat(pointers(DUEL)).containsExactlyInAnyOrderElementsOf(AGAINST_THE_RULES);
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"nerve\": \"Good\"           | \"nerve\": \"Goood\"            | /fighters/0/nerve",
                "\"nerve\": \"Good\"           | \"nrve\": \"Good\"              | /fighters/0/nrve",
                "\"nerve\": \"Good\"           | \"nerve\": 3                    | /fighters/0/nerve",
                "\"carried\": \"in hand\"      | \"carried\": \"in the hand\"    | /fighters/0/guns/0/carried",
                "\"coverNearby\": true         | \"coverNearby\": \"yes\"        | /fighters/1/coverNearby",
                "\"range\": \"In Yer Face\"    | \"range\": \"In Your Face\"     | /distances/0/range",
                "\"range\": \"In Yer Face\"    | \"paces\": 2                    | /distances/0/range",
                "\"range\": \"Across the Street\" | \"range\": \"Across the Road\"  | /range",
                "\"between\": [\"Bob\", \"Joe\"] | \"between\": [5, \"Joe\"]     | /distances/0/between/0",
                "\"range\": \"Across the Street\" | \"rulings\": { \"dropScope\": 1 } | /rulings/dropScope"
            })
    void one_word_that_cannot_be_read_hides_no_other_mistake(String right, String wrong, String pointer) {
        assertThat(DUEL).contains(right);
        List<String> all = new ArrayList<>(AGAINST_THE_RULES);
        all.add(pointer);

        assertThat(pointers(DUEL.replace(right, wrong))).containsExactlyInAnyOrderElementsOf(all);
    }

    @Test
    void many_words_that_cannot_be_read_hide_no_other_mistake() {
        String wrong = DUEL.replace("\"nerve\": \"Good\"", "\"nerve\": \"Goood\"")
                .replace("true", "\"yes\"")
                .replace("In Yer", "In Your")
                .replace("Across the Street", "Across the Road")
                .replace("\"title\": \"A duel\",", "");

        assertThat(pointers(wrong))
                .hasSize(AGAINST_THE_RULES.size() + 5)
                .containsAll(AGAINST_THE_RULES)
                .contains("/fighters/0/nerve", "/fighters/1/coverNearby", "/distances/0/range", "/range", "/title");
    }

    @Test
    void somebody_without_a_name_has_his_other_mistakes_told() {
        assertThat(pointers(DUEL.replace("\"name\": \"Zeke\"", "\"name\": 5")))
                .contains(
                        "/fighters/2/name",
                        "/fighters/0/guns/0/loaded",
                        "/fighters/0/twoGun",
                        "/fighters/1/guns/0/loaded");
        assertThat(pointers(
                        DUEL.replace("\"name\": \"Bob\", ", "").replace("\"dropOn\": [\"Ringo\"]", "\"wounds\": -1")))
                .contains("/fighters/0/name", "/fighters/0/guns/0/loaded", "/fighters/0/twoGun", "/fighters/2/wounds")
                .doesNotContain("/fighters/1/dropOn/0", "/distances/0/between/0", "/script/0");
    }

    @Test
    void what_depends_on_the_word_that_cannot_be_read_waits_for_it() {
        // A rifle holds more than seven.
        assertThat(pointers(DUEL.replace("\"kind\": \"revolver\"", "\"kind\": \"riffle\"")))
                .contains("/fighters/0/guns/0/kind")
                .doesNotContain("/fighters/0/guns/0/loaded");
        assertThat(pointers(DUEL.replace("\"pistol\": \"Good\"", "\"pistl\": \"Good\"")))
                .contains("/fighters/0/pistl")
                .doesNotContain("/fighters/0/twoGun");
    }

    @Test
    void a_script_is_held_against_those_who_fight_whatever_else_cannot_be_read() {
        String right = Documents.DUEL.replace("\"title\"", "\"script\": [\"Zeke, draw: +000\"], \"title\"");

        assertThat(pointers(right.replace("\"nerve\": \"Good\"", "\"nerve\": \"Goood\"")))
                .containsExactlyInAnyOrder("/fighters/0/nerve", "/script/0");
        assertThat(pointers(right.replace("\"name\": \"Joe\"", "\"name\": 5"))).containsExactly("/fighters/1/name");
    }

    @ParameterizedTest
    @MethodSource("dev.snakewater.json.BuiltInScenariosTest#names")
    void in_a_built_in_document_a_mistake_in_any_place_is_told_alone(String name) {
        String document = new BuiltInDocuments(getClass().getClassLoader()).text(name);

        assertThat(Spoilt.all(document)).hasSizeGreaterThan(3);
        for (Spoilt spoilt : Spoilt.all(document)) {
            assertThat(Documents.problems(spoilt.document()))
                    .as(spoilt.toString())
                    .extracting(Problem::pointer)
                    .containsExactly(spoilt.pointer());
        }
    }

    private static List<String> pointers(String document) {
        return Documents.problems(document).stream().map(Problem::pointer).toList();
    }
}
