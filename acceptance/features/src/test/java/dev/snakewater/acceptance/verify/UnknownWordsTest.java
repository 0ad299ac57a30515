package dev.snakewater.acceptance.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.Said;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A step that says that something did not happen holds of nobody and of nothing that the fight does not know. */
final class UnknownWordsTest {

    private static final String DUEL = """
            Given a game of gunfighting
                And the gunfighters
                  | name | Pistol |
                  | Ann  | Good   |
                  | Bill | Fair   |
            """;
    private static final String WATCH = """
            Given a game of Fallout
                And Vera stands at 500 100, facing north
                And Vera is armed with a 10 mm Pistol
                And Rex, a Brock, stands at 360 320
                And Vera acts first, then Rex
                When Vera waits in reaction
                And Rex walks to %s
            """;

    @TempDir
    private Path folder;

    private String told(String begins, String step) throws IOException {
        return Said.ofExample(folder, begins, step);
    }

    private static String unknown(String there) {
        return "        expected: somebody or something called Zed\n        found:    nobody of that name, but " + there
                + "\n";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Zed does not act in part 4",
                "Zed lets part 3 go by",
                "Zed never gets to part 3",
                "Zed has not fled",
                "Zed has no +2 any more",
                "Zed is not there",
                "Zed stays on his feet",
                "there is no option flee for Zed",
                "the dice alone do not decide Zed's shot",
                "it is not told that \"Zed falls\"",
                "only Ann and Zed are asked whether to go on",
                "Ann and Zed are still Across the Street from each other"
            })
    void in_a_gunfight(String step) throws IOException {
        assertThat(told(DUEL, "Then " + step)).contains(unknown("Ann, Bill"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Zed does not test whether he notices Rex",
                "Vera does not test whether she notices Zed",
                "Zed is not out of breath",
                "Zed has had no turn",
                "Zed cannot walk to 100 100, by FO-09"
            })
    void in_the_wasteland(String step) throws IOException {
        assertThat(told(WATCH.formatted("370 320"), "Then " + step)).contains(unknown("Vera, Rex"));
    }

    @Test
    void whoever_is_noticed_is_the_one_who_comes() throws IOException {
        String comes = WATCH.formatted("470 320");

        assertThat(told(comes, "Then Vera tests whether she notices Rex")).endsWith("1 example: all hold.\n");
        assertThat(told(comes, "Then Vera tests whether she notices Brock"))
                .contains("        expected: Brock\n        found:    Rex\n");
        assertThat(told(comes, "Then Vera does not test whether she notices Rex"))
                .contains("        expected: no such test\n        found:    Vera has to test it now\n");
    }

    @Test
    void one_is_not_two() throws IOException {
        assertThat(told(
                        DUEL + "    When those who are left meet again\n",
                        "Then Ann and Ann are still Across the Street from each other"))
                .contains("        expected: one and another\n        found:    Ann and Ann\n");
    }

    @Test
    void an_event_that_is_never_told_is_misspelt() throws IOException {
        assertThat(told(DUEL + "    When they draw\n", "Then there is no event firedd"))
                .contains("expected: an event called firedd\n")
                .contains("what happened is called part-began, drew, order-set, waited, turn-ended\n");
        assertThat(told(DUEL + "    When they draw\n", "Then there is no event fired"))
                .endsWith("1 example: all hold.\n");
    }
}
