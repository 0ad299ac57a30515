package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a fight is kept is told at its start, and stays true. */
class ToldPathsTest extends PlayedThroughPipe {

    private static final List<String> TO_THE_END = List.of("hand all to careful");

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"replay", "aftermath", "check", "play --resume"})
    void a_fight_that_is_over_is_where_it_was_told_to_be(String command) {
        String told = finished();
        assertThat(played(List.of(), (command + " " + told).split(" ")).status())
                .isZero();
        assertThat(Path.of(told)).exists();
    }

    @Test
    void none_of_many_is_moved_or_deleted() {
        List<String> told = Stream.generate(this::finished).limit(5).toList();
        assertThat(told).doesNotHaveDuplicates();
        assertThat(told)
                .allSatisfy(file -> assertThat(with("replay", file).status()).isZero());
        assertThat(with("play").err()).contains("nothing was interrupted");
    }

    @Test
    void one_that_is_over_and_opened_again_by_undo_is_interrupted() {
        String told = finished();
        played(List.of("hand all to me", "undo"), "play", "--resume", told);
        assertThat(played(List.of(), "play", "showdown").err())
                .contains("Not ended yet: Showdown at High Noon", "--resume " + told);
    }

    @Test
    void one_that_is_over_stays_so_whoever_it_is_handed_to_then() {
        String told = finished();
        played(List.of("hand all to me"), "play", "--resume", told);
        assertThat(with("play").err()).contains("nothing was interrupted");
    }

    @Test
    void one_in_a_file_of_her_own_is_interrupted_while_it_is_not_over_and_not_when_it_is() {
        String file = home.resolve("own.jsonl").toString();
        played(List.of("1"), "play", "showdown", "--save", file);
        assertThat(played(List.of(), "play", "one-shot").err()).contains("--resume " + file);
        played(TO_THE_END, "play", "--resume", file);
        assertThat(with("play").err()).contains("nothing was interrupted");
        played(List.of("hand all to me", "undo"), "play", "--resume", file);
        assertThat(played(List.of(), "play", "one-shot").err()).contains("--resume " + file);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"replay", "aftermath", "check", "play --resume"})
    void one_that_an_earlier_version_moved_is_found_where_it_was_told_to_be(String command) throws IOException {
        String told = finished();
        Path over = Files.createDirectories(Path.of(told).resolveSibling("over"));
        Path moved = Files.move(Path.of(told), over.resolve(Path.of(told).getFileName()));

        Spoken spoken = played(List.of(), (command + " " + told).split(" "));

        assertThat(spoken.status()).isZero();
        assertThat(moved).exists();
        assertThat(finished()).as("where another is kept").isNotEqualTo(told);
    }

    @Test
    void only_what_is_kept_by_the_program_is_looked_for_elsewhere() throws IOException {
        String told = finished();
        Path over = Files.createDirectories(home.resolve("over"));
        Files.move(Path.of(told), over.resolve("own.jsonl"));
        assertThat(with("replay", home.resolve("own.jsonl").toString()).status())
                .isEqualTo(ExitStatus.PROBLEMS);
    }

    @Test
    void saving_elsewhere_leaves_what_was_kept_before_where_it_is() {
        String file = home.resolve("own.jsonl").toString();
        Spoken spoken = played(List.of("1", "save " + file, "1"), "play", "showdown");
        assertThat(with("replay", told(spoken)).out()).contains("It came out the same: 1 answer.");
        assertThat(with("replay", file).out()).contains("It came out the same: 2 answers.");
        assertThat(played(List.of(), "play", "one-shot").err()).contains("--resume " + file);
    }

    @Test
    void what_was_handed_over_is_kept_though_nothing_was_answered() {
        String told = told(played(List.of("hand Cole Brannigan to careful"), "play", "showdown"));
        assertThat(Path.of(told)).exists();
    }

    private String finished() {
        Spoken spoken = played(TO_THE_END, "play", "showdown");
        assertThat(spoken.out()).contains("The fight is over>");
        return told(spoken);
    }

    private static String told(Spoken spoken) {
        String said = spoken.out().replaceAll("\\s+", " ");
        return said.replaceFirst(".*Every answer is kept in (\\S+)\\. .*", "$1");
    }
}
