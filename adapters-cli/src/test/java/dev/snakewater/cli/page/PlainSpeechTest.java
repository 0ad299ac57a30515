package dev.snakewater.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class PlainSpeechTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/cases/read-aloud.csv", delimiter = '|', quoteCharacter = '\'')
    void signs_are_put_in_words_that_say_the_same(String written, String aloud) {
        assertThat(PlainSpeech.of(written)).isEqualTo(aloud);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/cases/typed-as-spoken.csv", delimiter = '|', quoteCharacter = '\'')
    void what_is_typed_as_it_was_read_aloud_is_understood(String typed, String inSigns) {
        assertThat(PlainSpeech.inSigns(typed)).isEqualTo(inSigns);
    }
}
