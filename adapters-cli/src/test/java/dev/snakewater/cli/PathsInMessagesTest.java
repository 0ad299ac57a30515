package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A path that is told can be copied: it stands whole on its line, as it is, whatever is in it. */
class PathsInMessagesTest {

    @TempDir
    Path home;

    @ParameterizedTest
    @ValueSource(strings = {"", "--plain"})
    void a_path_with_blanks_is_not_broken(String plain) throws IOException {
        Path folder = Files.createDirectories(home.resolve("the long winter evenings of 1/2 a dozen -3 friends"));
        String file = folder.resolve("our last fight in the gulch.jsonl").toString();

        Spoken spoken = played(plain, List.of("save " + file, "save"), "--save", home.resolve("a b c.jsonl") + "");

        assertThat(spoken.lines())
                .anyMatch(line -> line.contains(home.resolve("a b c.jsonl") + ""))
                .filteredOn(line -> line.contains(file) && !line.contains("> "))
                .hasSize(3);
    }

    @Test
    void a_path_that_cannot_be_written_is_not_broken_either() {
        String file = home.resolve("there is no such folder/our last fight in the gulch.jsonl")
                .toString();

        Spoken spoken = played("", List.of("save " + file));

        assertThat(spoken.lines()).contains("  " + file);
    }

    private Spoken played(String plain, List<String> lines, String... more) {
        List<String> words = new ArrayList<>(List.of("play", "snakewater-gulch"));
        words.addAll(List.of(more));
        if (!plain.isEmpty()) {
            words.add(plain);
        }
        return Spoken.with(
                Map.of("XDG_STATE_HOME", home.toString(), "COLUMNS", "60"),
                "1\n" + String.join("\n", lines) + "\n",
                words.toArray(String[]::new));
    }
}
