package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that the table has written, and that somebody else changes while it is open. */
class ChangedByOthersTest {

    private static final String THEIRS = "mine now\n";

    @TempDir
    private Path home;

    @Test
    void a_report_stays_as_somebody_else_has_changed_it() {
        Path file = home.resolve("notes.md");
        Spoken spoken = played(file, List.of("agree", "report " + file), List.of("report " + file, "quit"));
        assertThat(file).hasContent(THEIRS.strip());
        assertThat(spoken.out().replaceAll("\\s+", " "))
                .contains("The story so far is in " + file)
                .contains(file + " has been changed since this run wrote it; name another file");
    }

    @Test
    void a_report_that_nobody_has_changed_is_written_again() throws IOException {
        Path file = home.resolve("notes.md");
        played(home.resolve("other"), List.of("report " + file), List.of("refuse", "report " + file, "quit"));
        assertThat(Files.readString(file)).contains("Bob will not stare");
    }

    @Test
    void the_players_view_stays_as_somebody_else_has_changed_it() {
        Path file = home.resolve("screen.txt");
        Spoken spoken = played(
                file, List.of("agree"), List.of("agree", "agree", "", "quit"), "--players-view", file.toString());
        assertThat(file).hasContent(THEIRS.strip());
        assertThat(spoken.err()).containsOnlyOnce("the players' view is not up to date: " + file + " has been changed");
    }

    /** What is said to somebody who types lines, between which somebody else writes this file. */
    private Spoken played(Path changed, List<String> before, List<String> after, String... options) {
        InputStream later = new FilterInputStream(lines(after)) {
            private boolean isChanged;

            @Override
            public int read(byte[] bytes, int from, int count) throws IOException {
                if (!isChanged) {
                    isChanged = true;
                    Files.writeString(changed, THEIRS);
                }
                return super.read(bytes, from, count);
            }
        };
        String[] words = Stream.concat(
                        List.of("play", "snakewater-gulch", "--seed", "1").stream(), List.of(options).stream())
                .toArray(String[]::new);
        return Spoken.with(
                Map.of("XDG_STATE_HOME", home.toString()), new SequenceInputStream(lines(before), later), words);
    }

    private static InputStream lines(List<String> lines) {
        String text = String.join("\n", lines) + "\n";
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
