package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that is there is not written over unless that is wished, and a fight that is being played never. */
class FilesThatAreThereTest extends PlayedThroughPipe {

    private static final String HERS = "Bring crisps.\n";

    private Path file;

    @BeforeEach
    void nameFile() {
        file = home.resolve("hers.md");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "run showdown --seed 1 --save",
                "play showdown --save",
                "play showdown --report",
                "play showdown --append --save"
            })
    void every_command_refuses_it_before_anything_is_played_and_says_how_it_is_replaced(String command)
            throws IOException {
        Files.writeString(file, HERS);

        Spoken spoken = played(List.of("1", "1"), words(command));

        assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
        assertThat(spoken.out()).isEmpty();
        assertThat(spoken.err()).contains(file + " is there already", "--force");
        assertThat(file).hasContent(HERS);
        assertThat(home.resolve("snakewater")).doesNotExist();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "run showdown --seed 1 --force --save",
                "play showdown --force --save",
                "play showdown --force --report"
            })
    void every_command_replaces_it_as_a_whole_if_that_is_wished(String command) throws IOException {
        Files.writeString(file, HERS);

        Spoken spoken = played(List.of("1", "1"), words(command));

        assertThat(spoken.err()).doesNotContain("already");
        assertThat(spoken.status()).isZero();
        assertThat(Files.readString(file)).doesNotContain(HERS).contains("Showdown at High Noon");
    }

    @Test
    void what_is_told_in_text_is_put_behind_it_if_that_is_wished() throws IOException {
        Files.writeString(file, HERS);

        played(List.of("1"), "play", "showdown", "--append", "--report", file.toString());
        played(List.of("1"), "play", "one-shot", "--append", "--report", file.toString());

        assertThat(Files.readString(file))
                .startsWith(HERS + "\n# Showdown at High Noon\n")
                .contains("\n\n# One Shot Across the Street\n");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"--append --report notes.json", "--append --force --report notes.md"})
    void what_cannot_be_meant_is_refused(String options) {
        Spoken spoken = played(List.of("1"), ("play showdown " + options).split(" "));
        assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
        assertThat(spoken.out()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {"--save FILE --report FILE", "--report FILE --report FILE", "--force --save FILE --report FILE"})
    void one_file_is_not_written_twice(String options) {
        String json = home.resolve("fight.json").toString();
        Spoken spoken = played(List.of("1"), ("play showdown " + options.replace("FILE", json)).split(" "));
        assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
        assertThat(spoken.err()).contains(json + " is named twice");
        assertThat(Path.of(json)).doesNotExist();
    }

    @Test
    void a_record_is_not_told_over() {
        String json = home.resolve("fight.json").toString();
        played(List.of("1"), "play", "showdown", "--save", json);
        Spoken spoken = played(List.of("1"), "play", "--resume", json, "--force", "--report", json);
        assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
        assertThat(with("replay", json).status()).isZero();
    }

    @Test
    void at_the_table_it_stays_unless_it_is_wished_otherwise() throws IOException {
        Files.writeString(file, HERS);

        Spoken stays = played(List.of("1", "save " + file), "play", "showdown");
        assertThat(stays.out().replaceAll("\\s+", " ")).contains(file + " is there already", "--force");
        assertThat(file).hasContent(HERS);

        played(List.of("1", "save " + file + " --force", "1"), "play", "showdown");
        assertThat(with("replay", file.toString()).out()).contains("It came out the same: 2 answers.");
    }

    @Test
    void what_is_no_ordinary_file_is_not_written_at_all() {
        Spoken spoken = played(List.of(), "run", "showdown", "--force", "--save", "/dev/null");
        assertThat(spoken.status()).isEqualTo(ExitStatus.PROBLEMS);
        assertThat(spoken.err()).contains("it is no ordinary file");
        assertThat(spoken.out()).isEmpty();
    }

    @Test
    void a_link_that_leads_nowhere_is_there_too() throws IOException {
        Files.createSymbolicLink(file, home.resolve("nowhere.md"));
        Spoken spoken = played(List.of(), words("run showdown --seed 1 --save"));
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
            Spoken spoken = played(List.of("1", "1"), words(command));
            assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
            assertThat(spoken.out()).isEmpty();
            assertThat(spoken.err()).contains("somebody is playing it just now");
            keys.write("1\nquit\n".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(process.waitFor()).isZero();
        assertThat(with("replay", file.toString()).out()).contains("It came out the same: 2 answers.");
    }

    @Test
    void a_long_run_is_told_though_it_cannot_be_kept() throws IOException {
        // The folder takes no more names than this one, so that nothing can be written beside it.
        String name = home.resolve("a".repeat(300)).toString();
        Spoken spoken = played(List.of(), "run", "showdown", "--seed", "1", "--save", name);
        assertThat(spoken.status()).isNotZero();
        assertThat(spoken.err()).contains("could not be written");
    }

    private String[] words(String command) {
        return (command + " " + file).split(" ");
    }
}
