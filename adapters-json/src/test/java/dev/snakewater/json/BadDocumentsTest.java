package dev.snakewater.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.snakewater.application.procedure.Problem;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mistake in a document that parses is told with its place, what is wrong and what would be right. */
class BadDocumentsTest {

    @Test
    void the_duel_itself_is_right() {
        assertThat(Documents.problems(Documents.DUEL)).isEmpty();
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @MethodSource("mistakes")
    void one_mistake_is_one_problem(String right, String wrong, String pointer, String what, String instead) {
        assertThat(Documents.DUEL).contains(right);

        assertThat(Documents.problems(Documents.DUEL.replace(right, wrong)))
                .containsExactly(new Problem(pointer, what, instead));
    }

    private static final String A_NAME = "1 to 40 characters on one line, without comma or colon";

    // spotless:off
    static Stream<Arguments> mistakes() {
        return Stream.of(
                arguments("\"title\"", "\"titel\": \"A\", \"title\"", "/titel", "there is no field 'titel'",
                        "did you mean 'title'? one of: snakewater, kind, title, about, turnLimit, modifiers, script, fighters, range, distances,"
                                + " staredown, rulings"),
                arguments("\"nerve\"", "\"nrve\"", "/fighters/0/nrve", "there is no field 'nrve'",
                        "did you mean 'nerve'? one of: name, count, side, nerve, fastDraw, pistol, rifle, shotgun, twoGun,"
                                + " damageCapacity, speedReload, armour, coverNearby, size, wounds, marks, guns, dropOn, policy,"
                                + " agility, weaponHand, support, parts"),
                arguments("\"Good\"", "\"Goood\"", "/fighters/0/nerve", "there is no 'Goood' here",
                        "did you mean 'Good'? one of: Terrible, Poor, Mediocre, Fair, Good, Great, Superb, Legendary"),
                arguments("\"Good\"", "\"good\"", "/fighters/0/nerve", "there is no 'good' here",
                        "did you mean 'Good'? one of: Terrible, Poor, Mediocre, Fair, Good, Great, Superb, Legendary"),
                arguments("\"Good\"", "1", "/fighters/0/nerve", "the number 1 is not right here",
                        "one of: Terrible, Poor, Mediocre, Fair, Good, Great, Superb, Legendary"),
                arguments("\"Good\"", "null", "/fighters/0/nerve", "null is not right here",
                        "one of: Terrible, Poor, Mediocre, Fair, Good, Great, Superb, Legendary; or leave the field out"),
                arguments("\"Bob\"", "5", "/fighters/0/name", "the number 5 is not right here", A_NAME),
                arguments("\"Bob\"", "null", "/fighters/0/name", "null is not right here", A_NAME),
                arguments("\"name\": \"Joe\"", "\"nerve\": \"Fair\"", "/fighters/1/name", "the field is missing", A_NAME),
                arguments("{ \"name\": \"Joe\" }", "null", "/fighters/1", "null is not right here", "an object"),
                arguments("{ \"name\": \"Joe\" }", "\"Joe\"", "/fighters/1", "the text 'Joe' is not right here", "an object"),
                arguments("[{ \"kind\": \"revolver\", \"loaded\": 5 }]", "{}", "/fighters/0/guns",
                        "an object is not right here", "a list"),
                arguments("5", "\"5\"", "/fighters/0/guns/0/loaded", "the text '5' is not right here", "a whole number"),
                arguments("5", "1.9", "/fighters/0/guns/0/loaded", "the number 1.9 is not right here", "a whole number"),
                arguments("5", "true", "/fighters/0/guns/0/loaded", "true is not right here", "a whole number"),
                arguments("5", "5000000000", "/fighters/0/guns/0/loaded", "the number 5000000000 is too large",
                        "a whole number of at most nine digits"),
                arguments("5", "1e999999999", "/fighters/0/guns/0/loaded", "the number 1e999999999 is not right here",
                        "a whole number"),
                arguments("\"title\"", "\"staredown\": \"true\", \"title\"", "/staredown",
                        "the text 'true' is not right here", "true or false"),
                arguments("\"title\"", "\"a/b~c\": 1, \"title\"", "/a~1b~0c", "there is no field 'a/b~c'",
                        "one of: snakewater, kind, title, about, turnLimit, modifiers, script, fighters, range, distances,"
                                + " staredown, rulings"),
                // Jackson would take the last of them.
                arguments("\"nerve\": \"Good\"", "\"nerve\": \"Good\", \"nerve\": \"Fair\"", "/fighters/0/nerve",
                        "a second field 'nerve'", "each field once; take one of them out"),
                // The envelope.
                arguments("\"snakewater\": 1", "\"snakewater\": 2", "/snakewater",
                        "written for version 2; this program reads version 1", "1"),
                arguments("\"snakewater\": 1,", "", "/snakewater", "the field is missing", "a whole number"),
                arguments("\"snakewater\": 1", "\"snakewater\": \"1\"", "/snakewater", "the text '1' is not right here",
                        "a whole number"),
                arguments("\"fudge-gunfight\"", "\"fudge-gunfigth\"", "/kind",
                        "there is no kind of scenario called 'fudge-gunfigth'",
                        "did you mean 'fudge-gunfight'? one of: " + Documents.KINDS),
                arguments("\"kind\": \"fudge-gunfight\",", "", "/kind", "the field is missing", "a text"),
                arguments("\"kind\": \"fudge-gunfight\"", "\"kind\": null", "/kind", "null is not right here", "a text"),
                arguments("\"A duel\"", "\" \"", "/title", "it is blank", "what the scenario is called"),
                arguments("\"title\"", "\"turnLimit\": 0, \"title\"", "/turnLimit", "0 is out of range", "1 to 10000"),
                arguments("\"title\"", "\"turnLimit\": 10001, \"title\"", "/turnLimit", "10001 is out of range", "1 to 10000"),
                arguments("\"title\"", "\"script\": [\"Bob, draw: 1\", \"Bob draws\"], \"title\"", "/script/1",
                        "'Bob draws' is no line of a script", "the form 'who, what: answer', such as 'Bob, draw: +000'"),
                arguments("\"title\"", "\"script\": [3], \"title\"", "/script/0", "the number 3 is not right here", "the form 'who, what: answer', such as 'Bob, draw: +000'"),
                arguments("\"title\"", "\"modifiers\": [{ \"whom\": \"B:b\", \"on\": \"draw\", \"amount\": 1, \"reason\": \"r\" }], \"title\"",
                        "/modifiers/0/whom", "'B:b' is no name", "1 to 40 characters on one line, without comma or colon"),
                arguments("\"title\"", "\"modifiers\": [{ \"whom\": \"Ringo\", \"on\": \"draw\", \"amount\": 1, \"reason\": \"r\" }], \"title\"",
                        "/modifiers/0/whom", "nobody here is called 'Ringo'", "one of: Bob, Joe"),
                arguments("\"title\"", "\"script\": [\"Zeke, draw: +00-\"], \"title\"",
                        "/script/0", "nobody here is called 'Zeke'", "one of: Bob, Joe"),
                arguments("\"title\"", "\"modifiers\": [{ \"whom\": \"Bob\", \"on\": \"draw\", \"amount\": 0, \"reason\": \"r\" }], \"title\"",
                        "/modifiers/0/amount", "0 is out of range", "-20 to 20, and not 0"),
                arguments("\"title\"", "\"modifiers\": [{ \"whom\": \"Bob\", \"on\": \"draw\", \"amount\": -21, \"reason\": \"r\" }], \"title\"",
                        "/modifiers/0/amount", "-21 is out of range", "-20 to 20, and not 0"),
                arguments("\"title\"", "\"modifiers\": [{ \"whom\": \"Bob\", \"on\": \"draw\", \"amount\": 1, \"reason\": \" \" }], \"title\"",
                        "/modifiers/0/reason", "it is blank", "why, in a few words"),
                arguments("\"title\"", "\"modifiers\": [{ \"whom\": \"Bob\", \"on\": \"draw\", \"amount\": 1 }], \"title\"",
                        "/modifiers/0/reason", "the field is missing", "why, in a few words"),
                arguments("\"title\"", "\"modifiers\": [{ \"whom\": \"Bob\", \"on\": \"draw\", \"amount\": 1, \"turn\": 0, \"reason\": \"r\" }], \"title\"",
                        "/modifiers/0/turn", "0 is out of range",
                        "1 or more"),
                arguments("\"title\"", "\"modifiers\": [{ \"whom\": \"Bob\", \"on\": \"draft\", \"amount\": 1, \"reason\": \"r\" }], \"title\"",
                        "/modifiers/0/on", "there is no number called 'draft'",
                        "did you mean 'draw'? one of: staredown, draw, tie, snapshot, second snapshot, shot, two-gun shot, fan,"
                                + " difficulty, damage, reload"),
                // No encoding could write it.
                arguments("\"A duel\"", "\"\\ud800\"", "/title", "the text '\\ud800' has half a character in it",
                        "whole characters"),
                // What only the kind knows.
                arguments("\"loaded\": 5", "\"loaded\": 7", "/fighters/0/guns/0/loaded",
                        "7 bullets in a revolver that holds 6", "0 to 6"),
                arguments("\"nerve\"", "\"pistol\": \"Good\", \"twoGun\": \"Good\", \"nerve\"", "/fighters/0/twoGun",
                        "Two-Gun Shooter Good with Pistol Good, against GF-32", "Fair at the most"),
                arguments("\"title\"", "\"rulings\": { \"woundModel\": \"1994\" }, \"title\"", "/rulings/woundModel",
                        "there is no '1994' here", "one of: points 1993, levels 1995"),
                arguments("\"title\"",
                        "\"distances\": [{ \"between\": [\"Bob\", \"Ringo\"], \"range\": \"In Yer Face\" }], \"title\"",
                        "/distances/0/between/1", "nobody here is called Ringo", "one of: Bob, Joe"),
                arguments("\"Joe\"", "\"Bob\", \"side\": \"the law\"", "/fighters/1/name", "a second Bob", "a name that nobody else has"),
                // What looks the same, and is not.
                arguments("\"Joe\"", "\"Joe\\u200b\"", "/fighters/1/name",
                        "'Joe\\u200b' has a character in it that cannot be seen or typed, U+200B",
                        "letters, digits and signs that everybody sees, and plain spaces"),
                arguments("\"Joe\"", "\"Joe\\u00a0Hand\"", "/fighters/1/name",
                        "'Joe\u00a0Hand' has a character in it that cannot be seen or typed, U+00A0",
                        "letters, digits and signs that everybody sees, and plain spaces"),
                arguments("\"Joe\"", "\"J\\u043ee\"", "/fighters/1/name",
                        "'J\u043ee' has letters of several alphabets in it that look alike: Latin, Cyrillic",
                        "letters of one alphabet"),
                arguments("\"Joe\"", "\"Joe\", \"side\": \"\\u0391lpha\"", "/fighters/1/side",
                        "'\u0391lpha' has letters of several alphabets in it that look alike: Latin, Greek",
                        "letters of one alphabet"),
                arguments("\"Joe\"", "\"Joe\", \"side\": \"bob\"", "/fighters/1/side",
                        "the sides bob and Bob differ in nothing but how they are written",
                        "Bob again, or something that nobody takes for it"));
    }
    // spotless:on

    @Test
    void a_third_side_by_mistake_is_told() {
        assertThat(Documents.problems("""
                        { "snakewater": 1, "kind": "fudge-gunfight", "title": "Riders", "fighters": [
                          { "name": "Bob", "side": "Riders" }, { "name": "Joe", "side": "riders" },
                          { "name": "Frank", "side": "Riders" }, { "name": "Zeke" } ] }"""))
                .containsExactly(new Problem(
                        "/fighters/1/side",
                        "the sides riders and Riders differ in nothing but how they are written",
                        "Riders again, or something that nobody takes for it"));
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
    void six_mistakes_are_told_at_once_in_the_order_of_the_document() {
        String document = """
                {
                  "snakewater": 2, "kind": "fudge-gunfight", "turnLimit": 0, "title": "",
                  "range": "Across the Road", "oops": 1,
                  "fighters": [ { "name": "Bob", "nerve": "Godo" }, { "nerve": null } ]
                }
                """;

        assertThat(Documents.problems(document))
                .extracting(Problem::pointer)
                .containsExactlyInAnyOrder(
                        "/snakewater",
                        "/turnLimit",
                        "/title",
                        "/range",
                        "/oops",
                        "/fighters/0/nerve",
                        "/fighters/1/nerve",
                        "/fighters/1/name");
    }

    @Test
    void what_the_kind_finds_comes_with_what_is_wrong_around_it() {
        assertThat(Documents.problems(Documents.DUEL.replace("5", "7").replace("\"A duel\"", "\"\"")))
                .extracting(Problem::pointer)
                .containsExactly("/title", "/fighters/0/guns/0/loaded");
    }

    @Test
    void without_a_kind_the_rest_of_the_envelope_is_still_checked() {
        assertThat(Documents.problems("{\"kind\": \"chess\", \"title\": 3, \"whatever\": 1}"))
                .extracting(Problem::pointer)
                .containsExactly("/kind", "/title", "/snakewater");
    }

    @Test
    void messages_fit_on_a_terminal() {
        String nasty = "\\u001b[2J" + "x".repeat(100_000);

        assertThat(Documents.problems(Documents.DUEL.replace("Good", nasty)))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.what())
                            .startsWith("there is no '\\u001b[2Jxxx")
                            .hasSizeLessThan(120);
                    assertThat(problem.instead()).startsWith("one of: ");
                });
    }

    @Test
    void what_a_kind_quotes_fits_on_a_terminal_too() {
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
        String thousand = "{ \"range\": \"Beyond\", \"between\": 1 }, ".repeat(1000).replaceFirst(", $", "");

        List<Problem> problems = Documents.problems(
                Documents.DUEL.replace("\"title\"", "\"distances\": [" + thousand + "], \"title\""));

        assertThat(problems).hasSize(101);
        assertThat(problems.getFirst().pointer()).isEqualTo("/distances/0/between");
        assertThat(problems.getLast().what()).isEqualTo("and 900 more problems");
    }

    @Test
    void mistakes_of_spelling_and_mistakes_against_the_rules_are_told_together() {
        String wrong = Documents.DUEL
                .replace("\"nerve\": \"Good\"", "\"nerve\": \"Goood\"")
                .replace("\"loaded\": 5", "\"loaded\": 7")
                .replace("\"name\": \"Joe\"", "\"name\": \"bob\", \"pistol\": \"Fair\", \"twoGun\": \"Great\"")
                .replace("\"title\"", "\"rulings\": { \"dropScope\": \"forever\" }, \"title\"");

        assertThat(Documents.problems(wrong))
                .extracting(Problem::pointer)
                .containsExactlyInAnyOrder(
                        "/rulings/dropScope",
                        "/fighters/0/nerve",
                        "/fighters/0/guns/0/loaded",
                        "/fighters/1/name",
                        "/fighters/1/twoGun");
    }
}
