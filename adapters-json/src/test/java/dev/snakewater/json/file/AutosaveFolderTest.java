package dev.snakewater.json.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.json.document.Documents;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where fights are kept. */
class AutosaveFolderTest {

    @TempDir
    private Path home;

    @ParameterizedTest
    @CsvSource({
        "High Noon, high-noon-1.jsonl",
        // Thirty letters end between two words.
        "After The Mill at Copper Bend (2), after-the-mill-at-copper-bend-1.jsonl",
        "(Noon), noon-1.jsonl",
        "???, fight-1.jsonl"
    })
    void a_fight_is_called_by_its_title(String title, String file) {
        Scenario<?, ?> scenario =
                Documents.read(Documents.DUEL.replaceFirst("\"title\": *\"[^\"]*\"", "\"title\": \"" + title + "\""));

        assertThat(Path.of(new AutosaveFolder(Optional.of(home)).place(scenario))
                        .getFileName())
                .hasToString(file);
    }
}
