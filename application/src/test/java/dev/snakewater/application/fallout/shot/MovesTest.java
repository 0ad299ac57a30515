package dev.snakewater.application.fallout.shot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Move;
import dev.snakewater.domain.fallout.shot.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is done beside shooting. */
class MovesTest {

    private static final ScenarioKind<ShotScenario, ShotSituation, ShotOutcome> KIND = ShotScenario.kind();

    @Test
    void v121_into_cover_a_shot_and_out_again_take_all_of_brocks_eight() {
        ShotScenario scenario = Filled.like(
                SetUp.of("Brock; 10 mm Pistol; 300; unaimed"), "before: [into cover], after: [out of cover]");
        DiceInARow table = new DiceInARow(List.of("90"));
        assertThat(KIND.open(scenario).actionPoints()).isEqualTo(8);
        ShotOutcome outcome = play(scenario, table);
        assertThat(outcome.actionPoints()).isZero();
        assertThat(outcome.refused()).isEmpty();
        assertThat(table.events(ShotEvent.Moved.class))
                .extracting(moved -> moved.price().total())
                .containsExactly(2, 1);
    }

    /** Of nine points five are for the shot and two for a cartridge; then five of five are in the tube. */
    @Test
    void fo72_what_is_full_is_not_reloaded_and_that_costs_nothing() {
        ShotScenario scenario = Filled.like(SetUp.of("Vera; Hunting shotgun; 180; unaimed"), "after: [reload, reload]");
        DiceInARow table = new DiceInARow(List.of("100"));

        ShotOutcome outcome = play(scenario, table);

        assertThat(outcome.guns().getFirst().rounds()).isEqualTo(5);
        assertThat(outcome.actionPoints()).isEqualTo(2);
        assertThat(outcome.refused()).isEmpty();
        assertThat(table.events(ShotEvent.Needless.class))
                .containsExactly(new ShotEvent.Needless(new Name("Vera"), Move.RELOAD));
    }

    @Test
    void fo72_no_cartridge_goes_into_a_full_gun() {
        Held full = KIND.open(SetUp.of("Vera; Hunting shotgun; 180; unaimed"))
                .guns()
                .getFirst();

        assertThat(Move.RELOAD.after(full).rounds()).isEqualTo(5);
        assertThat(Move.RELOAD.after(full.withRounds(4)).rounds()).isEqualTo(5);
    }

    /** Twice four of Vera's nine points, and the last one takes her out of the cover. */
    @Test
    void fo40_what_comes_afterwards_is_done_when_the_points_for_another_shot_are_lacking() {
        ShotScenario scenario =
                Filled.like(SetUp.of("Vera; 10 mm Pistol; 100; unaimed; blind"), "times: 3, after: [out of cover]");
        DiceInARow table = new DiceInARow(List.of("100", "100"));

        ShotOutcome outcome = play(scenario, table);

        assertThat(outcome.toll().shots()).isEqualTo(2);
        assertThat(table.events(ShotEvent.Moved.class))
                .extracting(ShotEvent.Moved::move)
                .containsExactly(Move.LEAVE_COVER);
        assertThat(outcome.actionPoints()).isZero();
        assertThat(outcome.refused())
                .containsExactly(new Refusal(Refusal.Reason.NOT_ENOUGH_AP, FalloutRule.FO_09_ACTION_POINTS));
    }

    /** Two reloads of 2 points, and two pistols at once for 4 and one more: all of Vera's nine. */
    @Test
    void fo72_of_two_guns_that_are_fired_both_are_reloaded() {
        ShotScenario scenario = Filled.like(
                SetUp.of("Vera; 10 mm Pistol and 10 mm Pistol; 180; unaimed; rounds 3"), "before: [reload, reload]");
        assertThat(KIND.problems(scenario)).isEmpty();

        ShotOutcome outcome = play(scenario, new DiceInARow(List.of("100", "100")));

        assertThat(outcome.guns()).extracting(Held::rounds).containsExactly(11, 11);
        assertThat(outcome.actionPoints()).isZero();
    }

    /** A bipod takes 6 points and the rifle's shot 5; rested, its chance is 60 + 5 + 5. */
    @Test
    void fo26_the_gun_that_is_set_up_is_the_one_that_is_fired() {
        ShotScenario both = SetUp.of("Vera; 10 mm Pistol and Hunting rifle; 600; unaimed; bipod");
        ShotScenario scenario = Filled.like(both, new Object[] {
            "shooter", Filled.like(both.shooter(), "actionPoints: 11"),
            "action", Filled.like(both.action().orElseThrow(), "with: [Hunting rifle]"),
            "before", List.of(Move.SET_UP)
        });
        DiceInARow table = new DiceInARow(List.of("99"));

        ShotOutcome outcome = play(scenario, table);

        assertThat(outcome.guns()).extracting(Held::rested).containsExactly(false, true);
        assertThat(outcome.actionPoints()).isZero();
        assertThat(SetUp.first(table).chance().total()).isEqualTo(70);
    }

    private static ShotOutcome play(ShotScenario scenario, DiceInARow table) {
        return Play.through(KIND.procedure(), KIND.open(scenario), table);
    }
}
