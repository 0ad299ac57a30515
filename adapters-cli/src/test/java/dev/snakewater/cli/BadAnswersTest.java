package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is typed that answers nothing gets one helpful line, and the question again. */
class BadAnswersTest {

    @TempDir
    private Path home;

    @ParameterizedTest(name = "''{0}'' gets one helpful line")
    @CsvSource(
            delimiter = '|',
            value = {
                "''          | Type the number or the word of an option",
                "xyzzy       | 'xyzzy' is not offered; choose one of: agree, refuse.",
                "agre        | Did you mean 'agree'?",
                "7           | Bob, staredown: '7' is not offered; the options are numbered 1 to 2.",
                "0           | '0' is not offered; the options are numbered 1 to 2.",
                "-3          | '-3' is not offered; the options are numbered 1 to 2.",
                "007         | '007' is not offered; the options are numbered 1 to 2.",
                "99999999999 | '99999999999' is not offered; the options are numbered 1 to 2.",
                "Joe         | 'Joe' is not offered",
                "rule        | Which rule?",
                "rule GF-99  | There is no rule 'GF-99'. Closest:",
                "sheet Jo Ann| Nobody here is called 'Jo Ann'.",
                "undo lots   | How many answers?",
                "undo        | There is nothing to undo.",
                "redo        | There is nothing to redo.",
                "hand Joe    | Hand over whom, and to whom?",
                "hand Joe to Pele | No policy is called 'Pele'.",
                "dice loaded | Who rolls?",
                "roll        | No dice are asked for just now.",
                "log         | Nothing has happened yet.",
                "allow       | What do you want to allow? Nothing that is barred here can be allowed.",
                "allow fly   | 'fly' is not barred here.",
                "add lots    | There is nothing to add to now.",
                "modifier +1 | There is nothing to add to now.",
                "amend xyz   | You cannot change 'xyz'; 'amend' lists what you can.",
                "amend Zeke wounds to Hurt | You cannot change 'Zeke wounds to Hurt'; 'amend'" + " lists all.",
                "amend Bob nose to red | You cannot change 'Bob nose to red'; 'amend Bob' lists" + " all.",
                "amend Bob wounds to red | Bob wounds can be: unhurt, Scratch, Hurt,",
                "ruling xyz to on | You cannot change 'xyz to on'; 'ruling' lists what you can.",
                "ruling flight to perhaps | flight can be: on, off.",
            })
    void a_bad_answer_gets_one_helpful_line_and_the_question_again(String answer, String helpful) {
        Spoken spoken = Spoken.played(home, List.of(answer, "agree"), "play", "snakewater-gulch");
        String after = spoken.out().substring(spoken.out().indexOf("Bob, staredown> ") + "Bob, staredown> ".length());
        String said = after.substring(after.indexOf('\n') + 1, after.indexOf("Bob, staredown> "));
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
