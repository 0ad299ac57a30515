package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fights that were kept before hits could have locations, with their reports of then: they come out the same, byte for byte. */
class KeptBeforeHitLocationTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"last-stand", "two-guns", "one-shot"})
    void a_fight_without_locations_is_what_it_was(String name) throws IOException {
        Path record = folder.resolve(name + ".jsonl");
        Files.writeString(record, kept(name + ".jsonl"));

        Spoken replayed = Spoken.to("replay", record.toString(), "--json");

        assertThat(replayed.err()).startsWith("It came out the same: ");
        assertThat(replayed.out()).isEqualTo(kept(name + ".report.json"));
    }

    private static String kept(String name) throws IOException {
        return Spoken.resource("/kept-before-hit-location/" + name);
    }
}
