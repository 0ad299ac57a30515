package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is offered can be typed as it is shown, and who types a part of it is told the whole. */
class OptionsAsShownTest {

    @TempDir
    Path home;

    @Test
    void an_option_read_aloud_can_be_typed_as_it_was_read() {
        Spoken spoken =
                played(List.of("at the head", "plus 4 AP"), "play", "vera-at-skag", "--plain", "--dice", "hand");
        assertThat(spoken.out()).contains("plus 4 AP").doesNotContain("not offered");
        // A shot at the head is 5 AP; 4 more of 9 leave none.
        assertThat(spoken.lines()).anyMatch(line -> line.startsWith("Vera, shot:"));
    }

    /** Handguns 70 and 10 for close quarters; at the head 50 less, and 4 of 5 action points of aiming bring 10 each. */
    @Test
    void each_way_to_shoot_stands_beside_its_price_and_its_chance_and_can_be_chosen_as_it_was_told() {
        Spoken spoken = played(List.of("aimed at the head", "+5 AP"), "play", "vera-at-skag", "--dice", "hand");
        assertThat(spoken.out())
                .contains("unaimed         4 AP; Skag is hit: on 80 or less, 80.0%")
                .contains("at the head     9 AP; Skag is hit: on 70 or less, 70.0%")
                .contains("Vera, shot: 1d100\n  Skag is hit: on 70 or less, 70.0%");
    }

    @Test
    void an_order_that_ends_with_an_option_is_no_answer() {
        Spoken spoken = played(List.of("allow at the head"), "play", "vera-at-skag", "--dice", "hand");
        assertThat(spoken.out()).doesNotContain("Vera, aiming?");
    }

    @Test
    void a_word_of_an_option_brings_that_option_to_mind_first() {
        Spoken spoken = played(List.of("head"), "play", "vera-at-skag", "--dice", "hand");
        assertThat(spoken.out()).contains("Did you mean 'at the head'?").doesNotContain("'hand'?");
    }

    @Test
    void a_die_that_is_told_twice_shows_one_face() {
        Spoken spoken = played(List.of("10 10", "10 10"), "play", "full-burn", "--dice", "hand");
        assertThat(spoken.out()).contains("shows 1 face, not 2.");
    }

    @Test
    void the_table_of_a_body_is_read_in_sentences() {
        Spoken spoken = played(List.of("quit"), "play", "sword-hand", "--plain");
        assertThat(spoken.out().replaceAll("\\s+", " "))
                .contains("Right hand. Scratch: 1 of 2. Hurt: 0 of 1. Very Hurt: 0 of 1. Useless: 0 of 2."
                        + " Crippled: 0 of 2. Now: Scratch.");
        assertThat(spoken.out()).doesNotContain("Scratch  Hurt");
    }

    @Test
    void a_name_that_ends_in_another_is_not_taken_for_it() throws IOException {
        Path street = Files.writeString(home.resolve("street.json"), """
                { "snakewater": 1, "kind": "fudge-gunfight", "title": "Names", "fighters": [
                  { "name": "Bob", "side": "law", "fastDraw": "Superb", "guns": [{ "kind": "revolver" }] },
                  { "name": "Dead Eye Jim", "side": "law", "guns": [{ "kind": "revolver" }] },
                  { "name": "Eye Jim", "side": "gang" },
                  { "name": "Al", "side": "gang" }] }
                """);
        Spoken spoken = played(
                List.of("4", "-4", "-4", "-4", "snapshot", "Dead Eye Jim"),
                "play",
                street.toString(),
                "--dice",
                "hand");
        assertThat(spoken.out()).contains("Bob, target>").doesNotContain("Bob, snapshot:");
    }

    @Test
    void what_comes_first_is_reckoned_for_the_gun_that_is_fired() throws IOException {
        Path field = Files.writeString(home.resolve("field.json"), """
                { "snakewater": 1, "kind": "fallout-shot", "title": "Rifle", "millimetres": 300,
                  "shooter": { "is": "Vera", "guns": [{ "is": "10 mm Pistol" },
                    { "is": "Hunting rifle", "support": "bipod" }] },
                  "target": { "is": "Skag" }, "before": ["set up"],
                  "action": { "way": "unaimed", "with": ["Hunting rifle"] } }
                """);
        assertThat(Spoken.to("run", field.toString(), "--seed", "1").out()).contains("Hunting rifle, unaimed");
    }

    private Spoken played(List<String> lines, String... words) {
        return new Sitter(home).plays(lines, words);
    }
}
