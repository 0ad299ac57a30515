package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.scenario.ShotScenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.modifier.Refusal;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Held;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is done beside shooting, and that the next round begins where this one left off. */
class MovesTest {

    private static final ScenarioKind<ShotSituation, ShotOutcome> KIND = ShotScenario.kind();
    private static final ShotScenario SHOTGUN =
            Shots.of("millimetres: 180, shooter: {is: Vera, guns: [{is: Hunting shotgun}]}, action: {}");
    private static final ShotScenario BLIND = Shots.of(
            "millimetres: 100, shooter: {is: Vera, guns: [{is: 10 mm Pistol}], inCover: true}, action: {from: blind}");

    /** Of nine points five are for the shot and two for a cartridge; then five of five are in the tube. */
    @Test
    void fo72_what_is_full_is_not_reloaded_and_that_costs_nothing() {
        ShotScenario scenario = Filled.like(SHOTGUN, "after: [reload, reload]");
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
        Held full = SHOTGUN.opening().guns().getFirst();

        assertThat(Move.RELOAD.after(full).rounds()).isEqualTo(5);
    }

    /** Twice four of Vera's nine points, and the last one takes her out of the cover. */
    @Test
    void fo40_what_comes_afterwards_is_done_when_the_points_for_another_shot_are_lacking() {
        ShotScenario scenario = Filled.like(BLIND, "times: 3, after: [out of cover]");
        DiceInARow table = new DiceInARow(List.of("100", "100"));

        ShotOutcome outcome = play(scenario, table);

        assertThat(outcome.toll().shots()).isEqualTo(2);
        assertThat(table.events(ShotEvent.Moved.class))
                .extracting(ShotEvent.Moved::move)
                .containsExactly(Move.OUT_OF_COVER);
        assertThat(outcome.actionPoints()).isZero();
        assertThat(outcome.refused())
                .containsExactly(new Refusal(Refusal.Reason.NOT_ENOUGH_AP, FalloutRule.FO_09_ACTION_POINTS));
    }

    /** Two reloads of 2 points, and two pistols at once for 4 and one more: all of Vera's nine. */
    @Test
    void fo72_of_two_guns_that_are_fired_both_are_reloaded() {
        ShotScenario scenario = Shots.of("""
            millimetres: 180, shooter: {is: Vera, guns: [{is: 10 mm Pistol, rounds: 3}, {is: 10 mm Pistol, rounds: 3}]},
            action: {with: [10 mm Pistol, 10 mm Pistol]}, before: [reload, reload]\
            """);
        assertThat(scenario.problems()).isEmpty();

        ShotOutcome outcome = play(scenario, new DiceInARow(List.of("100", "100")));

        assertThat(outcome.guns()).extracting(Held::rounds).containsExactly(11, 11);
        assertThat(outcome.actionPoints()).isZero();
    }

    /** A bipod takes 6 points and the rifle's shot 5; rested, its chance is 60 + 5 + 5. */
    @Test
    void fo26_the_gun_that_is_set_up_is_the_one_that_is_fired() {
        ShotScenario scenario = Shots.of("""
            millimetres: 600, shooter: {is: Vera, actionPoints: 11, guns: [{is: 10 mm Pistol, support: bipod},
            {is: Hunting rifle, support: bipod}]}, before: [set up], action: {with: [Hunting rifle]}\
            """);
        DiceInARow table = new DiceInARow(List.of("99"));

        ShotOutcome outcome = play(scenario, table);

        assertThat(outcome.guns()).extracting(Held::rested).containsExactly(false, true);
        assertThat(outcome.actionPoints()).isZero();
        assertThat(Shots.first(table).chance().total()).isEqualTo(70);
    }

    private static ShotOutcome play(ShotScenario scenario, DiceInARow table) {
        return Play.through(KIND.procedure(), scenario.opening(), table);
    }

    @Test
    void who_went_into_cover_and_pops_out_of_it_is_in_it_and_does_so_again() {
        ShotScenario next = after("""
            millimetres: 300, shooter: {is: Brock, guns: [{is: 10 mm Pistol}]}, before: [into cover],
            action: {from: pop out}\
            """);

        assertThat(next.shooter().inCover()).isTrue();
        assertThat(next.action().orElseThrow().from()).contains(Way.FromCover.POP_OUT);
    }

    @Test
    void who_fired_blind_and_left_her_cover_fires_in_the_open() {
        ShotScenario next = after(Filled.like(BLIND, "after: [out of cover]"));

        assertThat(next.shooter().inCover()).isFalse();
        assertThat(next.action().orElseThrow().from()).isEmpty();
        assertThat(next.after()).isEmpty();
    }

    /** A bipod takes 6 of 20 points, and the shot 5. */
    @Test
    void what_is_set_up_stays_set_up_and_who_lies_stays_down() {
        ShotScenario next = after("""
            millimetres: 600, shooter: {is: Vera, actionPoints: 20, guns: [{is: Hunting rifle, support: bipod}]},
            before: [lie down], action: {}, after: [set up, reload]\
            """);

        assertThat(next.shooter().pose()).isEqualTo(Pose.PRONE);
        assertThat(next.shooter().who().actionPoints()).isEmpty();
        assertThat(next.shooter().guns().getFirst().rested()).isTrue();
        assertThat(next.after()).containsExactly(Move.RELOAD);
    }

    /** What an upright shooter in the open leaves is told as it always was. */
    @Test
    void an_outcome_says_nothing_of_who_stands_in_the_open() {
        ShotOutcome outcome = play(Shots.PISTOL, new DiceInARow(List.of("99")));

        assertThat(outcome.pose()).isEmpty();
        assertThat(outcome.inCover()).isEmpty();
    }

    private static ShotScenario after(String fields) {
        return after(Shots.of(fields));
    }

    /** The next scenario after a miss, in which nothing is wrong. */
    private static ShotScenario after(ShotScenario scenario) {
        assertThat(scenario.problems()).isEmpty();
        Optional<ShotScenario> next = scenario.aftermath(play(scenario, new DiceInARow(List.of("95"))));
        assertThat(next.map(ShotScenario::problems)).contains(List.of());
        return next.orElseThrow();
    }
}
