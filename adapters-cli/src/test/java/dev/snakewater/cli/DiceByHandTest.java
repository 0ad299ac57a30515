package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dice that somebody told by hand are known as such for ever after. */
class DiceByHandTest {

    private static final List<String> ONE_OF_THREE = List.of("refuse", "+2", "roll", "roll");

    @TempDir
    Path home;

    @Test
    void the_story_says_which_dice_were_told_by_hand() {
        List<String> lines = Sitter.since("refuse", played("--dice", "hand"));

        assertThat(lines).contains("    Bob draws a revolver: [+2] Great. (Fast Draw Fair 0; dice by hand)");
        assertThat(lines)
                .filteredOn(line -> line.startsWith("    Joe draws a revolver: ["))
                .singleElement()
                .asString()
                .endsWith("(Fast Draw Good +1)");
    }

    @Test
    void dice_told_by_hand_where_the_program_throws_count_as_told_by_hand() {
        assertThat(played().out()).contains("(Fast Draw Fair 0; dice by hand)");
    }

    @Test
    void the_reports_say_so_too() throws IOException {
        Path json = home.resolve("fight.json");
        Path notes = home.resolve("fight.md");
        played("--report", json.toString(), "--report", notes.toString());

        assertThat(Files.readString(notes))
                .containsOnlyOnce("dice by hand")
                .contains("Bob draws a revolver: \\[+2\\] Great. *(Fast Draw Fair 0; dice by hand)*");
        assertThat(Files.readString(json))
                .containsOnlyOnce("\"byHand\": true")
                .containsPattern(
                        "(?s)\"event\": \"drew\",\\s+\"text\": \\[[^]]*\\[\\+2\\] Great[^]]*\\],\\s+\"byHand\": true");
    }

    @Test
    void the_record_says_so_and_tells_it_again() throws IOException {
        played();
        Sitter sitter = new Sitter(home);

        assertThat(Files.readAllLines(Path.of(sitter.kept())))
                .filteredOn(line -> line.contains("\"fell\""))
                .satisfiesExactly(
                        bob -> assertThat(bob).endsWith("\"fell\":{\"total\":2},\"byHand\":true}"),
                        joe -> assertThat(joe).doesNotContain("byHand"),
                        frank -> assertThat(frank).doesNotContain("byHand"));
        assertThat(sitter.plays(List.of(), "replay", sitter.kept()).out())
                .containsOnlyOnce("dice by hand")
                .endsWith("It came out the same: 4 answers.\n");
    }

    @Test
    void a_record_that_does_not_say_it_is_as_good_as_ever() throws IOException {
        played();
        Sitter sitter = new Sitter(home);
        Path file = Path.of(sitter.kept());
        Files.writeString(file, Files.readString(file).replace(",\"byHand\":true", ""));

        assertThat(sitter.plays(List.of(), "replay", sitter.kept()).out())
                .doesNotContain("by hand")
                .endsWith("It came out the same: 4 answers.\n");
    }

    private Spoken played(String... options) {
        String[] words = new String[options.length + 2];
        words[0] = "play";
        words[1] = "snakewater-gulch";
        System.arraycopy(options, 0, words, 2, options.length);
        return new Sitter(home).plays(ONE_OF_THREE, words);
    }
}
