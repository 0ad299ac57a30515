package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file whose name is misspelt is answered with one beside it that may be meant. */
class NearbyFilesTest {

    @TempDir
    Path folder;

    @BeforeEach
    void files() throws IOException {
        Files.writeString(folder.resolve("saloon.json"), "{}");
        Files.writeString(folder.resolve("friday night.jsonl"), "{}");
        Files.writeString(folder.resolve("notes.md"), "");
        Files.createDirectory(folder.resolve("salon.json"));
    }

    @ParameterizedTest
    @CsvSource({
        "run,       saloom.json,        saloon.json",
        "run,       Saloon.json,        saloon.json",
        "run,       saloon,             saloon.json",
        "play,      salon.jsn,          saloon.json",
        "check,     friday nigth.jsonl, friday night.jsonl",
        "replay,    friday-night.jsonl, friday night.jsonl",
        "aftermath, friday night.json,  friday night.jsonl",
    })
    void what_lies_beside_it_may_be_meant(String command, String written, String meant) {
        Spoken spoken = Spoken.to(command, folder.resolve(written).toString());

        assertThat(spoken.status()).isEqualTo(3);
        assertThat(spoken.err()).contains("instead: did you mean '" + folder.resolve(meant) + "'? ");
    }

    @Test
    void the_record_to_be_resumed_may_be_meant_too() {
        Spoken spoken = Spoken.to(
                "play", "--resume", folder.resolve("fridaynight.jsonl").toString());

        assertThat(spoken.err()).contains("did you mean '" + folder.resolve("friday night.jsonl") + "'? a transcript");
    }

    @Test
    void nothing_is_guessed_where_nothing_is_near() {
        assertThat(Spoken.to("run", folder.resolve("poker.json").toString()).err())
                .contains("instead: one of: ")
                .doesNotContain("did you mean");
        assertThat(Spoken.to("run", folder.resolve("nowhere/saloon.json").toString())
                        .err())
                .doesNotContain("did you mean");
    }

    @Test
    void a_built_in_scenario_is_nearer_than_any_file() {
        assertThat(Spoken.to("run", "showdwon").err()).contains("did you mean 'showdown'? one of: ");
    }
}
