package dev.snakewater.domain.fudge.hitlocation.wound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.domain.Cases;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wounds as the core text of 1995 marks them (HL-31). */
class LevelsOf1995Test {

    private static final WoundBoxes BOXES = new WoundBoxes(3, 1, 1, 1, 1);
    private static final WoundTrack UNHURT = WoundTrack.of(WoundModel.LEVELS_1995, BOXES, 0);

    @Test
    void after_the_three_blows_of_V77_one_scratch_one_hurt_and_one_very_hurt_are_marked() {
        WoundTrack track = struck("4 4 2");
        assertThat(track.marks()).containsExactly(1, 1, 1, 0, 0);
    }

    @Test
    void a_level_is_one_mark_in_its_box_and_none_elsewhere() {
        assertThat(UNHURT.at(WoundLevel.HURT).marks()).containsExactly(0, 1, 0, 0, 0);
        assertThat(UNHURT.at(WoundLevel.SCRATCH).marks()).containsExactly(1, 0, 0, 0, 0);
    }

    @ParameterizedTest(name = "a first blow of {0} is {1}")
    @CsvSource({
        " 0, UNHURT",
        " 1, SCRATCH",
        " 2, SCRATCH",
        " 3, HURT",
        " 4, HURT",
        " 5, VERY_HURT",
        " 6, VERY_HURT",
        " 7, INCAPACITATED",
        " 8, INCAPACITATED",
        " 9, NEAR_DEATH",
        "10, NEAR_DEATH",
        "11, NEAR_DEATH",
        "50, NEAR_DEATH",
    })
    void a_first_blow_has_the_level_of_its_size(int points, WoundLevel level) {
        assertThat(UNHURT.struck(points).level()).isEqualTo(level);
    }

    @Test
    void a_blow_that_finds_no_free_box_kills() {
        assertThat(struck("9 9").level()).isEqualTo(WoundLevel.DEAD);
        assertThat(struck("9 9 1").level()).isEqualTo(WoundLevel.DEAD);
    }

    @Test
    void marks_fit_their_boxes() {
        assertThatThrownBy(() -> WoundTrack.of(WoundModel.LEVELS_1995, BOXES, List.of(4, 0, 0, 0, 0), false))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void no_blow_makes_it_better_and_each_marks_one_box() {
        Cases.forAll(random -> {
            WoundTrack track = UNHURT;
            int blows = random.nextInt(1, 10);
            for (int i = 0; i < blows; i++) {
                WoundTrack after = track.struck(random.nextInt(1, 12));
                assertThat(after.level()).isGreaterThanOrEqualTo(track.level());
                for (int j = 0; j < WoundLevel.BOXED.size(); j++) {
                    assertThat(after.marks().get(j))
                            .isBetween(track.marks().get(j), BOXES.each().get(j));
                }
                int oneMore = after.level() == WoundLevel.DEAD ? 0 : 1;
                assertThat(after.marked()).isEqualTo(track.marked() + oneMore);
                track = after;
            }
        });
    }

    private static WoundTrack struck(String blows) {
        WoundTrack track = UNHURT;
        for (int blow :
                Arrays.stream(blows.split(" ")).mapToInt(Integer::parseInt).toArray()) {
            track = track.struck(blow);
        }
        return track;
    }
}
