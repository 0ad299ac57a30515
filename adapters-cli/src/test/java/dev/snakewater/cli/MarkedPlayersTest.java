package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every sheet that has a policy can say that a person plays it. */
class MarkedPlayersTest {

    @TempDir
    private Path home;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "aimed-at-the-vitals | \"name\": \"Chief\" | best: Ranger, Henchman; you: Chief.",
                "alien-in-the-bush | \"name\": \"Bob Too\" | you: Bob Too;",
                "alien-in-the-bush | \"name\": \"Snag\" | you: Snag",
                "brocks-burst | \"is\": \"Brock\" | you: Brock; most damage: Skag.",
                "napalm | \"is\": \"Brock\" | you: Brock",
                "down-the-corridor | \"is\": \"Vera\" | you: Vera;",
                "one-shot | \"name\": \"Bob\" | you: Bob; careful: Joe.",
                "snakewater-gulch | \"name\": \"Joe\" | aggressive: Bob, Frank; you: Joe."
            })
    void who_is_marked_is_played_by_a_person(String scenario, String sheet, String seats) throws IOException {
        String written = Spoken.resource("/META-INF/snakewater/scenarios/" + scenario + ".json");
        assertThat(written).contains(sheet);
        String file = Files.writeString(
                        home.resolve("marked.json"), written.replaceFirst(sheet, sheet + ", \"player\": true"))
                .toString();
        Map<String, String> there = Map.of("XDG_STATE_HOME", home.toString());
        assertThat(Spoken.with(there, "", "check", file).status()).isZero();
        assertThat(Spoken.with(there, "quit\n", "play", file, "--players", "scenario")
                        .out())
                .contains(seats);
    }
}
