package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The program as its user meets it: what he types, what he reads, and where. */
class CommandLineTest {

    @TempDir
    private Path folder;

    @Test
    void run_tells_the_duel_of_the_source_as_it_is_told_there() {
        Spoken spoken = Spoken.to("run", "snakewater-gulch", "--dice", "script");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.err()).isEmpty();
        assertThat(spoken.lines())
                .containsSubsequence(
                        "Snakewater Gulch",
                        "Turn 1",
                        "  The staredown",
                        "    Bob stares: [+ 0 0 0] Good. (Nerve Good +1, outnumbered 2 to 1 -1)",
                        "    Bob wins the staredown: +2 on one action of this turn.",
                        "  The draw",
                        "    Frank first, then Bob, then Joe.",
                        "  Aim, snapshot or dodge",
                        "      Bob takes 3 points: Hurt. (margin 0, revolver +3)",
                        "    Bob takes aim.",
                        "      Frank is out of the fight, Incapacitated.",
                        "Turn 2",
                        "    Bob and Joe all at once.",
                        "      Bob takes 3 points: Very Hurt. (margin 0, revolver +3)",
                        "Here the script ends");
    }

    @Test
    void a_trace_lays_out_each_number_with_its_rules() {
        Spoken spoken = Spoken.to("run", "snakewater-gulch", "--dice", "script", "--trace");

        assertThat(spoken.lines())
                .containsSubsequence(
                        "        Frank, snapshot = +2",
                        "          +2  Pistol Great: GF-36 Shooting is unopposed",
                        "        (-2)  snapshot: GF-14 Snapshot; waived (GF-13 The drop and aiming)");
    }

    @Test
    void the_same_seed_tells_the_same_fight() {
        Spoken once = Spoken.to("run", "snakewater-gulch", "--seed", "7");

        assertThat(once.err()).isEmpty();
        assertThat(Spoken.to("run", "snakewater-gulch", "--seed", "7").out()).isEqualTo(once.out());
        assertThat(Spoken.to("run", "snakewater-gulch", "--seed", "8").out()).isNotEqualTo(once.out());
    }

    @Test
    void without_a_seed_the_one_taken_is_told_beside_the_story() {
        Spoken spoken = Spoken.to("run", "snakewater-gulch");

        String seed = spoken.err().replaceAll("(?s).*--seed (\\d+).*", "$1");
        assertThat(seed).matches("\\d+");
        assertThat(Spoken.to("run", "snakewater-gulch", "--seed", seed).out()).isEqualTo(spoken.out());
    }

    @Test
    void json_is_one_document_with_the_seed_in_it() {
        Spoken spoken = Spoken.to("run", "snakewater-gulch", "--seed", "7", "--json");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.out()).startsWith("{\n").endsWith("}\n").contains("\"seed\": 7");
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "simulate | --fights  | abc   | 'abc' is no whole number; write it in digits alone, as in 1000",
                "simulate | --fights  | 1,000 | '1,000' is no whole number; write it in digits alone, as in 1000",
                "simulate | --threads | two   | 'two' is no whole number; write it in digits alone, as in 1000",
                "simulate | --threads | 9999999999 | 9999999999 is too large: 2147483647 is the most",
                "simulate | --show    | 1.5   | '1.5' is no whole number; write it in digits alone, as in 1000",
                "run      | --seed    | lucky | 'lucky' is no whole number; write it in digits alone, as in 1000",
                "run      | --seed    | -9999999999999999999 | is too small: -9223372036854775808 is the least",
                "odds     | --situations | many | 'many' is no whole number; write it in digits alone, as in 1000",
                "play     | --seed    | lucky | 'lucky' is no whole number; write it in digits alone, as in 1000",
            })
    void what_is_no_number_is_told_in_plain_words(String command, String option, String value, String plainly) {
        Spoken spoken = Spoken.to(command, "showdown", option, value);

        assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
        assertThat(spoken.err().lines().findFirst().orElseThrow())
                .contains(option)
                .endsWith(plainly);
    }

    @Test
    void a_scenario_can_come_from_a_file_or_from_standard_input() throws IOException {
        Path file = Files.writeString(folder.resolve("my fight.json"), DUEL);

        Spoken fromFile = Spoken.to("run", file.toString(), "--seed", "1");
        Spoken fromInput = Spoken.with(Map.of(), DUEL, "run", "-", "--seed", "1");

        assertThat(fromFile.out()).contains("High Noon");
        assertThat(fromInput.out()).isEqualTo(fromFile.out());
    }

    @Test
    void scenarios_lists_the_built_in_ones_a_line_each() {
        Spoken spoken = Spoken.with(Map.of("COLUMNS", "1000"), "", "scenarios");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.lines().filter(line -> line.startsWith("  snakewater-gulch ")))
                .singleElement()
                .asString()
                .contains("Snakewater Gulch");
    }

    @Test
    void scenarios_stand_under_the_rule_text_they_are_played_by() {
        List<String> lines =
                Spoken.with(Map.of("COLUMNS", "1000"), "", "scenarios").lines().toList();
        int gunfights = lines.indexOf("FUDGE: Gunfighting");
        int exp = lines.indexOf("EXP, chapter 35: Combat Adjustments");

        assertThat(lines.subList(gunfights, exp)).anyMatch(line -> line.startsWith("  hard-look "));
        assertThat(lines.subList(exp, lines.size()))
                .anyMatch(line -> line.startsWith("  rear-attack "))
                .noneMatch(line -> line.startsWith("  hard-look "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--help", "run --help", "scenarios --help"})
    void help_says_how_it_is_used_and_what_to_try(String words) {
        Spoken spoken = Spoken.to(words.isEmpty() ? new String[0] : words.split(" "));

        assertThat(spoken.status()).isZero();
        assertThat(spoken.out()).contains("Usage: snakewater").contains("  snakewater ");
    }

    @ParameterizedTest
    @CsvSource({
        "runn, Did you mean",
        "run, Missing required parameter",
        "run snakewater-gulch --seed x, '--seed'",
        "run snakewater-gulch --dice loaded, '--dice'",
        "run snakewater-gulch --dice script --seed 1, --seed is for random dice",
        "run showdown --dice script, showdown has no script",
        "run showdown --json --format text, are mutually exclusive",
    })
    void wrong_usage_is_told_in_a_line_with_where_to_look(String words, String told) {
        Spoken spoken = Spoken.to(words.split(" "));

        assertThat(spoken.status()).isEqualTo(2);
        assertThat(spoken.out()).isEmpty();
        assertThat(spoken.err()).contains(told).contains("--help' tells how it is used.");
    }

    @Test
    void all_problems_of_a_document_are_told_at_once() throws IOException {
        String wrong = DUEL.replace("\"Good\"", "\"Goood\"").replace("\"loaded\": 6", "\"lodaed\": 6");
        Path file = Files.writeString(folder.resolve("wrong.json"), wrong);

        Spoken spoken = Spoken.to("run", file.toString());

        assertThat(spoken.status()).isEqualTo(3);
        assertThat(spoken.out()).isEmpty();
        assertThat(spoken.err())
                .contains("/fighters/0/pistol")
                .contains("did you mean 'Good'?")
                .contains("/fighters/0/guns/0/lodaed")
                .contains("did you mean 'loaded'?")
                .doesNotContain("Exception")
                .doesNotContain("\tat ");
    }

    @Test
    void a_script_that_does_not_fit_the_fight_is_told() throws IOException {
        String scripted = DUEL.replace("\"fighters\"", "\"script\": [\"Ann, draw: 0000, +000\"], \"fighters\"");
        Path file = Files.writeString(folder.resolve("scripted.json"), scripted);

        Spoken spoken = Spoken.to("run", file.toString(), "--dice", "script");

        assertThat(spoken.status()).isEqualTo(3);
        assertThat(spoken.err()).contains("Ann, draw: +000").contains("the fight asks for: Bill, draw (4dF)");
    }

    @Test
    void lines_fit_a_narrow_terminal() {
        Spoken spoken =
                Spoken.with(Map.of("COLUMNS", "60"), "", "run", "snakewater-gulch", "--dice", "script", "--trace");

        assertThat(spoken.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(60));
    }

    @Test
    void there_are_no_escape_sequences_but_on_demand() {
        String[] words = {"run", "snakewater-gulch", "--dice", "script"};
        String[] always = {"run", "snakewater-gulch", "--dice", "script", "--color", "always"};

        assertThat(Spoken.to(words).out()).doesNotContain("\u001b");
        assertThat(Spoken.with(Map.of("NO_COLOR", "1"), "", words).out()).doesNotContain("\u001b");
        assertThat(Spoken.to(always).out()).contains("\u001b[1mTurn 1");
    }

    @Test
    void a_title_cannot_command_the_terminal() throws IOException {
        Path file = Files.writeString(folder.resolve("sly.json"), DUEL.replace("High Noon", "High\\u001b[2JNoon"));

        for (String format : new String[] {"text", "markdown"}) {
            assertThat(Spoken.to("run", file.toString(), "--seed", "1", "--format", format)
                            .out())
                    .doesNotContain("\u001b")
                    .contains("High");
        }
    }

    @Test
    void where_no_dice_fell_no_seed_is_told() {
        assertThat(Spoken.to("run", "without-his-gloves").err()).isEmpty();
        assertThat(Spoken.to("run", "where-it-went").err()).startsWith("The dice fell by seed ");
    }

    @ParameterizedTest
    @CsvSource({
        "--format, 'one of: text, json, markdown'",
        "--color, 'one of: auto, always, never'",
        "--dice, 'one of: random, script'"
    })
    void the_words_of_an_option_are_told_as_they_are_typed(String option, String words) {
        assertThat(Spoken.to("run", "showdown", option, "xml").err()).contains(words);
    }

    @Test
    void help_is_a_command_too() {
        assertThat(Spoken.to("help").out()).isEqualTo(Spoken.to("--help").out()).contains("snakewater rules GF-14");
        assertThat(Spoken.to("help", "run").out())
                .isEqualTo(Spoken.to("run", "--help").out())
                .contains("--seed");
        assertThat(Spoken.to("help", "fly").status()).isEqualTo(2);
    }

    private static final String DUEL = """
            {
              "snakewater": 1,
              "kind": "fudge-gunfight",
              "title": "High Noon",
              "fighters": [
                { "name": "Ann", "pistol": "Good", "guns": [{ "kind": "revolver", "loaded": 6 }] },
                { "name": "Bill", "pistol": "Fair", "guns": [{ "kind": "revolver" }] }
              ]
            }
            """;

    @Test
    void a_title_that_is_a_question_needs_no_full_stop_in_the_list() {
        assertThat(Spoken.to("scenarios").out())
                .contains("Is Anybody There? Skag", "Snakewater Gulch. Three guns")
                .doesNotContain("?.", "!.");
    }
}
