package dev.snakewater.json.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.snakewater.application.port.out.UnwritableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A transcript is written as a whole, or somebody is told why not. */
class SavedTranscriptsTest extends TranscriptOnFile {

    @Test
    void a_file_is_replaced_as_a_whole_and_nothing_is_left_beside_it() throws IOException {
        Files.writeString(file, "what was there before");
        saveDuel(1);

        assertThat(lines().getFirst()).startsWith("{\"snakewater\":1");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void a_link_stays_a_link() throws IOException {
        Path real = Files.writeString(folder.resolve("real.jsonl"), "before");
        Files.createSymbolicLink(file, real);
        saveDuel(1);

        assertThat(Files.isSymbolicLink(file)).isTrue();
        assertThat(Files.readString(real)).startsWith("{\"snakewater\":1");
    }

    @Test
    void what_cannot_be_written_is_told_in_plain_words() {
        assertThatThrownBy(() -> save(folder.resolve("no/such/fight.jsonl").toString()))
                .isInstanceOf(UnwritableException.class)
                .hasMessageContaining("could not be written: there is no folder ")
                .hasMessageEndingWith("no/such; create it first, or name another file");
        assertThatThrownBy(() -> save(folder.toString()))
                .isInstanceOf(UnwritableException.class)
                .hasMessageEndingWith("this is a directory; name a file in it");
        assertThatThrownBy(() -> save("/dev/null"))
                .isInstanceOf(UnwritableException.class)
                .hasMessageEndingWith("this is not an ordinary file; name another one");
        assertThatThrownBy(() -> save("a\0b")).isInstanceOf(UnwritableException.class);
        assertThatThrownBy(() -> save(" ")).isInstanceOf(UnwritableException.class);
        assertThatThrownBy(() -> save(folder.resolve("x".repeat(300)).toString()))
                .isInstanceOf(UnwritableException.class);
    }

    @Test
    void where_one_may_not_write_nothing_is_changed() throws IOException {
        Path locked = Files.createDirectory(folder.resolve("locked"));
        Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("r-xr-xr-x"));
        assumeFalse(Files.isWritable(locked), "whoever runs this may write everywhere");

        assertThatThrownBy(() -> save(locked.resolve("fight.jsonl").toString()))
                .isInstanceOf(UnwritableException.class)
                .hasMessageContaining("you may not write to the folder ");
    }
}
