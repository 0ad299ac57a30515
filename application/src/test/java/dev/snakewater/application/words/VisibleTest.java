package dev.snakewater.application.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VisibleTest {

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x0000, 0x0007, 0x000d, 0x001b, 0x007f, 0x0085, 0x009b, 0x00ad, 0x034f, 0x200b, 0x200d, 0x2028, 0x202e,
                0x2066, 0x3164, 0xd800, 0xfe0f, 0xfeff
            })
    void what_commands_turns_round_or_hides_is_spelt_out(int character) {
        isSpelt(character, "\\u%04x".formatted(character));
    }

    @Test
    void what_hides_beyond_the_first_plane_is_spelt_out_in_halves() {
        isSpelt(0xe0041, "\\udb40\\udc41");
        isSpelt(0xe0100, "\\udb40\\udd00");
    }

    private static void isSpelt(int character, String spelt) {
        String text = "Bo" + Character.toString(character) + "b";
        assertThat(Visible.line(text)).isEqualTo("Bo" + spelt + "b");
        assertThat(Visible.lines(text)).isEqualTo("Bo" + spelt + "b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Bob Smith", "Zoë, Łukasz & 王", "\u00a0", "e\u0301", "\\u001b", "\ud83d\udc0d █▌"})
    void what_is_seen_stays(String text) {
        assertThat(Visible.line(text)).isEqualTo(text);
        assertThat(Visible.lines(text)).isEqualTo(text);
    }

    @Test
    void lines_end_only_where_they_may() {
        assertThat(Visible.line("one\ntwo")).isEqualTo("one\\u000atwo");
        assertThat(Visible.lines("one\ntwo\r\n")).isEqualTo("one\ntwo\\u000d\n");
    }
}
