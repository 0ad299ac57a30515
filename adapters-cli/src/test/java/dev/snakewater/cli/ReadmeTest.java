package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the README shows is what its reader gets. */
class ReadmeTest {

    private static final Path README = Path.of("..", "README.md");

    @Test
    void the_worked_example_is_the_real_output() throws IOException {
        assertThat(Files.readString(README))
                .contains(shown("run snakewater-gulch --dice script", "run", "snakewater-gulch", "--dice", "script"));
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

    private static String shown(String typed, String... words) {
        Spoken spoken = Spoken.with(Map.of("LANG", "en_GB.UTF-8"), "", words);
        return spoken.lines()
                .map(line -> ("    " + line).stripTrailing())
                .collect(Collectors.joining("\n", "    $ ./snakewater " + typed + "\n", "\n"));
    }

    @Test
    void the_scenario_for_game_masters_is_right_and_can_be_played() throws IOException {
        String scenario = Files.readString(README).replaceAll("(?s).*```json\n(.*?)```.*", "$1");
        InputStream checked = new ByteArrayInputStream(scenario.getBytes(StandardCharsets.UTF_8));
        InputStream played = new ByteArrayInputStream(scenario.getBytes(StandardCharsets.UTF_8));
        Heard out = new Heard();
        Heard err = new Heard();

        assertThat(Main.run(checked, out, err, Map.of(), "check", "-")).isZero();
        assertThat(Main.run(played, out, err, Map.of(), "run", "-", "--seed", "1"))
                .isZero();

        assertThat(err.text()).isEmpty();
        assertThat(out.text()).contains("Trouble at the Silver Spur").contains("Harlan 2");
    }
}
