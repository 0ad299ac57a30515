package dev.snakewater.domain.fudge.hitlocation.wound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.domain.Cases;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wounds as the core text of 1993 marks them (HL-31). */
class PointsOf1993Test {

    private static final WoundTrack FAIR = WoundTrack.of(WoundModel.POINTS_1993, WoundBoxes.of(Degree.FAIR), 0);

    @ParameterizedTest(name = "{0}: {1} points on a Fair body are {2}")
    @CsvSource({
        "V61,  0, UNHURT",
        "V61,  1, SCRATCH",
        "V61,  2, SCRATCH",
        "V61,  3, HURT",
        "V61,  4, HURT",
        "V61,  5, VERY_HURT",
        "V61,  6, VERY_HURT",
        "V61,  7, INCAPACITATED",
        "V61,  8, INCAPACITATED",
        "V61,  9, NEAR_DEATH",
        "V61, 10, NEAR_DEATH",
        "V61, 11, DEAD",
        "V61, 99, DEAD",
    })
    void points_fill_boxes_from_the_left(String vector, int points, WoundLevel level) {
        assertThat(FAIR.struck(points).level()).isEqualTo(level);
    }

    @Test
    void a_blow_of_no_points_changes_nothing() {
        assertThat(FAIR.struck(3).struck(0)).isEqualTo(FAIR.struck(3));
    }

    @Test
    void dead_is_dead_however_many_points_too_many() {
        assertThat(FAIR.struck(11))
                .isEqualTo(FAIR.struck(500))
                .isEqualTo(FAIR.struck(11).struck(7));
    }

    @Test
    void no_body_records_more_points_than_kill_it_or_fewer_than_none() {
        WoundBoxes boxes = WoundBoxes.of(Degree.FAIR);
        assertThatThrownBy(() -> WoundTrack.of(WoundModel.POINTS_1993, boxes, 12))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("12 points: 0 to 11 can be recorded");
        assertThatThrownBy(() -> WoundTrack.of(WoundModel.POINTS_1993, boxes, -1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_wound_of_a_level_is_as_many_points_as_lead_to_it() {
        assertThat(FAIR.struck(4).at(WoundLevel.UNHURT)).isEqualTo(FAIR);
        assertThat(FAIR.at(WoundLevel.VERY_HURT)).isEqualTo(FAIR.struck(5));
        assertThat(FAIR.struck(4).at(WoundLevel.DEAD)).isEqualTo(FAIR.struck(11));
    }

    @Test
    void the_level_is_that_of_the_last_box_filled_and_never_gets_better() {
        Cases.forAll(random -> {
            WoundBoxes boxes = WoundBoxes.of(Degree.values()[random.nextInt(Degree.values().length)]);
            // The boxes in a row, as they stand on a sheet.
            List<WoundLevel> row = new ArrayList<>();
            for (int i = 0; i < WoundLevel.BOXED.size(); i++) {
                row.addAll(Collections.nCopies(boxes.each().get(i), WoundLevel.BOXED.get(i)));
            }
            WoundTrack track = WoundTrack.of(WoundModel.POINTS_1993, boxes, 0);
            int points = 0;
            int blows = random.nextInt(1, 6);
            for (int i = 0; i < blows; i++) {
                int blow = random.nextInt(0, 7);
                WoundLevel before = track.level();
                track = track.struck(blow);
                points += blow;
                WoundLevel expected =
                        points == 0 ? WoundLevel.UNHURT : points > row.size() ? WoundLevel.DEAD : row.get(points - 1);
                assertThat(track.level()).as("%s points on %s", points, boxes).isEqualTo(expected);
                assertThat(track.level()).isGreaterThanOrEqualTo(before);
                assertThat(track.marked()).isEqualTo(Math.min(points, row.size()));
            }
        });
    }
}
