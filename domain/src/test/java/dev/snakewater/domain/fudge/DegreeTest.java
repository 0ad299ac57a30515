package dev.snakewater.domain.fudge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DegreeTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "TERRIBLE, -3",
        "POOR, -2",
        "MEDIOCRE, -1",
        "FAIR, 0",
        "GOOD, 1",
        "GREAT, 2",
        "SUPERB, 3",
        "LEGENDARY, 4",
    })
    void the_ladder_goes_from_terrible_to_legendary(Degree degree, int value) {
        assertThat(degree.value()).isEqualTo(value);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "-10, Terrible-7",
        " -9, Terrible-6",
        " -8, Terrible-5",
        " -7, Terrible-4",
        " -6, Terrible-3",
        " -5, Terrible-2",
        " -4, Terrible-1",
        " -3, Terrible",
        " -2, Poor",
        " -1, Mediocre",
        "  0, Fair",
        "  1, Good",
        "  2, Great",
        "  3, Superb",
        "  4, Superb+1",
        "  5, Superb+2",
        "  6, Superb+3",
        "  7, Superb+4",
        "  8, Superb+5",
        "  9, Superb+6",
        " 10, Superb+7",
    })
    void a_rolled_degree_has_words_without_a_clamp(int rolled, String words) {
        assertThat(Degree.inWords(rolled)).isEqualTo(words);
    }

    @ParameterizedTest(name = "{0}: {1} and dice of {2} are {3}, {4}")
    @CsvSource({
        "V01, GOOD,      4,  5, Superb+2", //
        "V02, TERRIBLE, -2, -5, Terrible-2",
    })
    void a_roll_is_trait_and_dice(String vector, Degree trait, int dice, int rolled, String words) {
        assertThat(trait.value() + dice).isEqualTo(rolled);
        assertThat(Degree.inWords(trait.value() + dice)).isEqualTo(words);
    }

    @ParameterizedTest(name = "{0} lowered by {1} is {2}")
    @CsvSource({"FAIR, 0, FAIR", "FAIR, 2, POOR", "GOOD, 1, FAIR", "POOR, 2, TERRIBLE", "TERRIBLE, 1, TERRIBLE"})
    void nothing_is_below_terrible(Degree degree, int levels, Degree lowered) {
        assertThat(degree.lowered(levels)).isEqualTo(lowered);
    }
}
