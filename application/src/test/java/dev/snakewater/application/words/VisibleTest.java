package dev.snakewater.application.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VisibleTest {

    @ParameterizedTest(name = "U+{0}")
    @CsvSource({
        "0000, 0000",
        "0007, 0007",
        "000d, 000d",
        "001b, 001b",
        "007f, 007f",
        "0085, 0085",
        "009b, 009b",
        "00ad, 00ad",
        "034f, 034f",
        "200b, 200b",
        "200d, 200d",
        "2028, 2028",
        "202e, 202e",
        "2066, 2066",
        "3164, 3164",
        "d800, d800",
        "fe0f, fe0f",
        "feff, feff",
        "e0041, db40\\udc41",
        "e0100, db40\\udd00"
    })
    void what_commands_turns_round_or_hides_is_spelt_out(String character, String spelt) {
        String text = "Bo" + Character.toString(Integer.parseInt(character, 16)) + "b";

        assertThat(Visible.line(text)).isEqualTo("Bo\\u" + spelt + "b");
        assertThat(Visible.lines(text)).isEqualTo("Bo\\u" + spelt + "b");
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
