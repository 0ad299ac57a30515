package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program as its user meets it: what he types, what he reads, and where. */
class CommandLineTest {

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "simulate | --fights  | abc   | 'abc' is no whole number; write it in digits alone, as in 1000",
                "simulate | --fights  | 1,000 | '1,000' is no whole number; write it in digits alone, as in 1000",
                "simulate | --threads | two   | 'two' is no whole number; write it in digits alone, as in 1000",
                "simulate | --threads | 9999999999 | 9999999999 is too large: 2147483647 is the most",
                "simulate | --show    | 1.5   | '1.5' is no whole number; write it in digits alone, as in 1000",
                "run      | --seed    | lucky | 'lucky' is no whole number; write it in digits alone, as in 1000",
                "run      | --seed    | -9999999999999999999 | is too small: -9223372036854775808 is the least",
                "odds     | --situations | many | 'many' is no whole number; write it in digits alone, as in 1000",
                "play     | --seed    | lucky | 'lucky' is no whole number; write it in digits alone, as in 1000",
            })
    void what_is_no_number_is_told_in_plain_words(String command, String option, String value, String plainly) {
        Spoken spoken = Spoken.to(command, "showdown", option, value);

        assertThat(spoken.status()).isEqualTo(ExitStatus.WRONG_USAGE);
        assertThat(spoken.err().lines().findFirst().orElseThrow())
                .contains(option)
                .endsWith(plainly);
    }

    @ParameterizedTest
    @CsvSource({
        "runn, Did you mean",
        "run, Missing required parameter",
        "run snakewater-gulch --seed x, '--seed'",
        "run snakewater-gulch --dice loaded, '--dice'",
        "run snakewater-gulch --dice script --seed 1, --seed is for random dice",
        "run showdown --dice script, showdown has no script",
        "run showdown --json --format text, are mutually exclusive",
        "odds, Missing required parameter",
        "odds showdown --situations 0, --situations 0 is out of range: at least 1",
        "simulate showdown --fights 0, '--fights 0 is out of range: 1 to 1,000,000,000'",
        "simulate showdown --threads 0, '--threads 0 is out of range: 1 to 1,000'",
        "simulate showdown --show 0, '--show 0 is out of range: 1 to 1,000,000,000'",
        "simulate showdown --trace, --trace and --format markdown tell one fight: add --show and its number",
    })
    void wrong_usage_is_told_in_a_line_with_where_to_look(String words, String told) {
        Spoken spoken = Spoken.to(words.split(" "));

        assertThat(spoken.status()).isEqualTo(2);
        assertThat(spoken.out()).isEmpty();
        assertThat(spoken.err()).contains(told).contains("--help' tells how it is used.");
    }

    @ParameterizedTest
    @CsvSource({
        "--format, 'one of: text, json, markdown'",
        "--color, 'one of: auto, always, never'",
        "--dice, 'one of: random, script'"
    })
    void the_words_of_an_option_are_told_as_they_are_typed(String option, String words) {
        assertThat(Spoken.to("run", "showdown", option, "xml").err()).contains(words);
    }
}
