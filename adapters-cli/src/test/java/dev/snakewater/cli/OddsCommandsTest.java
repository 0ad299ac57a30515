package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code odds} and {@code simulate} as their user meets them. */
class OddsCommandsTest {

    /** Ann aims; Bill has nothing to shoot with, and dodges: 15 of 81 hit him, and one hit is enough. */
    private static final String EXECUTION = """
            { "snakewater": 1, "kind": "fudge-gunfight", "title": "Too late to run", "turnLimit": 1, "fighters": [
              { "name": "Ann", "fastDraw": "Fair", "pistol": "Good", "policy": "marksman",
                "guns": [{ "kind": "revolver", "strength": 7 }] },
              { "name": "Bill", "policy": "careful" } ] }
            """;

    private static final String NOBODY_ARMED = """
            { "snakewater": 1, "kind": "fudge-gunfight", "title": "Words alone",
              "fighters": [{ "name": "Ann" }, { "name": "Bill" }] }
            """;

    @TempDir
    private Path folder;

    @Test
    void odds_draws_a_bar_for_each_thing_that_can_come_out() {
        Spoken spoken = Spoken.with(Map.of("LANG", "en_GB.UTF-8"), EXECUTION, "odds", "-");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.err()).isEmpty();
        // 15 of 81, and two draws that change nothing: 18.5%, which is 7.4 of 40 blocks.
        assertThat(spoken.lines())
                .containsSubsequence(
                        "Too late to run",
                        "Called off after 1 turn: 81.5%.",
                        "Still standing",
                        "  Ann            5/27  18.5%  \u2588\u2588\u2588\u2588\u2588\u2588\u2588\u258c",
                        "Bill: wounds",
                        "Ann: rounds left",
                        "  5  100%  " + "\u2588".repeat(40));
    }

    @Test
    void bars_are_of_plain_characters_where_the_locale_has_no_others() {
        assertThat(Spoken.with(Map.of("LANG", "C"), EXECUTION, "odds", "-").out())
                .contains("#######")
                .doesNotContain("\u2588");
    }

    @Test
    void on_a_narrow_page_every_line_fits() {
        Spoken spoken = Spoken.with(Map.of("COLUMNS", "60", "NO_COLOR", "1"), EXECUTION, "odds", "-");
        assertThat(spoken.lines()).allMatch(line -> line.length() <= 60);
        Spoken many =
                Spoken.with(Map.of("COLUMNS", "60"), EXECUTION, "simulate", "-", "--fights", "100", "--seed", "7");
        assertThat(many.lines()).allMatch(line -> line.length() <= 60);
    }

    @Test
    void json_has_exact_fractions_beside_decimals() {
        Spoken spoken = Spoken.with(Map.of(), EXECUTION, "odds", "-", "--json");
        assertThat(spoken.out())
                .contains("\"document\": \"odds\"", "\"exactly\": \"5/27\"", "\"falls\": \"98415/531441\"");
        assertThat(spoken.err()).isEmpty();
    }

    @Test
    void what_can_never_end_is_said_to_be_undecided() {
        assertThat(Spoken.with(Map.of(), NOBODY_ARMED, "odds", "-").lines())
                .contains("Called off after 100 turns: 100%.")
                .anyMatch(line -> line.startsWith("Undecided for ever: 100%. What they do there can never end the"));
    }

    @Test
    void past_the_budget_it_says_how_far_it_got_and_what_to_do() {
        Spoken spoken = Spoken.to("odds", "last-stand", "--situations", "500");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.out().replace('\n', ' '))
                .contains("Given up in turn 1: there are more situations than it may look at.")
                .contains("Up to there 0% is decided, and only that is told here; any of it can become 100% more")
                .contains("'snakewater simulate last-stand' estimates all of it");
    }

    @Test
    void simulate_says_between_which_bounds_the_chances_lie() {
        Spoken spoken = Spoken.with(Map.of(), EXECUTION, "simulate", "-", "--fights", "1000", "--seed", "7");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.err()).isEmpty();
        assertThat(spoken.lines())
                .contains("1,000 fights by seed 7. In brackets: where the chance lies, 95 times of 100.")
                .anyMatch(line -> line.matches("  Ann +1\\d\\d  1\\d\\.\\d%  \\(1\\d\\.\\d% to \\d+\\.\\d%\\)  #+"));
    }

    @Test
    void the_same_seed_tells_the_same_with_any_number_of_threads() {
        Spoken alone = Spoken.to("simulate", "showdown", "--fights", "500", "--seed", "7", "--threads", "1", "--json");
        Spoken together =
                Spoken.to("simulate", "showdown", "--fights", "500", "--seed", "7", "--threads", "2", "--json");
        // Not what is told on the way: a slow machine hears how far it is.
        assertThat(together.out()).isEqualTo(alone.out());
        assertThat(alone.out()).contains("\"document\": \"simulation\"");
    }

    @Test
    void fight_k_is_told_as_run_tells_it() {
        Spoken shown = Spoken.to("simulate", "showdown", "--seed", "7", "--show", "48");
        assertThat(shown.err()).startsWith("Fight 48 of seed 7: snakewater run showdown --seed ");
        String seed = shown.err().strip().replaceAll(".* ", "");
        assertThat(Spoken.to("run", "showdown", "--seed", seed).out()).isEqualTo(shown.out());
        assertThat(Spoken.to("simulate", "showdown", "--seed", "7", "--show", "48", "--trace")
                        .out())
                .contains("GF-07 Draw");
    }

    @Test
    void without_a_seed_it_says_which_one_it_took() {
        assertThat(Spoken.with(Map.of(), EXECUTION, "simulate", "-", "--fights", "10")
                        .err())
                .matches("The dice fell by seed \\d+\\. The same again: add --seed \\d+\\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "odds|2|Missing required parameter: 'SCENARIO'",
                "odds showdown --situations 0|2|--situations 0 is out of range: at least 1",
                "simulate showdown --fights 0|2|--fights 0 is out of range: 1 to 1,000,000,000",
                "simulate showdown --threads 0|2|--threads 0 is out of range: 1 to 1,000",
                "simulate showdown --show 0|2|--show 0 is out of range: 1 to 1,000,000,000",
                "simulate showdown --trace|2|--trace and --format markdown tell one fight: add --show and its number",
                "simulate no-such-fight|3|no-such-fight",
                "odds no-such-fight|3|no-such-fight",
            })
    void what_is_wrong_is_said(String words, int status, String said) {
        Spoken spoken = Spoken.to(words.split(" "));
        assertThat(spoken.status()).isEqualTo(status);
        assertThat(spoken.err()).contains(said).doesNotContain("Exception");
        assertThat(spoken.out()).isEmpty();
    }

    @Test
    void what_is_no_whole_fight_is_not_called_one() {
        assertThat(Spoken.to("simulate", "where-it-went", "--fights", "20", "--seed", "1")
                        .out())
                .contains("20 runs by seed 1.")
                .doesNotContain("fight");
        assertThat(Spoken.to("simulate", "two-guns", "--fights", "1", "--seed", "1")
                        .out())
                .contains("1 fight by seed 1.");
    }

    @Test
    void a_document_with_problems_is_told_all_of_them() throws IOException {
        Path file = Files.writeString(folder.resolve("bad.json"), EXECUTION.replace("\"Good\"", "\"Goood\""));
        Spoken spoken = Spoken.to("odds", file.toString());
        assertThat(spoken.status()).isEqualTo(3);
        assertThat(spoken.err()).contains("/fighters/0/pistol");
    }

    @Test
    void headings_begin_with_a_capital() {
        assertThat(Spoken.to("odds", "napalm").lines())
                .contains("The first raider is down")
                .doesNotContain("the first raider is down");
    }

    @Test
    void one_situation_is_no_plural() {
        // A single test has one throw, and nothing before it.
        assertThat(Spoken.to("odds", "lockpick").lines()).contains("Exact, by way of 1 situation.");
    }

    @Test
    void on_a_narrow_page_what_would_change_it_fits() {
        Spoken spoken = Spoken.with(Map.of("COLUMNS", "60"), "", "odds", "vera-at-skag");
        assertThat(spoken.lines()).allMatch(line -> line.length() <= 60);
        // 5 AP more than the 4 of a shot at the torso are 25 in a hundred more: it cannot miss.
        assertThat(spoken.lines()).contains("  aimed at the torso with +5 AP    3600/3600  100%     8.350");
        Spoken narrowest = Spoken.with(Map.of("COLUMNS", "40"), "", "odds", "vera-at-skag");
        assertThat(narrowest.lines()).allMatch(line -> line.length() <= 40);
    }

    @Test
    void a_long_heading_goes_on_below_on_a_narrow_page() {
        assertThat(Spoken.with(Map.of("COLUMNS", "60"), "", "run", "napalm", "--seed", "3")
                        .lines())
                .allMatch(line -> line.length() <= 60);
    }
}
