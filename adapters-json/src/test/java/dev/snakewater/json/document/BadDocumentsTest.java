package dev.snakewater.json.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.scenario.Problem;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every mistake in a document that parses is told with its place, what is wrong and what would be right. */
class BadDocumentsTest {

    @Test
    void the_duel_itself_is_right() {
        assertThat(Documents.problems(Documents.DUEL)).isEmpty();
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        "title"           | "titel": "A", "title"      | /titel                      | there is no field 'titel'                    | did you mean 'title'? one of: snakewater, kind, title,
        "title"           | "a/b~c": 1, "title"        | /a~1b~0c                    | there is no field 'a/b~c'                    | one of: snakewater, kind, title,
        "nerve": "Good"   | "nerve": "Goood"           | /fighters/0/nerve           | there is no 'Goood' here                     | did you mean 'Good'? one of: Terrible, Poor, Mediocre,
        "Good"            | 1                          | /fighters/0/nerve           | the number 1 is not right here               | one of: Terrible, Poor, Mediocre,
        "Good"            | null                       | /fighters/0/nerve           | null is not right here                       | one of: Terrible, Poor, Mediocre, Fair, Good, Great, Superb, Legendary; or leave out the field
        "name": "Joe"     | "nerve": "Fair"            | /fighters/1/name            | the field is missing                         | 1 to 40 characters on one line
        { "name": "Joe" } | "Joe"                      | /fighters/1                 | the text 'Joe' is not right here             | an object
        "guns": [{ "kind": "revolver", "loaded": 5 }] | "guns": {} | /fighters/0/guns | an object is not right here               | a list
        5                 | true                       | /fighters/0/guns/0/loaded   | true is not right here                       | a whole number
        5                 | 5000000000                 | /fighters/0/guns/0/loaded   | the number 5000000000 is too large           | a whole number of at most nine digits
        5                 | 1e999999999                | /fighters/0/guns/0/loaded   | the number 1e999999999 is not right here     | a whole number
        "title"           | "staredown": "true", "title" | /staredown                | the text 'true' is not right here            | true or false
        "nerve": "Good"   | "nerve": "Good", "nerve": "Fair" | /fighters/0/nerve     | the field 'nerve' is given twice                       | each field once; remove one of them
        "snakewater": 1   | "snakewater": 2            | /snakewater                 | written for version 2; this program reads version 1 | 1
        "fudge-gunfight"  | "fudge-gunfigth"           | /kind                       | there is no kind of scenario called 'fudge-gunfigth' | did you mean 'fudge-gunfight'? one of: fudge-gunfight,
        "A duel"          | " "                        | /title                      | it is blank                                  | the title of the scenario
        "A duel"          | "\\ud800"                  | /title                      | the text '\\ud800' contains half a character | whole characters
        "title"           | "turnLimit": 0, "title"    | /turnLimit                  | 0 is out of range                            | 1 to 10000
        "title"           | "script": ["Bob draws"], "title" | /script/0             | 'Bob draws' is not an answer for a script           | an answer of the form 'who, what: answer', such as 'Bob, draw: +000'
        "title"           | "script": ["Zeke, draw: 1"], "title" | /script/0         | nobody here is called 'Zeke'                 | one of: Bob, Joe
        "title"           | "modifiers": [{ "whom": "Bob", "on": "draw", "amount": 0, "reason": "r" }], "title"  | /modifiers/0/amount | 0 is out of range | -20 to 20, and not 0
        "title"           | "modifiers": [{ "whom": "Bob", "on": "draft", "amount": 1, "reason": "r" }], "title" | /modifiers/0/on | there is no number called 'draft' to modify | did you mean 'draw'? one of: staredown, draw, tie,
        "title"           | "modifiers": [{ "whom": "B:b", "on": "draw", "amount": 1, "reason": "r" }], "title"  | /modifiers/0/whom | 'B:b' is not a valid name | 1 to 40 characters on one line, without commas or colons
        "Joe"             | "Joe\\u200b"               | /fighters/1/name            | 'Joe\\u200b' contains a character that cannot be seen or typed, U+200B | visible letters, digits and signs, and plain spaces
        "Joe"             | "J\\u043ee"                | /fighters/1/name            | 'J\u043ee' mixes letters of several alphabets that look alike: Latin, Cyrillic | letters of one alphabet
        "Joe"             | "Joe", "side": "\\u0391lpha" | /fighters/1/side          | '\u0391lpha' mixes letters of several alphabets that look alike: Latin, Greek | letters of one alphabet
        "Joe"             | "Joe", "side": "bob"       | /fighters/1/side            | the sides bob and Bob differ only in spelling | Bob again, or a name that looks different
        "loaded": 5       | "loaded": 7                | /fighters/0/guns/0/loaded   | 7 bullets in a revolver that holds 6         | 0 to 6
        """)
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
}
