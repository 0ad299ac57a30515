package dev.snakewater.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a screen of five lines pauses. */
class OutputTest {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    private final Output out = new Output(stream);

    @BeforeEach
    void pauseAfterFiveLines() {
        out.pauseAfter(5, () -> {
            stream.print("-- more --\n");
            out.typed();
        });
    }

    @Test
    void pauses_when_a_sixth_line_comes() {
        tell(6);

        assertThat(shown()).isEqualTo("1\n2\n3\n4\n5\n-- more --\n6\n");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_heading_stands_on_the_same_screen_as_what_follows_it(boolean colour) {
        tell(4);
        page(colour).heading(0, "Turn 2");
        tell(1);

        assertThat(shown()).isEqualTo("1\n2\n3\n4\n-- more --\nTurn 2\n1\n");
    }

    @Test
    void a_heading_stands_on_the_same_screen_as_the_table_below_it() {
        tell(3);
        page(false).heading(0, "Turn 2");
        out.together(() -> tell(2));

        assertThat(shown()).isEqualTo("1\n2\n3\n-- more --\nTurn 2\n1\n2\n");
    }

    @Test
    void a_heading_stands_on_the_same_screen_as_the_heading_below_it() {
        tell(3);
        page(false).heading(0, "Turn 2");
        page(false).gap();
        page(false).heading(2, "Shoot");
        tell(1);

        assertThat(shown()).isEqualTo("1\n2\n3\n-- more --\nTurn 2\n\n  Shoot\n1\n");
    }

    @Test
    void a_gap_below_what_came_after_a_pause_is_shown() {
        tell(6);
        page(false).gap();
        tell(1);

        assertThat(shown()).isEqualTo("1\n2\n3\n4\n5\n-- more --\n6\n\n1\n");
    }

    @Test
    void a_heading_that_nothing_follows_is_shown_before_somebody_is_asked() {
        page(false).heading(0, "Turn 2");
        out.flush();

        assertThat(shown()).isEqualTo("Turn 2\n");
    }

    private Page page(boolean colour) {
        return new Page(out, 80, colour, false, false);
    }

    private void tell(int lines) {
        for (int line = 1; line <= lines; line++) {
            out.println(String.valueOf(line));
        }
    }

    private String shown() {
        return bytes.toString(StandardCharsets.UTF_8).replaceAll("\u001b\\[\\d+m", "");
    }
}
