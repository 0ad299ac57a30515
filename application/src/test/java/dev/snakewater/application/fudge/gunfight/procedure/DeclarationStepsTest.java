package dev.snakewater.application.fudge.gunfight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Course;
import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import org.junit.jupiter.api.Test;

/** What may be done and what it leads to, as far as the features do not show it; Ann is faster than Bill. */
class DeclarationStepsTest {

    private static final String ANN = "Ann, pistol: Good, guns: [{kind: revolver}]";
    private static final String ANN_FIRST = "Ann, draw: 1; Bill, draw: 0";

    @Test
    void V38_one_target_out_of_range_is_refused_and_another_is_not() {
        Course course = Showdown.of(ANN, "Bill, guns: [{kind: revolver}]", "Carl, guns: [{kind: revolver}]")
                .apart("Ann", "Bill", RangeBand.BEYOND)
                .played(ANN_FIRST, "Carl, draw: 0; Ann, part 3: snapshot");
        course.refuses("Ann", "Bill", GunfightRule.GF_35_RANGE);
        assertThat(course.offered()).containsExactly("Carl");
    }

    @Test
    void with_a_single_enemy_the_target_is_not_asked_for() {
        Course course = duel().played(ANN_FIRST, "Ann, part 3: snapshot");
        assertThat(course.asked().name()).isEqualTo("snapshot");
    }

    @Test
    void GF_22_with_everybody_too_far_away_a_fan_is_refused_and_can_be_allowed_all_the_same() {
        Course course =
                duel().at(RangeBand.ACROSS_THE_STREET).played(ANN_FIRST, "Ann, part 3: aim; Bill, part 3: nothing");
        course.refuses("Ann", "fan", GunfightRule.GF_22_FAN_TARGETS);
        assertThat(((Choice<?>) course.asked()).allowable())
                .extracting(Choice.Option::word)
                .contains("fan");
    }

    private static Showdown duel() {
        return Showdown.of(ANN, "Bill, guns: [{kind: revolver}]");
    }
}
