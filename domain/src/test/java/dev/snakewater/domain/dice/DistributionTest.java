package dev.snakewater.domain.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

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
        assertThat(Distribution.ofTotals(DicePool.of("4dF")).falls())
                .allMatch(fall -> fall.ways().falls().equals(BigInteger.valueOf(81)));
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
        TreeMap<Integer, Ways> byTotal = new TreeMap<>();
        Distribution faces = Distribution.ofFaces(pool);
        faces.falls().forEach(fall -> byTotal.merge(fall.fall().total(), fall.ways(), Ways::plus));
        assertThat(byTotal.values())
                .containsExactlyElementsOf(Distribution.ofTotals(pool).falls().stream()
                        .map(Distribution.Weighted::ways)
                        .toList());
        assertThat(faces.falls())
                .hasSize(faces.falls().getFirst().ways().falls().intValueExact())
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"4dF", "3d6", "100d6", "1d1000"})
    void its_chances_sum_up_to_one(String notation) {
        Distribution distribution = Distribution.ofTotals(DicePool.of(notation));
        assertThat(distribution.falls().stream()
                        .map(Distribution.Weighted::ways)
                        .reduce(Ways.NONE, Ways::plus)
                        .areAll())
                .isTrue();
    }

    @Test
    void too_many_faces_are_refused() {
        assertThatThrownBy(() -> Distribution.ofFaces(DicePool.of("10d6")))
                .hasMessage("the faces of 10d6 can fall in 60466176 ways: more than can be looked at one by one");
    }

    private static List<Long> ways(String notation) {
        return Distribution.ofTotals(DicePool.of(notation)).falls().stream()
                .map(fall -> fall.ways().ways().longValueExact())
                .toList();
    }

    /** 3d6: 10.5. Of 2d6-1 what is above 7: 9 to 12 on the dice, in 4, 3, 2 and 1 of 36 ways, give 1 to 4. */
    @Test
    void the_mean_of_what_totals_give() {
        assertThat(Distribution.mean(DicePool.of("3d6"), total -> total)).isEqualTo(10.5, within(1e-12));
        assertThat(Distribution.mean(DicePool.of("2d6-1"), total -> Math.max(0, total - 7)))
                .isEqualTo((4 * 1 + 3 * 2 + 2 * 3 + 1 * 4) / 36.0, within(1e-12));
    }

    @Test
    void faces_that_are_read_by_their_total_are_totals() {
        DicePool pool = DicePool.of("2d6");
        Distribution read = Distribution.ofFaces(pool).readAs(Fall::total);
        assertThat(read.falls())
                .extracting(one -> one.fall().total() + " in " + one.ways().ways())
                .containsExactly(
                        "2 in 1", "3 in 2", "4 in 3", "5 in 4", "6 in 5", "7 in 6", "8 in 5", "9 in 4", "10 in 3",
                        "11 in 2", "12 in 1");
        assertThat(read.falls().get(5).ways()).isEqualTo(Ways.of(6, 36));
    }

    @Test
    void as_many_faces_as_can_be_looked_at_are_not_refused() {
        assertThat(Distribution.ofFaces(DicePool.of("2d100")).falls()).hasSize(10_000);
    }
}
