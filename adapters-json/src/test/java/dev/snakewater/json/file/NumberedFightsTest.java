package dev.snakewater.json.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.port.out.KeptFights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A number stays with its fight, whatever becomes of the others. */
class NumberedFightsTest {

    @TempDir
    Path home;

    private Path folder;
    private NumberedFights fights;

    @BeforeEach
    void isMade() throws IOException {
        folder = Files.createDirectories(home.resolve("fights"));
        fights = new NumberedFights(new AutosaveFolder(Optional.of(folder)));
    }

    private Path kept(String name, int seconds) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "{}");
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000L * seconds));
        return file;
    }

    private String told() {
        return String.join(
                " ",
                fights.all().stream()
                        .map(one -> one.number() + "=" + Path.of(one.file()).getFileName())
                        .toList());
    }

    @Test
    void those_of_earlier_versions_are_numbered_by_their_times_and_listed_the_latest_first() throws IOException {
        kept("b.jsonl", 2);
        kept("over/a.jsonl", 1);
        kept("c.jsonl", 3);
        assertThat(told()).isEqualTo("3=c.jsonl 2=b.jsonl 1=a.jsonl");
        kept("over/a.jsonl", 9);
        assertThat(told()).isEqualTo("1=a.jsonl 3=c.jsonl 2=b.jsonl");
    }

    @Test
    void what_is_deleted_leaves_its_number_behind_and_what_is_foreign_takes_none_away() throws IOException {
        kept("a.jsonl", 1);
        kept("b.jsonl", 2);
        assertThat(told()).isEqualTo("2=b.jsonl 1=a.jsonl");
        Files.delete(folder.resolve("a.jsonl"));
        kept("notes.txt", 3);
        kept("foreign.jsonl", 3);
        assertThat(told()).isEqualTo("3=foreign.jsonl 2=b.jsonl");
    }

    @Test
    void another_fight_in_the_same_file_is_another_number() throws IOException {
        Path own = Files.writeString(home.resolve("own.jsonl"), "{}");
        fights.began(own.toString());
        assertThat(told()).isEqualTo("1=own.jsonl");
        fights.began(own.toString());
        assertThat(told()).isEqualTo("2=own.jsonl");
    }

    @Test
    void a_line_torn_by_a_power_cut_is_a_number_that_nobody_has() throws IOException {
        kept("a.jsonl", 1);
        assertThat(told()).isEqualTo("1=a.jsonl");
        Files.writeString(folder.resolve("numbers"), "b.js\0", StandardOpenOption.APPEND);
        kept("b.jsonl", 2);
        assertThat(told()).isEqualTo("3=b.jsonl 1=a.jsonl");
        assertThat(fights.number(folder.resolve("b.jsonl").toString())).contains(3);
        assertThat(fights.number(home.resolve("b.jsonl").toString())).isEmpty();
    }

    @Test
    void without_a_folder_nothing_is_kept_and_nothing_fails() {
        KeptFights nowhere = new NumberedFights(new AutosaveFolder(Optional.empty()));
        nowhere.began("own.jsonl");
        assertThat(nowhere.all()).isEmpty();
    }
}
