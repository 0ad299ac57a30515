package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is typed, and what is seen then: the talks that stand in files, in the notation of {@link Talk}. */
class TalksTest {

    @TempDir
    private Path home;

    static Stream<Talk> talks() throws IOException, URISyntaxException {
        Path folder = Path.of(
                Objects.requireNonNull(TalksTest.class.getResource("/talks")).toURI());
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> sorted = files.sorted().toList();
            assertThat(sorted).isNotEmpty();
            return sorted.stream().flatMap(Talk::in);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("talks")
    void the_program_says_what_is_written_of_it(Talk talk) throws IOException {
        talk.holdsIn(home);
    }
}
