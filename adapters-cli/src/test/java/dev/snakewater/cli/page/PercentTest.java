package dev.snakewater.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.measure.Share;
import dev.snakewater.domain.dice.Ways;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class PercentTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/cases/percent.csv", quoteCharacter = '\'')
    void it_keeps_what_can_happen_apart_from_what_cannot(double share, String told) {
        assertThat(Percent.of(new Share.Near(share))).isEqualTo(told);
    }

    @Test
    void an_exact_share_is_told_apart_from_certainty_though_a_double_cannot() {
        BigInteger huge = BigInteger.TEN.pow(40);
        Ways nearly = new Ways(huge.subtract(BigInteger.ONE), huge);
        assertThat(nearly.chance().toDouble()).isEqualTo(1);
        assertThat(Percent.of(new Share.Exact(nearly))).isEqualTo("over 99.99999999%");
        assertThat(Percent.of(new Share.Exact(nearly.others()))).isEqualTo("under 0.00000001%");
    }

    @Test
    void one_fight_in_a_million_shows() {
        assertThat(Percent.of(new Share.Counted(1, 1_000_000))).isEqualTo("0.00010%");
        assertThat(Percent.of(new Share.Counted(999_999, 1_000_000))).isEqualTo("99.9999%");
    }
}
