package dev.snakewater.application.fallout.shot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.shot.Move;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is done beside shooting. */
class MovesTest {

    private static final ShotScenarios KIND = new ShotScenarios();

    @ParameterizedTest
    @CsvSource({
        "UPRIGHT,  PRONE,    4",
        "PRONE,    CROUCHED, 2",
        "CROUCHED, UPRIGHT,  2",
        "PRONE,    UPRIGHT,  4",
        "PRONE,    PRONE,    0"
    })
    void v83_each_step_of_a_pose_costs_two(Pose from, Pose to, int points) {
        assertThat(from.changeTo(to)).isEqualTo(points);
    }

    @Test
    void v121_into_cover_a_shot_and_out_again_take_all_of_brocks_eight() {
        ShotScenario scenario = Form.like(SetUp.of("Brock; 10 mm Pistol; 300; unaimed"))
                .with("before", List.of(Move.TAKE_COVER))
                .with("after", List.of(Move.LEAVE_COVER))
                .filled();
        DiceInARow table = new DiceInARow(List.of("90"));
        ShotSituation situation = KIND.open(scenario);
        assertThat(situation.actionPoints()).isEqualTo(8);
        ShotOutcome outcome = null;
        while (outcome == null) {
            switch (KIND.procedure().step(situation, table)) {
                case Next.Go<ShotSituation, ShotOutcome> go -> situation = go.situation();
                case Next.Done<ShotSituation, ShotOutcome> done -> outcome = done.outcome();
            }
        }
        assertThat(outcome.actionPoints()).isZero();
        assertThat(outcome.refused()).isEmpty();
        assertThat(table.events(ShotEvent.Moved.class))
                .extracting(moved -> moved.price().total())
                .containsExactly(2, 1);
    }
}
