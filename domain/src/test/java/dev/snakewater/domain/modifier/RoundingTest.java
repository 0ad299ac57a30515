package dev.snakewater.domain.modifier;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundingTest {

    @ParameterizedTest(name = "{0}/{1} is {2} down, {3} up, {4} to the nearest")
    @CsvSource({
        " 5, 2,  2,  3,  3",
        "-5, 2, -3, -2, -2",
        " 4, 3,  1,  2,  1",
        "-4, 3, -2, -1, -1",
        " 5, 3,  1,  2,  2",
        "-5, 3, -2, -1, -2",
        " 6, 3,  2,  2,  2",
        "-6, 3, -2, -2, -2",
        " 0, 7,  0,  0,  0",
    })
    void a_quotient_is_rounded(long dividend, int divisor, int down, int up, int halfUp) {
        assertThat(Rounding.DOWN.quotient(dividend, divisor)).isEqualTo(down);
        assertThat(Rounding.UP.quotient(dividend, divisor)).isEqualTo(up);
        assertThat(Rounding.HALF_UP.quotient(dividend, divisor)).isEqualTo(halfUp);
    }
}
