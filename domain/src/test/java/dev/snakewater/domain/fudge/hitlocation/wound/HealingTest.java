package dev.snakewater.domain.fudge.hitlocation.wound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wounds after the fight (HL-34): a level for each week of rest, all wounds of it together; the worst takes twice as long (HL-22). */
class HealingTest {

    /** Fair: 2 boxes of each level (HL-14). */
    private static WoundTrack fair(WoundModel model, String marks) {
        List<Integer> each = Stream.of(marks.split(" ")).map(Integer::valueOf).toList();
        return WoundTrack.of(model, WoundBoxes.of(Degree.FAIR), each, false);
    }

    private static String marks(WoundTrack track) {
        return String.join(" ", track.marks().stream().map(String::valueOf).toList());
    }

    @ParameterizedTest(name = "{0} weeks: {1}")
    @CsvSource({
        "0, 2 2 2 2 1",
        "1, 2 2 2 2 1",
        "2, 2 2 2 2 0",
        "3, 2 2 2 0 0",
        "4, 2 2 0 0 0",
        "5, 2 0 0 0 0",
        "6, 0 0 0 0 0",
        "9, 0 0 0 0 0"
    })
    void of_points_that_add_up_the_worst_level_heals_each_week(int weeks, String left) {
        assertThat(marks(Healing.ofWeeks(fair(WoundModel.POINTS_1993, "2 2 2 2 1"), weeks)))
                .isEqualTo(left);
    }

    @ParameterizedTest(name = "{0} weeks: {1}")
    @CsvSource({"0, 1 2 0 1 0", "1, 2 0 1 0 0", "2, 0 1 0 0 0", "3, 1 0 0 0 0", "4, 0 0 0 0 0"})
    void of_wounds_that_each_have_a_level_every_one_becomes_lighter_each_week(int weeks, String left) {
        assertThat(marks(Healing.ofWeeks(fair(WoundModel.LEVELS_1995, "1 2 0 1 0"), weeks)))
                .isEqualTo(left);
    }

    @ParameterizedTest(name = "{0} points: {1}")
    @CsvSource({"1, 2 2 1 0 0", "3, 2 1 0 0 0", "6, 0 0 0 0 0", "7, 0 0 0 0 0"})
    void points_heal_the_worst_boxes_first(int points, String left) {
        assertThat(marks(Healing.ofPoints(fair(WoundModel.POINTS_1993, "2 2 2 0 0"), points)))
                .isEqualTo(left);
    }

    @Test
    void what_is_lost_stays_lost() {
        WoundTrack lost = fair(WoundModel.POINTS_1993, "2 2 2 2 2").struck(1);
        assertThat(lost.dead()).isTrue();
        assertThat(Healing.ofWeeks(lost, 100)).isEqualTo(lost);
        assertThat(Healing.ofPoints(lost, 100)).isEqualTo(lost);
    }

    /** Poor: 2 boxes of Scratch, 1 of Very Hurt, 2 of Incapacitated (HL-14). Two Incapacitated become Very Hurt, of which one can be marked. */
    @Test
    void what_becomes_lighter_finds_no_more_marks_than_boxes() {
        WoundTrack poor =
                WoundTrack.of(WoundModel.LEVELS_1995, WoundBoxes.of(Degree.POOR), List.of(0, 0, 0, 2, 0), false);
        assertThat(marks(Healing.ofWeeks(poor, 1))).isEqualTo("0 0 1 0 0");
    }
}
