package dev.snakewater.json.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.port.out.FileExistsException;
import dev.snakewater.application.port.out.IfFileExists;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of a file that is there already, also if it comes there in the last moment. */
class AtomicFileTest {

    @TempDir
    Path folder;

    @Test
    void of_many_who_write_a_new_file_at_once_one_does_and_nothing_is_left_beside_it() throws IOException {
        for (int round = 0; round < 50; round++) {
            Path file = folder.resolve("fight-" + round);
            AtomicInteger refused = new AtomicInteger();
            List<Integer> wrote = IntStream.range(0, 8)
                    .parallel()
                    .filter(one -> isWritten(file, one, refused))
                    .boxed()
                    .toList();
            assertThat(wrote).hasSize(1);
            assertThat(refused).hasValue(7);
            assertThat(file).hasContent("by " + wrote.getFirst());
        }
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }

    private static boolean isWritten(Path file, int one, AtomicInteger refused) {
        try {
            write(file, IfFileExists.REFUSE, "by " + one);
            return true;
        } catch (FileExistsException there) {
            refused.incrementAndGet();
            return false;
        }
    }

    @Test
    void what_is_held_is_not_touched_and_held_all_the_same_when_somebody_has_tried() throws IOException {
        Path file = folder.resolve("fight");
        try (LockedFile held = AtomicFile.of(file.toString()).put(bytes("hers"), IfFileExists.REFUSE)) {
            for (IfFileExists any : IfFileExists.values()) {
                assertThatThrownBy(() -> AtomicFile.of(file.toString()).check(any))
                        .isInstanceOf(FileExistsException.class);
                assertThatThrownBy(() -> new AtomicFile.TextFiles().write(file.toString(), any, "mine"))
                        .isInstanceOf(FileExistsException.class);
            }
            assertThat(LockedFile.of(file, "fight")).isEmpty();
            assertThat(held.channel().size()).isEqualTo(4);
        }
        write(file, IfFileExists.REPLACE, "mine");
        assertThat(file).hasContent("mine");
    }

    @Test
    void a_check_writes_nothing() {
        AtomicFile.of(folder.resolve("fight").toString()).check(IfFileExists.REFUSE);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void texts_are_put_behind_one_another_with_an_empty_line_between() {
        Path file = folder.resolve("notes.md");
        new AtomicFile.TextFiles().write(file.toString(), IfFileExists.APPEND, "one");
        new AtomicFile.TextFiles().write(file.toString(), IfFileExists.APPEND, "two\n");
        new AtomicFile.TextFiles().write(file.toString(), IfFileExists.APPEND, "three\n");
        assertThat(file).hasContent("one\n\ntwo\n\nthree\n");
    }

    private static void write(Path file, IfFileExists ifThere, String text) {
        AtomicFile.of(file.toString()).write(bytes(text), ifThere);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
