package dev.snakewater.acceptance.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.Said;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a tester types and reads who runs her own features. */
final class VerifyTest {

    private static final String FEATURE = """
            Feature: One shot
              @GF-36
              Example: It is Pistol Good
                Given the built-in scenario one-shot
                When Bob throws 0000 for the shot
                Then Bob's shot is %s in all
                And GF-36 applies
            """;

    @TempDir
    private Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void hasAFile() {
        file = folder.resolve("my-table.feature");
    }

    private void written(String text) throws IOException {
        Files.writeString(file, text);
    }

    @Test
    void what_holds_is_counted() throws IOException {
        written(FEATURE.formatted("+1").replace("    And GF-36 applies\n", ""));

        assertThat(Said.typed("verify", file)).isEqualTo(new Said(0, "1 example: all hold.\n", ""));
    }

    @Test
    void a_file_with_another_name_is_refused() throws IOException {
        file = folder.resolve("my-table.txt");
        written(FEATURE.formatted("+1"));

        Said said = Said.typed("verify", file);

        assertThat(said.status()).isEqualTo(3);
        assertThat(said.err().replaceAll("\\s+", " "))
                .endsWith("my-table.txt, line 1: no Gherkin: the name of a feature ends in .feature ");
    }

    /** Pistol Good is +1, and aiming waives the -2 of a shot that is not aimed: GF-36, GF-12. */
    @Test
    void what_fails_says_what_was_expected_what_was_found_and_the_sum_behind_it() throws IOException {
        written(FEATURE.formatted("+2"));

        Said said = Said.typed("verify", file);

        assertThat(said.status()).isEqualTo(1);
        assertThat(said.out())
                .contains("  x Then Bob's shot is +2 in all\n        expected: 2\n        found:    1\n")
                .contains("        which is: Pistol Good +1 (GF-36), not aimed waived -2 (GF-12)\n")
                .contains("Bob, shot = +1\n          +1  Pistol Good: GF-36 Shooting is unopposed\n")
                .contains("    And GF-36 applies   (not reached)\n")
                .endsWith("1 example: 1 fails.\n")
                .doesNotContain("Optional[", "assertj", "AssertionError", "\tat ");
    }

    /** 1d6+3 with a 4 is 7, less DR 2: the mace takes 5 of 10. */
    @Test
    void what_somebody_takes_is_told_with_what_he_had() throws IOException {
        written("""
                Feature: Maces
                  Example: Robin dodges too late
                    Given a game of gurps3
                    And Guy attacks with a mace, skill 12
                    And the target is Robin with
                      | ht    | 10 |
                      | dr    | 2  |
                      | dodge | 6  |
                    When Guy throws 10 for the attack
                    And Robin chooses to dodge
                    And Robin throws 14 for the dodge
                    And Guy throws 4 for the damage
                    Then Robin takes 6, which leaves 5
                """);

        assertThat(Said.typed("verify", file).out())
                .contains("        expected: 6, which leaves 5\n        found:    5, which leaves 5; 10 before that\n");
    }

    @Test
    void a_row_without_a_name_says_what_its_headings_are() throws IOException {
        written("""
                Feature: Rows
                  Example: A slip in a heading
                    Given the gunfighters
                      | nam | pistol |
                      | Bob | Good   |
                    Then Bob is Unhurt
                """);

        assertThat(Said.typed("verify", file).out())
                .contains("a row without a name: one heading has to be 'name', and they are [nam, pistol]\n");
    }

    @Test
    void a_step_that_nobody_knows_names_the_nearest() throws IOException {
        written(FEATURE.formatted("+1").replace("Bob throws 0000 for the shot", "Bob rolls 0000 for the shot"));

        Said said = Said.typed("verify", file);

        assertThat(said.status()).isEqualTo(1);
        assertThat(said.out())
                .contains("  ? When Bob rolls 0000 for the shot\n")
                .contains("The nearest:\n")
                .contains("<who> throws <faces> for [the ]<roll>")
                .endsWith("1 example: 1 has steps that nobody knows.\n");
    }

    @Test
    void what_is_not_said_yet_is_named_with_the_words_for_it() throws IOException {
        written(FEATURE.formatted("+1")
                .replace("When Bob throws 0000 for the shot", "When Bob throws 0000 for the draw")
                .replace("Then Bob's shot is +1 in all", "Then the outcome says rounds: 5"));

        assertThat(Said.typed("verify", file).out())
                .contains("it is not over: Bob has to throw 4dF; say so: Bob throws ... for the shot\n")
                .contains("        not asked: Bob, draw: 0000\n");

        written(FEATURE.formatted("+1").replace("    Given the built-in scenario one-shot\n", ""));

        assertThat(Said.typed("verify", file).out()).contains("expected: a game or a scenario to begin with");
    }

    @Test
    void where_nothing_is_found_it_says_what_there_is() throws IOException {
        written(FEATURE.formatted("+1").replace("GF-36 applies", "the outcome says target/points: 3"));

        assertThat(Said.typed("verify", file).out())
                .contains("        found:    nothing; outcome has: by, targets, rounds\n");
    }

    @Test
    void a_tag_of_a_rule_that_nothing_cites_fails() throws IOException {
        written(FEATURE.formatted("+1").replace("@GF-36", "@GF-18").replace("    And GF-36 applies\n", ""));

        assertThat(Said.typed("verify", file).out()).contains("expected: rules of its tags that apply: GF-18\n");
    }

    @Test
    void only_examples_that_are_wanted_run() throws IOException {
        written(FEATURE.formatted("+9"));

        assertThat(Said.typed("verify", file, "--tags", "@GF-12"))
                .isEqualTo(new Said(2, "", "no example fits --tags @GF-12\nFor usage: snakewater verify --help\n"));
        assertThat(Said.typed("verify", file, "--name", "Pistol", "--dry-run").out())
                .isEqualTo("1 example: every step is known.\n");
    }

    @Test
    void what_is_not_there_and_what_is_no_gherkin_is_said() throws IOException {
        written("Feature\n");

        Said missing = Said.typed("verify", folder.resolve("none.feature"));
        Said unread = Said.typed("verify", file);

        assertThat(missing.status()).isEqualTo(2);
        assertThat(missing.err()).endsWith("none.feature: there is no such file\n");
        assertThat(unread.status()).isEqualTo(3);
        assertThat(unread.err()).contains("my-table.feature, line 1: no Gherkin: ");
    }

    /** What the manual shows between dots is left out of it. */
    @Test
    void the_manual_shows_what_its_reader_sees() throws IOException {
        String manual = Files.readString(Path.of("..", "..", "docs", "features.md"));
        String feature = block(manual, "gherkin");
        String[] shown = manual.split("\\$ ./snakewater verify my-table.feature\n", -1);

        written(feature);
        assertThat(Said.typed("verify", file).out()).isEqualTo(shown[1].replaceFirst("(?s)```.*", ""));
        written(feature.replace("+1", "+2"));
        String told = Said.typed("verify", file).out().replace(folder + "/", "");
        for (String passage : shown[2].replaceFirst("(?s)```.*", "").split("\\.\\.\\.\n", -1)) {
            assertThat(told).contains(passage);
        }
    }

    private static String block(String manual, String language) {
        return manual.split("```" + language + "\n", 2)[1].replaceFirst("(?s)```.*", "");
    }

    @Test
    void reports_are_written() throws IOException {
        written(FEATURE.formatted("+1").replace("    And GF-36 applies\n", ""));
        Path html = folder.resolve("r.html");
        Path junit = folder.resolve("r.xml");
        Path messages = folder.resolve("r.ndjson");

        assertThat(Said.typed("verify", file, "--html", html, "--junit", junit, "--messages", messages)
                        .status())
                .isZero();

        assertThat(html).content().contains("Pistol Good");
        assertThat(junit).content().contains("tests=\"1\"", "It is Pistol Good");
        assertThat(messages).content().contains("\"testRunFinished\"");
    }

    @Test
    void steps_are_listed_and_found() {
        assertThat(Said.typed("steps").out())
                .startsWith("An example stands below a line \"Example: ...\"")
                .contains(
                        "\nFor every game\n\n  What is set up\n",
                        "\nFor gunfight\n",
                        "\nFor exp\n",
                        "\nFor gurps3\n",
                        "\nFor fallout\n",
                        "\nFor hitlocation\n");
        assertThat(Said.typed("steps", "in", "all").out())
                .contains("  Then <who>'s <sum> is <number> in all\n      <who>: a name, such as Bob or Lawman 2\n")
                .contains("      as in:\n        Then Bob's shot is +1 in all\n");
        assertThat(Said.typed("steps", "they", "do", "this").out())
                .contains("      below: a table with the headings who | draw | part 3 | part 4");
        assertThat(Said.typed("steps", "they", "do", "this", "--whole").out())
                .contains("        Example: ", "          When they do this\n            | turn |");
        assertThat(Said.typed("steps", "zeppelin"))
                .isEqualTo(
                        new Said(
                                2,
                                "",
                                "no step has 'zeppelin' in it; 'snakewater steps' lists all\nFor usage: snakewater steps --help\n"));
        assertThat(Said.typed("steps", "in", "all", "--json").out())
                .startsWith("{\n  \"snakewater\": 1,\n  \"steps\": [ {");
    }
}
