package dev.snakewater.domain.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DistributionTest {

    @Test
    void four_fudge_dice_fall_as_table_e1_says() {
        assertThat(ways("4dF")).containsExactly(1L, 4L, 10L, 16L, 19L, 16L, 10L, 4L, 1L);
        assertThat(Distribution.ofTotals(DicePool.of("4dF")).of()).isEqualTo(BigInteger.valueOf(81));
    }

    @Test
    void three_dice_of_six_fall_in_216_ways() {
        assertThat(ways("3d6"))
                .containsExactly(1L, 3L, 6L, 10L, 15L, 21L, 25L, 27L, 27L, 25L, 21L, 15L, 10L, 6L, 3L, 1L);
        assertThat(Distribution.ofTotals(DicePool.of("3d6+2"))
                        .falls()
                        .getFirst()
                        .fall()
                        .total())
                .isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"4dF", "3d6", "2d10-1", "1d100", "5d4+3"})
    void telling_faces_apart_comes_to_the_same_totals(String notation) {
        DicePool pool = DicePool.of(notation);
        TreeMap<Integer, BigInteger> byTotal = new TreeMap<>();
        Distribution faces = Distribution.ofFaces(pool);
        faces.falls().forEach(fall -> byTotal.merge(fall.fall().total(), fall.ways(), BigInteger::add));
        assertThat(byTotal.values())
                .containsExactlyElementsOf(Distribution.ofTotals(pool).falls().stream()
                        .map(Distribution.Weighted::ways)
                        .toList());
        assertThat(faces.falls()).hasSize(faces.of().intValueExact()).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"4dF", "3d6", "100d6", "1d1000"})
    void its_chances_sum_up_to_one(String notation) {
        Distribution distribution = Distribution.ofTotals(DicePool.of(notation));
        assertThat(distribution.falls().stream()
                        .map(Distribution.Weighted::chance)
                        .reduce(Chance.NONE, Chance::plus))
                .isEqualTo(Chance.SURE);
    }

    @Test
    void too_many_faces_are_refused() {
        assertThatThrownBy(() -> Distribution.ofFaces(DicePool.of("10d6")))
                .hasMessage("the faces of 10d6 can fall in 60466176 ways: more than can be looked at one by one");
    }

    private static List<Long> ways(String notation) {
        return Distribution.ofTotals(DicePool.of(notation)).falls().stream()
                .map(fall -> fall.ways().longValueExact())
                .toList();
    }
}
