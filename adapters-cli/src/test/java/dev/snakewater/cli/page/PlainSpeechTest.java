package dev.snakewater.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainSpeechTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the revolver 4/6 and the MAC-10 30/30 | the revolver 4 of 6 and the MAC-10 30 of 30",
                "the MAC-10 1/2 | the MAC-10 1 of 2",
                "Derringer 1/2 | Derringer 1 of 2",
                "he jumps 6 1/2 m | he jumps 6 and 1/2 m",
                "target crouched x 2/3 | target crouched times 2/3",
                "out of movement x 10/20 | out of movement times 10/20",
                "critical x 2 | critical times 2",
                "Vex 2/3 | Vex 2 of 3",
                "luck +6, leather -4 | luck plus 6, leather minus 4",
                "[+ 0 -] Good | dice plus nought minus: Good",
                "Bob, shot: -1 (+ 0 - -) | Bob, shot: minus 1 (dice plus nought minus minus)",
                "each die, as in +0-+, or -4 to 4 | each die, as in +0-+, or minus 4 to 4",
                "a leather jacket (-40) | a leather jacket (minus 40)",
            })
    void signs_are_put_in_words_that_say_the_same(String written, String aloud) {
        assertThat(PlainSpeech.of(written)).isEqualTo(aloud);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "minus 1 | -1",
                "Minus 2 to draw because 3 minus 1 | -2 to draw because 3 minus 1",
                "plus 1 | +1",
                "\u22121 | -1",
                "-1 | -1",
                "minus | minus",
                "+0-+ | +0-+",
                "plush 1 | plush 1",
            })
    void what_is_typed_as_it_was_read_aloud_is_understood(String typed, String inSigns) {
        assertThat(PlainSpeech.inSigns(typed)).isEqualTo(inSigns);
    }
}
