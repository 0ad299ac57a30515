package dev.snakewater.domain.fudge.hitlocation.wound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WoundBoxesTest {

    @ParameterizedTest(name = "{0}: {1} {2} {3} {4} {5}, {6} in all, dead at point {7}")
    @CsvSource({
        "TERRIBLE,  1, 1, 1, 1, 2,  6,  7",
        "POOR,      2, 1, 1, 2, 2,  8,  9",
        "MEDIOCRE,  2, 2, 1, 2, 2,  9, 10",
        "FAIR,      2, 2, 2, 2, 2, 10, 11",
        "GOOD,      3, 2, 2, 3, 2, 12, 13",
        "GREAT,     3, 3, 2, 3, 2, 13, 14",
        "SUPERB,    3, 3, 3, 3, 2, 14, 15",
        "LEGENDARY, 4, 3, 3, 4, 2, 16, 17",
    })
    void each_capacity_has_its_row_in_the_table_of_HL_14(
            Degree capacity, int scratch, int hurt, int veryHurt, int inc, int nearDeath, int sum, int deadly) {
        WoundBoxes boxes = WoundBoxes.of(capacity);
        assertThat(boxes).isEqualTo(new WoundBoxes(scratch, hurt, veryHurt, inc, nearDeath));
        assertThat(boxes.sum()).isEqualTo(sum);
        assertThat(WoundTrack.of(WoundModel.POINTS_1993, boxes, deadly - 1).level())
                .isEqualTo(WoundLevel.NEAR_DEATH);
        assertThat(WoundTrack.of(WoundModel.POINTS_1993, boxes, deadly).level()).isEqualTo(WoundLevel.DEAD);
    }
}
