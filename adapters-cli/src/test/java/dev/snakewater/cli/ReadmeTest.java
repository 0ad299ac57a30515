package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the README shows is what its reader gets. */
class ReadmeTest {

    private static final Path README = Path.of("..", "README.md");

    @ParameterizedTest
    @ValueSource(strings = {"snakewater-gulch", "sword-hand", "all-at-once", "vera-at-skag"})
    void the_worked_examples_are_the_real_output(String scenario) throws IOException {
        assertThat(Files.readString(README))
                .contains(shown("run " + scenario + " --dice script", "run", scenario, "--dice", "script"));
    }

    @Test
    void the_odds_of_an_attack_are_the_real_ones() throws IOException {
        assertThat(Files.readString(README))
                .contains(shown(
                        "odds snakewater-gulch --attack \"Bob shoots Joe\"",
                        "odds",
                        "snakewater-gulch",
                        "--attack",
                        "Bob shoots Joe"));
    }

    @Test
    void the_shot_at_the_table_goes_as_it_is_told(@TempDir Path home) throws IOException {
        Spoken spoken =
                Spoken.with(Map.of("XDG_STATE_HOME", home.toString()), """
                    why
                    add -1 to shot because the sun is in his eyes
                    +0-+
                    undo 2
                    -1

                    """, "play", "one-shot", "--dice", "hand");
        // Where the fight is kept comes first, and is somewhere else for everybody.
        assertThat(Files.readString(README))
                .contains(spoken.lines()
                        .dropWhile(line -> !line.equals("One Shot Across the Street"))
                        .map(line -> ("    " + line).stripTrailing())
                        .collect(Collectors.joining("\n", "    $ ./snakewater play one-shot --dice hand\n", "\n")));
    }

    private static String shown(String typed, String... words) {
        Spoken spoken = Spoken.with(Map.of("LANG", "en_GB.UTF-8"), "", words);
        return spoken.lines()
                .map(line -> ("    " + line).stripTrailing())
                .collect(Collectors.joining("\n", "    $ ./snakewater " + typed + "\n", "\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "0, Trouble at the Silver Spur, Harlan 2",
        "1, Rocks from above, Abel",
        "2, From the moving sled, the sled jolts",
        "3, At the gate, Guy",
        "4, Two seconds for the guard, the guard",
        "5, Across the ford, Gorm"
    })
    void the_scenarios_are_right_and_can_be_played(int number, String title, String said) throws IOException {
        Matcher written = Pattern.compile("(?s)```json\n(.*?)```").matcher(Files.readString(README));
        String scenario = written.results().toList().get(number).group(1);
        assertThat(Spoken.with(Map.of(), scenario, "check", "-").status()).isZero();
        Spoken played = Spoken.with(Map.of(), scenario, "run", "-", "--seed", "1");

        assertThat(played.err()).isEmpty();
        assertThat(played.out()).contains(title).contains(said);
    }
}
