package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
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
        Heard out = new Heard();
        Main.run(
                InputStream.nullInputStream(),
                out,
                new Heard(),
                Map.of(),
                "run",
                "snakewater-gulch",
                "--dice",
                "script");

        String shown = out.text()
                .lines()
                .map(line -> ("    " + line).stripTrailing())
                .collect(Collectors.joining("\n", "    $ ./snakewater run snakewater-gulch --dice script\n", "\n"));

        assertThat(Files.readString(README)).contains(shown);
    }
}
