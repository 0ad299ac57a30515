package dev.snakewater.domain.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WaysTest {

    @ParameterizedTest
    @CsvSource({
        "1, 6,  2, 6,   3, 6", // the same dice
        "1, 36, 1, 6,   7, 36", // fewer of the same dice
        "1, 6,  1, 36,  7, 36",
        "1, 6,  1, 4,   5, 12", // other dice: 2/12 and 3/12
        "0, 1,  5, 81,  5, 81",
    })
    void ways_are_added_in_a_common_number_of_falls(int ways, int of, int others, int ofOthers, int sum, int all) {
        assertThat(Ways.of(ways, of).plus(Ways.of(others, ofOthers))).isEqualTo(Ways.of(sum, all));
    }

    @Test
    void dice_after_dice_fall_in_the_product_of_their_ways() {
        assertThat(Ways.of(50, 81).times(Ways.of(3, 6))).isEqualTo(Ways.of(150, 486));
    }

    @Test
    void the_others_are_the_rest() {
        assertThat(Ways.of(50, 81).others()).isEqualTo(Ways.of(31, 81));
        assertThat(Ways.SURE.others().ways()).isZero();
    }

    @Test
    void where_only_some_count_they_are_all() {
        // Of 36 falls, 6 count, and 2 of these: 2 of 6 in the end.
        assertThat(Ways.of(2, 36).of(Ways.of(6, 36)).chance()).isEqualTo(Chance.of(1, 3));
        assertThat(Ways.of(2, 36).of(Ways.SURE)).isEqualTo(Ways.of(2, 36));
        assertThat(Ways.of(2, 36).of(Ways.of(36, 36))).isEqualTo(Ways.of(2, 36));
    }

    @Test
    void they_are_all_if_nothing_else_can_fall() {
        assertThat(Ways.of(81, 81).areAll()).isTrue();
        assertThat(Ways.of(80, 81).areAll()).isFalse();
    }
}
