package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is typed that answers nothing gets one helpful line, and the question again. */
class BadAnswersTest {

    @TempDir
    private Path home;

    @ParameterizedTest(name = "''{0}'' gets one helpful line")
    @CsvFileSource(resources = "/cases/bad-answers.csv", delimiter = '|', quoteCharacter = '\'')
    void a_bad_answer_gets_one_helpful_line_and_the_question_again(String answer, String helpful) {
        Spoken spoken = Spoken.played(home, List.of(answer, "agree"), "play", "snakewater-gulch");
        String asked = "Bob, do you agree to a staredown?> ";
        String after = spoken.out().substring(spoken.out().indexOf(asked) + asked.length());
        String said = after.substring(after.indexOf('\n') + 1, after.indexOf(asked));
        assertThat(said.replaceAll("\\s+", " ")).contains(helpful);
        assertThat(said).doesNotContain("Unhurt");
        assertThat(said.strip().lines()).hasSizeLessThanOrEqualTo(3);
        assertThat(spoken.out()).contains("Joe, do you agree to a staredown?");
    }

    @ParameterizedTest(name = "dice told as ''{0}''")
    @CsvSource(
            delimiter = '|',
            value = {
                "5     | 4dF cannot total 5: its totals go from -4 to 4. Type each die, as in +0-+, or their total, -4"
                        + " to 4;",
                "+0+   | 4dF needs 4 faces, not 3.",
                "three | 'three' is not a 4dF roll.",
                "Bob   | 'Bob' is not a 4dF roll.",
                "''    | What do the dice show? Type each die, as in +0-+",
            })
    void a_fall_the_dice_cannot_show_is_refused_kindly(String told, String kindly) {
        List<String> lines = List.of("agree", "agree", "agree", told, "+000");
        Spoken spoken = Spoken.played(home, lines, "play", "snakewater-gulch", "--dice", "hand");
        assertThat(spoken.out().replaceAll("\\s+", " ")).contains(kindly);
        assertThat(spoken.lines()).anyMatch(line -> line.startsWith("    Bob stares: [+ 0 0 0] Good."));
    }
}
