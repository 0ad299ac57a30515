package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.scenario.ShotScenario;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenShooter;
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

    private static final ScenarioKind<ShotScenario, ShotSituation, ShotOutcome> KIND = ShotScenario.kind();

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
                .containsExactly(Move.OUT_OF_COVER);
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

    @Test
    void who_went_into_cover_and_pops_out_of_it_is_in_it_and_does_so_again() {
        ShotScenario before = of("Brock; 10 mm Pistol; 300; unaimed", List.of(Move.INTO_COVER), List.of());
        ShotScenario popping =
                Filled.like(before, "action", Filled.like(before.action().orElseThrow(), "from: pop out"));

        ShotScenario next = after(popping, "90");

        assertThat(next.shooter().inCover()).isTrue();
        assertThat(next.action().orElseThrow().from()).contains(Way.FromCover.POP_OUT);
    }

    @Test
    void who_fired_blind_and_left_her_cover_fires_in_the_open() {
        ShotScenario next =
                after(of("Vera; 10 mm Pistol; 100; unaimed; blind", List.of(), List.of(Move.OUT_OF_COVER)), "90");

        assertThat(next.shooter().inCover()).isFalse();
        assertThat(next.action().orElseThrow().from()).isEmpty();
        assertThat(next.after()).isEmpty();
    }

    /** A bipod takes 6 of 20 points, and the shot 5. */
    @Test
    void what_is_set_up_stays_set_up_and_who_lies_stays_down() {
        ShotScenario before = of(
                "Vera; Hunting rifle; 600; unaimed; bipod", List.of(Move.LIE_DOWN), List.of(Move.SET_UP, Move.RELOAD));
        WrittenShooter rested = Filled.like(before.shooter(), "actionPoints: 20");

        ShotScenario next = after(Filled.like(before, "shooter", rested), "99");

        assertThat(next.shooter().pose()).isEqualTo(Pose.PRONE);
        assertThat(next.shooter().who().actionPoints()).isEmpty();
        assertThat(next.shooter().guns().getFirst().rested()).isTrue();
        assertThat(next.after()).containsExactly(Move.RELOAD);
    }

    /** What an upright shooter in the open leaves is told as it always was. */
    @Test
    void an_outcome_says_nothing_of_who_stands_in_the_open() {
        ShotOutcome outcome = play(of("Vera; 10 mm Pistol; 180; unaimed", List.of(), List.of()), "99");

        assertThat(outcome.pose()).isEmpty();
        assertThat(outcome.inCover()).isEmpty();
    }

    private static ShotScenario of(String words, List<Move> before, List<Move> after) {
        return Filled.like(SetUp.of(words), "before", before, "after", after);
    }

    /** The next scenario, in which nothing is wrong. */
    private static ShotScenario after(ShotScenario scenario, String d100) {
        assertThat(KIND.problems(scenario)).isEmpty();
        Optional<ShotScenario> next = KIND.aftermath(scenario, play(scenario, d100));
        assertThat(next.map(KIND::problems)).contains(List.of());
        return next.orElseThrow();
    }

    private static ShotOutcome play(ShotScenario scenario, String d100) {
        return Play.through(KIND.procedure(), KIND.open(scenario), new DiceInARow(List.of(d100)));
    }
}
