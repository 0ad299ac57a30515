package dev.snakewater.application.fudge.gunfight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Course;
import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest(name = "GF-13 {0}: a shot after a dodge, {1}")
    @CsvSource({"FIRST_ATTACK, 1", "PART_3_ONLY, -1", "WHOLE_TURN, 1"})
    void GF_13_the_drop_helps_in_part_4_unless_it_is_for_part_3_only(Rulings.DropScope scope, int total) {
        Course course = Showdown.of(ANN + ", dropOn: [Bill]", "Bill, armour: 20, guns: [{kind: revolver}]")
                .ruled("dropScope: " + scope)
                .played(ANN_FIRST, "Ann, part 3: dodge; Bill, part 3: nothing; Ann, part 4: shoot; Ann, shot: 0");
        assertThat(course.totals()).containsExactly(total);
    }

    @Test
    void SW_02_a_duel_is_over_when_one_surrenders() {
        Course course = duel().ruled("surrender: true").played(ANN_FIRST, "Ann, part 3: surrender");
        assertThat(course.outcome().sidesStanding()).containsExactly(new Side("Bill"));
        assertThat(course.outcome().fighters())
                .extracting(GunfightOutcome.Fate::presence)
                .containsExactly(Gunfighter.Presence.SURRENDERED, Gunfighter.Presence.FIGHTING);
    }

    private static Showdown duel() {
        return Showdown.of(ANN, "Bill, guns: [{kind: revolver}]");
    }
}
