package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A fight that was kept before its names and sides were looked at closely: such a scenario is refused now, its record is not. */
class KeptNamesTest {

    @TempDir
    private Path folder;

    private Path record;

    @BeforeEach
    void keep() throws IOException {
        record = folder.resolve("names.jsonl");
        Files.writeString(record, Spoken.resource("/kept-duel/names.jsonl"));
    }

    @Test
    void the_record_is_read_and_comes_out_the_same() {
        assertThat(Spoken.to("check", record.toString()).out()).contains("nothing wrong");
        assertThat(Spoken.to("replay", record.toString()).out()).contains("It came out the same");
        assertThat(Spoken.played(folder, List.of("quit"), "play", "--resume", record.toString())
                        .status())
                .isZero();
    }

    @Test
    void its_scenario_is_refused_in_a_file_of_its_own() throws IOException {
        String header = Files.readAllLines(record).getFirst();
        int from = header.indexOf("\"scenario\":") + "\"scenario\":".length();
        Path scenario = Files.writeString(folder.resolve("names.json"), header.substring(from, header.length() - 1));

        Spoken checked = Spoken.to("check", scenario.toString());

        assertThat(checked.status()).isEqualTo(ExitStatus.PROBLEMS);
        assertThat(checked.err()).contains("/fighters/1/name", "/fighters/1/side", "/fighters/2/name");
    }
}
