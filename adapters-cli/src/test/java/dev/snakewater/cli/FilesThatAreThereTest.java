package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.cli.console.ExitStatus;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that is there is not written over unless that is wished, and a fight that is being played never. */
class FilesThatAreThereTest {

    @TempDir
    private Path home;

    private Path file;

    @BeforeEach
    void nameFile() {
        file = home.resolve("hers.md");
    }

    @Test
    void a_link_that_leads_nowhere_is_there_too() throws IOException {
        Files.createSymbolicLink(file, home.resolve("nowhere.md"));
        Spoken spoken = Spoken.played(home, List.of(), words("run showdown --seed 1 --save"));
        assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
        assertThat(file).isSymbolicLink();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "run showdown --seed 1 --force --save",
                "play showdown --force --save",
                "play showdown --force --report",
                "play showdown --append --report"
            })
    void a_fight_that_is_being_played_is_never_touched(String command) throws IOException, InterruptedException {
        Path output = home.resolve("output");
        List<String> program = new ArrayList<>(Tty.program());
        program.addAll(List.of("play", "ambush", "--dice", "hand", "--save", file.toString()));
        Process process = new ProcessBuilder(program)
                .redirectOutput(output.toFile())
                .redirectErrorStream(true)
                .start();
        try (OutputStream keys = process.getOutputStream()) {
            keys.write("1\n".getBytes(StandardCharsets.UTF_8));
            keys.flush();
            while (process.isAlive() && !Files.readString(output).contains("> 1")) {
                Thread.sleep(5);
            }
            Spoken spoken = Spoken.played(home, List.of("1", "1"), words(command));
            assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
            assertThat(spoken.out()).isEmpty();
            assertThat(spoken.err()).contains("is being played right now");
            keys.write("1\nquit\n".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(process.waitFor()).isZero();
        assertThat(Spoken.answers(file)).isEqualTo(2);
    }

    private String[] words(String command) {
        return (command + " " + file).split(" ");
    }
}
