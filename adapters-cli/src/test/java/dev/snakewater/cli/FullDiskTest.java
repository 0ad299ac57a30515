package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.snakewater.cli.console.ExitStatus;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A small disk that is full in the middle of a fight. It can only be made by somebody who may mount file systems. */
class FullDiskTest {

    private static final Pattern SINCE = Pattern.compile("saved since answer (\\d+)");
    private static final List<String> ANSWERS = Collections.nCopies(45, "1");

    @TempDir
    Path home;

    private Path disk;
    private Path file;

    @BeforeEach
    void mountSmallDisk() throws IOException, InterruptedException {
        disk = Files.createDirectory(home.resolve("disk"));
        file = disk.resolve("fight.jsonl");
        assumeTrue(isDone("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk.toString()), "it cannot be mounted");
    }

    @AfterEach
    void unmount() throws IOException, InterruptedException {
        isDone("umount", "-l", disk.toString());
    }

    @Test
    void it_is_told_aside_and_at_each_prompt_and_is_no_success() {
        Spoken spoken = played(new Typist().types(List.of("1")).does(this::fill).types(ANSWERS));

        assertThat(spoken.status()).isEqualTo(74);
        assertThat(spoken.err()).contains(file + " could not be written: No space left on device");
        assertThat(spoken.out()).doesNotContain("could not be written");
        int since = since(spoken);
        assertThat(spoken.lines().filter(line -> line.contains("> 1")).skip(since))
                .isNotEmpty()
                .allMatch(line -> line.startsWith("Not saved since answer " + since + ". "));
        assertThat(Spoken.answers(file)).as("what was told to be kept").isEqualTo(since - 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void when_there_is_room_again_all_that_is_missing_is_kept_at_the_end_at_the_latest(int more) {
        Spoken spoken = played(
                new Typist().does(this::fill).types(ANSWERS).does(this::empty).types(Collections.nCopies(more, "1")));

        assertThat(since(spoken)).isPositive();
        assertThat(spoken.status()).isZero();
        assertThat(spoken.err()).contains("Everything is saved again, in " + file);
        assertThat(Spoken.answers(file)).isEqualTo(ANSWERS.size() + more + byThemselves(spoken));
    }

    @Test
    void it_is_kept_elsewhere_if_that_is_wished_and_nothing_is_left_where_it_cannot_be() {
        Path elsewhere = home.resolve("elsewhere.jsonl");
        Spoken spoken = played(new Typist()
                .does(this::fill)
                .types(ANSWERS)
                .types(List.of("save " + disk.resolve("other.jsonl"), "save " + elsewhere, "1")));

        assertThat(spoken.status()).isZero();
        assertThat(Spoken.answers(elsewhere)).isEqualTo(ANSWERS.size() + 1 + byThemselves(spoken));
        assertThat(Spoken.answers(file)).isEqualTo(since(spoken) - 1);
        assertThat(disk).isDirectoryNotContaining("glob:**{other,part}*");
    }

    @Test
    void a_run_is_told_though_it_cannot_be_kept_and_what_was_there_stays() throws IOException {
        Files.writeString(file, "hers");
        fill();
        Spoken spoken = Spoken.to("run", "ambush", "--seed", "1", "--force", "--save", file.toString());

        assertThat(spoken.status()).isEqualTo(ExitStatus.PROBLEMS);
        assertThat(spoken.err()).contains("No space left on device");
        assertThat(spoken.out()).contains("The end");
        assertThat(file).hasContent("hers");
        assertThat(disk).isDirectoryNotContaining("glob:**part*");
    }

    private Spoken played(Typist typist) {
        String[] words = {"play", "ambush", "--dice", "hand", "--save", file.toString()};
        return Spoken.with(Map.of("XDG_STATE_HOME", home.toString()), typist, words);
    }

    /** Returns how many choices had only one option. */
    private static int byThemselves(Spoken spoken) {
        return spoken.out().split("\\(nothing else is possible\\)", -1).length - 1;
    }

    private static int since(Spoken spoken) {
        Matcher told = SINCE.matcher(spoken.err());
        assertThat(told.find()).as(spoken.err()).isTrue();
        return Integer.parseInt(told.group(1));
    }

    private void fill() {
        try (OutputStream ballast = Files.newOutputStream(disk.resolve("ballast"))) {
            while (true) {
                ballast.write(new byte[1024]);
            }
        } catch (IOException full) {
            assertThat(full).hasMessageContaining("No space left");
        }
    }

    private void empty() {
        try {
            Files.delete(disk.resolve("ballast"));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static boolean isDone(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException unknown) {
            return false;
        }
    }
}
