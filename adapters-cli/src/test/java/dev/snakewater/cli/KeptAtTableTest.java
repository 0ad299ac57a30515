package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is played is kept: in its own place or where she wishes, and in files to read. */
class KeptAtTableTest extends PlayedThroughPipe {

    @Test
    void the_end_of_input_keeps_the_fight_and_says_how_to_go_on() {
        Spoken first = played(GOLDEN.subList(0, 12), "play", "snakewater-gulch", "--dice", "hand");
        assertThat(first.out().replaceAll("\\s+", " ")).contains("Go on with it: snakewater play --resume " + kept());

        Spoken second = played(GOLDEN.subList(12, 32), "play", "--resume", kept());
        assertThat(second.err()).isEmpty();
        assertThat(second.lines()).contains(">Bob    1     revolver 4/6  Very Hurt      snapped a shot");
    }

    @Test
    void without_a_scenario_it_goes_on_with_what_was_interrupted_last() {
        played(GOLDEN.subList(0, 12), "play", "snakewater-gulch", "--dice", "hand");
        Spoken again = played(List.of("-1"), "play");
        assertThat(again.lines()).contains("      Bob takes 3 points: Hurt. (margin 0, revolver +3)");
    }

    @Test
    void with_nothing_interrupted_it_says_what_to_name() {
        Spoken spoken = played(List.of(), "play");
        assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
        assertThat(spoken.err()).contains("nothing was interrupted; name a scenario, as in: play snakewater-gulch");
    }

    @Test
    void a_fight_in_which_nothing_was_answered_is_not_worth_mentioning() {
        Spoken first = played(List.of("help"), "play", "snakewater-gulch");
        assertThat(first.out()).doesNotContain("Go on with it");
        assertThat(home.resolve("snakewater/fights")).isEmptyDirectory();
        assertThat(played(List.of(), "play", "showdown").err()).isEmpty();
    }

    @Test
    void what_was_interrupted_is_mentioned_before_another_fight() {
        played(GOLDEN.subList(0, 12), "play", "snakewater-gulch", "--dice", "hand");
        Spoken other = played(List.of(), "play", "showdown");
        assertThat(other.err()).contains("Not ended yet: Snakewater Gulch, turn 1, 12 answers.");
        assertThat(other.out()).contains("Showdown at High Noon");
    }

    @Test
    void a_fight_is_kept_in_a_file_of_her_own_and_never_over_another() throws IOException {
        String file = home.resolve("tonight.jsonl").toString();
        played(List.of("agree"), "play", "snakewater-gulch", "--save", file);
        assertThat(Files.readAllLines(Path.of(file))).hasSize(2);

        Spoken again = played(List.of("agree"), "play", "snakewater-gulch", "--save", file);
        assertThat(again.status()).isEqualTo(ExitStatus.WRONG_USAGE);
        assertThat(again.err()).contains(file + " is there already", "go on with it (play --resume " + file + ")");
        assertThat(Files.readAllLines(Path.of(file))).hasSize(2);
    }

    @Test
    void nobody_is_told_to_go_on_with_what_she_has_replaced() throws IOException {
        String file = home.resolve("tonight.jsonl").toString();
        played(List.of("agree"), "play", "snakewater-gulch", "--save", file);
        Spoken again = played(List.of(), "play", "showdown", "--save", file, "--force");
        assertThat(again.err()).isEmpty();
        assertThat(Files.readAllLines(Path.of(file))).hasSize(1);
    }

    @Test
    void saving_elsewhere_takes_along_what_was_taken_back() throws IOException {
        String file = home.resolve("kept.jsonl").toString();
        played(List.of("agree", "undo", "refuse", "save " + file, "1"), "play", "snakewater-gulch");
        assertThat(Files.readAllLines(Path.of(file)).stream().skip(1).map(line -> line.replaceAll(".*,", "")))
                .startsWith("\"chose\":\"agree\"}", "{\"undone\":1}", "\"chose\":\"refuse\"}");
    }

    @ParameterizedTest
    @CsvSource({"notes.md, # Snakewater Gulch", "notes.txt, Snakewater Gulch", "notes.json, {"})
    void the_story_is_told_in_files(String name, String begins) throws IOException {
        String file = home.resolve(name).toString();
        Spoken spoken = played(GOLDEN, "play", "snakewater-gulch", "--dice", "hand", "--report", file);
        assertThat(spoken.err()).isEmpty();
        assertThat(Files.readString(Path.of(file))).startsWith(begins).contains("Incapacitated");
    }

    @Test
    void a_report_of_an_unknown_sort_is_refused_before_anything_is_asked() {
        Spoken spoken = played(List.of("agree"), "play", "snakewater-gulch", "--report", "notes.pdf");
        assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
        assertThat(spoken.err()).contains("must end in .txt, .md or .json");
        assertThat(spoken.out()).isEmpty();
    }
}
