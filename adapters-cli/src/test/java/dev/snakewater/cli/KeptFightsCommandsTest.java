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
import org.junit.jupiter.params.provider.ValueSource;

/** Keeping a fight, playing it again, going on from it, and looking at documents without playing them. */
class KeptFightsCommandsTest {

    @TempDir
    private Path folder;

    @Test
    void a_kept_fight_replays_to_the_same_story() {
        String file = file("fight.jsonl");
        Spoken played = Spoken.to("run", "ambush", "--seed", "3", "--save", file);

        Spoken replayed = Spoken.to("replay", file);

        assertThat(played.status()).isZero();
        assertThat(replayed.status()).isZero();
        assertThat(replayed.err()).isEmpty();
        assertThat(replayed.out()).startsWith(played.out()).contains("It came out the same: ");
    }

    @Test
    void a_kept_fight_replays_to_the_same_report_byte_for_byte() {
        String file = file("fight.jsonl");
        Spoken played = Spoken.to("run", "two-guns", "--seed", "4", "--json", "--save", file);

        Spoken replayed = Spoken.to("replay", file, "--json");

        assertThat(replayed.out()).isEqualTo(played.out());
        assertThat(replayed.err()).startsWith("It came out the same: ");
    }

    @Test
    void an_answer_that_the_fight_does_not_ask_for_is_named() throws IOException {
        String file = file("fight.jsonl");
        Spoken.to("run", "showdown", "--seed", "1", "--save", file);
        List<String> lines = Files.readAllLines(Path.of(file));
        lines.remove(1);
        Files.write(Path.of(file), lines);

        Spoken replayed = Spoken.to("replay", file);

        assertThat(replayed.status()).isEqualTo(1);
        assertThat(replayed.err())
                .contains("answer 1 was for staredown of Cole Brannigan (GF-03), the fight asks for staredown of")
                .doesNotContain("Exception");
    }

    @Test
    void a_turn_that_ended_otherwise_is_named() throws IOException {
        String file = file("fight.jsonl");
        Spoken.to("run", "showdown", "--seed", "1", "--save", file);
        String text = Files.readString(Path.of(file));
        Files.writeString(Path.of(file), text.replaceFirst("(\"turnEnds\":1.*?\"rounds\":)\\d", "$10"));

        Spoken replayed = Spoken.to("replay", file);

        assertThat(replayed.status()).isEqualTo(1);
        assertThat(replayed.err()).contains("does not come out the same").contains("turn 1");
    }

    @Test
    void a_torn_record_is_played_as_far_as_it_goes_and_that_is_told() throws IOException {
        String file = file("fight.jsonl");
        Spoken.to("run", "showdown", "--seed", "1", "--save", file);
        String text = Files.readString(Path.of(file));
        Files.writeString(Path.of(file), text.substring(0, text.lastIndexOf("\"by\"") + 10));

        Spoken replayed = Spoken.to("replay", file);

        assertThat(replayed.status()).isZero();
        assertThat(replayed.err()).contains("is torn and was left out");
        assertThat(replayed.out()).contains("Here the record ends").contains("It came out the same");
    }

    @Test
    void the_aftermath_is_a_scenario_of_those_who_are_left() throws IOException {
        String file = file("fight.jsonl");
        List<String> story = Spoken.to("run", "ambush", "--seed", "4", "--save", file)
                .lines()
                .toList();
        List<String> fates = story.subList(story.indexOf("The end") + 1, story.size() - 1);

        Spoken aftermath = Spoken.to("aftermath", file);

        assertThat(aftermath.status()).isZero();
        assertThat(aftermath.out()).contains("After Ambush at Dry Fork").contains("\"loaded\"");
        assertThat(fates).filteredOn(fate -> fate.contains(" is dead")).isNotEmpty();
        for (String who : List.of("Bandit 1", "Bandit 2", "Bandit 3", "Bandit 4", "Sheriff Tully", "Deputy Wren")) {
            boolean dead = fates.stream().anyMatch(fate -> fate.contains(who + " is dead"));
            assertThat(aftermath.out().contains("\"name\": \"" + who + "\""))
                    .as(who)
                    .isEqualTo(!dead);
        }
    }

    @Test
    void a_part_of_a_fight_has_no_aftermath() {
        String file = file("shot.jsonl");
        Spoken.to("run", "one-shot", "--seed", "1", "--save", file);

        Spoken aftermath = Spoken.to("aftermath", file);

        assertThat(aftermath.status()).isEqualTo(1);
        assertThat(aftermath.out()).isEmpty();
        assertThat(aftermath.err()).contains("it is no whole fight");
    }

    @Test
    void there_is_no_aftermath_of_a_record_that_does_not_come_out_the_same() throws IOException {
        String file = file("fight.jsonl");
        Spoken.to("run", "showdown", "--seed", "1", "--save", file);
        String text = Files.readString(Path.of(file));
        Files.writeString(Path.of(file), text.replaceFirst("(\"turnEnds\":1.*?\"rounds\":)\\d", "$10"));

        Spoken aftermath = Spoken.to("aftermath", file);

        assertThat(aftermath.status()).isEqualTo(1);
        assertThat(aftermath.out()).isEmpty();
        assertThat(aftermath.err()).contains("does not come out the same");
    }

    @Test
    void an_aftermath_in_the_middle_of_a_fight_says_so() throws IOException {
        String file = file("fight.jsonl");
        Spoken.to("run", "showdown", "--seed", "1", "--save", file);
        Files.write(Path.of(file), Files.readAllLines(Path.of(file)).subList(0, 4));

        Spoken aftermath = Spoken.to("aftermath", file);

        assertThat(aftermath.status()).isZero();
        assertThat(aftermath.err()).contains("the fight on record is not over");
    }

    @Test
    void where_nothing_can_follow_it_is_said_how_it_ended() {
        String shot = """
            {
              "snakewater": 1, "kind": "fallout-shot", "title": "Short", "millimetres": 180,
              "shooter": { "is": "Vera" }, "target": { "is": "Skag", "hitPoints": 1 },
              "action": { "way": "unaimed" }, "script": ["Vera, shot: 30", "Vera, damage: 3 4"]
            }
            """;
        String kept = file("short.jsonl");
        Spoken.with(Map.of(), shot, "run", "-", "--dice", "script", "--save", kept);

        Spoken spoken = Spoken.to("aftermath", kept);

        assertThat(spoken.status()).isEqualTo(1);
        assertThat(spoken.err())
                .startsWith("There is no next one. So it ended: ")
                .contains("and is down");
    }

    @Test
    void a_report_in_markdown_has_headings_and_lists() {
        Spoken spoken = Spoken.to("run", "snakewater-gulch", "--dice", "script", "--format", "markdown");

        assertThat(spoken.lines())
                .containsSubsequence(
                        "# Snakewater Gulch",
                        "## Turn 1",
                        "### The staredown",
                        "- Bob stares: \\[+ 0 0 0\\] Good. *(Nerve Good +1, outnumbered 2 to 1 -1)*",
                        "  - Bob takes 3 points: Hurt. *(margin 0, revolver +3)*",
                        "## Here the script ends");
    }

    @Test
    void check_says_in_one_line_that_nothing_is_wrong() {
        Spoken spoken = Spoken.to("check", "showdown");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.lines())
                .containsExactly(
                        "showdown: nothing wrong, a scenario of the kind fudge-gunfight, \"Showdown at High Noon\"");
    }

    @Test
    void check_tells_all_six_mistakes_of_a_scenario() throws IOException {
        Path file = Files.writeString(folder.resolve("six.json"), """
            {
              "snakewater": 2,
              "kind": "fudge-gunfight",
              "title": " ",
              "range": "Across the Creek",
              "rulings": { "dropScope": "forever" },
              "fighters": [
                { "name": "Ann", "pistol": "Goood", "guns": [{ "kind": "revolver" }] },
                { "name": "Bill", "gun": "revolver" }
              ]
            }
            """);

        Spoken spoken = Spoken.to("check", file.toString(), "showdown");

        assertThat(spoken.status()).isEqualTo(3);
        assertThat(spoken.out()).startsWith("showdown: nothing wrong");
        assertThat(spoken.err())
                .contains(
                        "6 problems",
                        "/snakewater",
                        "/title",
                        "/range",
                        "/rulings/dropScope",
                        "/fighters/0/pistol",
                        "/fighters/1/gun");
    }

    @Test
    void check_replays_a_transcript() {
        String file = file("fight.jsonl");
        Spoken.to("run", "showdown", "--seed", "1", "--save", file);

        assertThat(Spoken.to("check", file).out()).contains("the transcript of a fudge-gunfight, \"Showdown at High");
    }

    @Test
    void schema_lists_its_names_and_prints_each() {
        Spoken names = Spoken.to("schema");

        assertThat(names.lines()).contains("fudge-gunfight", "transcript", "report");
        assertThat(names.lines())
                .allSatisfy(name -> assertThat(Spoken.to("schema", name).out())
                        .contains("https://json-schema.org/draft/2020-12/schema"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "aftermath", "play --resume"})
    void what_is_no_transcript_is_told(String command) throws IOException {
        Path scenario =
                Files.writeString(folder.resolve("no.jsonl"), "{\"snakewater\": 1, \"kind\": \"fudge-gunfight\"}\n");
        Path prose = Files.writeString(folder.resolve("notes.md"), "# Notes\n\nBob shot first.\n");

        for (String reference :
                List.of(scenario.toString(), prose.toString(), file("missing.jsonl"), folder.toString())) {
            Spoken spoken = Spoken.to((command + " " + reference).split(" "));
            assertThat(spoken.status()).isEqualTo(3);
            assertThat(spoken.out()).isEmpty();
            assertThat(spoken.err()).contains("one problem", "instead: ").doesNotContain("Exception");
        }
    }

    @Test
    void a_record_that_cannot_be_written_is_told_and_no_story_with_it() {
        Spoken spoken = Spoken.to("run", "showdown", "--seed", "1", "--save", file("nowhere/fight.jsonl"));

        assertThat(spoken.status()).isEqualTo(3);
        assertThat(spoken.out()).isEmpty();
        assertThat(spoken.err()).contains("could not be written: there is no folder");
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "aftermath", "check", "schema", "rules"})
    void each_command_helps_with_examples(String command) {
        Spoken spoken = Spoken.with(Map.of(), "", command, "--help");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.out()).contains("Usage: snakewater " + command).contains("  snakewater ");
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void the_aftermath_of_a_shot_is_the_same_again_and_asks_for_nobody_else() {
        String file = file("vera.jsonl");
        Spoken.to("run", "vera-at-skag", "--seed", "3", "--save", file);

        Spoken aftermath = Spoken.to("aftermath", file);

        assertThat(aftermath.status()).isZero();
        assertThat(aftermath.err()).contains("the same again").doesNotContain("Add whom");
    }

    @Test
    void who_shot_is_not_said_to_be_dead_where_the_target_is_down() {
        String file = file("head.jsonl");
        Spoken.to("run", "head-shot", "--seed", "3", "--save", file);

        Spoken aftermath = Spoken.to("aftermath", file);

        assertThat(aftermath.status()).isEqualTo(ExitStatus.DOES_NOT_HOLD);
        assertThat(aftermath.err()).contains("is down").doesNotContain("alive");
    }

    @Test
    void what_comes_after_an_aftermath_is_called_so_once() throws IOException {
        String first = file("first.jsonl");
        String second = file("second.jsonl");
        Spoken.to("run", "vera-at-skag", "--seed", "1", "--save", first);
        Path next = Files.writeString(
                folder.resolve("next.json"), Spoken.to("aftermath", first).out());
        Spoken.to("run", next.toString(), "--seed", "1", "--save", second);
        assertThat(Spoken.to("aftermath", second).out()).contains("\"title\": \"After Vera at Skag\"");
    }

    @Test
    void the_table_of_a_body_keeps_its_columns_in_markdown() {
        Spoken spoken = Spoken.to("run", "sword-hand", "--seed", "3", "--format", "markdown");

        assertThat(spoken.lines())
                .containsSubsequence(
                        "  ```",
                        "              Scratch  Hurt  Very Hurt  Useless  Crippled  Now",
                        "  Right hand  1/2      0/1   0/1        0/2      0/2       Scratch",
                        "  ```",
                        "  - All else is unhurt.",
                        "## Turn 1");
    }
}
