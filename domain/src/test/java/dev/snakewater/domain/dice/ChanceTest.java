package dev.snakewater.domain.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.domain.Cases;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChanceTest {

    @ParameterizedTest
    @CsvSource({"50,81,50/81", "66,81,22/27", "0,81,0", "81,81,1", "-6,4,-3/2"})
    void it_is_told_in_lowest_terms(long numerator, long denominator, String told) {
        assertThat(Chance.of(numerator, denominator)).hasToString(told);
    }

    @Test
    void chances_add_up_and_follow_one_another() {
        assertThat(Chance.of(1, 6).plus(Chance.of(1, 4))).isEqualTo(Chance.of(5, 12));
        assertThat(Chance.of(50, 81).times(Chance.of(1, 6))).isEqualTo(Chance.of(25, 243));
        assertThat(Chance.of(31, 81).times(3)).isEqualTo(Chance.of(31, 27));
        assertThat(Chance.of(31, 81).otherwise()).isEqualTo(Chance.of(50, 81));
        assertThat(Chance.of(1, 6).of(Chance.of(1, 2))).isEqualTo(Chance.of(1, 3));
    }

    @Test
    void they_are_compared_exactly() {
        Chance third = Chance.of(1, 3);
        BigInteger huge = BigInteger.TEN.pow(60);
        Chance nearly = new Chance(huge, huge.multiply(BigInteger.valueOf(3)).add(BigInteger.ONE));
        assertThat(nearly).isLessThan(third);
        assertThat(nearly.toDouble()).isEqualTo(third.toDouble());
    }

    @Test
    void sums_and_products_agree_with_whole_numbers_over_a_common_denominator() {
        Cases.forAll(random -> {
            long a = random.nextLong(1, 1_000);
            long b = random.nextLong(1, 1_000);
            long c = random.nextLong(1, 1_000);
            long d = random.nextLong(1, 1_000);
            assertThat(Chance.of(a, b).plus(Chance.of(c, d))).isEqualTo(Chance.of(a * d + c * b, b * d));
            assertThat(Chance.of(a, b).times(Chance.of(c, d))).isEqualTo(Chance.of(a * c, b * d));
            assertThat(Chance.of(a, b).toDouble()).isEqualTo((double) a / b);
        });
    }

    @Test
    void nothing_in_nothing_is_no_chance() {
        assertThatThrownBy(() -> Chance.of(1, 0)).hasMessage("1/0 is no chance");
        assertThatThrownBy(() -> Chance.SURE.of(Chance.NONE)).isInstanceOf(ArithmeticException.class);
    }
}
