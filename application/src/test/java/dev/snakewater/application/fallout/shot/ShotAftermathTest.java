package dev.snakewater.application.fallout.shot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.shot.Move;
import dev.snakewater.domain.fallout.shot.Way;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The same action again in the next round begins where the last one left off. */
class ShotAftermathTest {

    private static final ScenarioKind<ShotScenario, ShotSituation, ShotOutcome> KIND = ShotScenario.kind();

    @Test
    void who_has_left_her_cover_again_has_nothing_to_leave() {
        ShotScenario next = after(
                of("Brock; 10 mm Pistol; 300; unaimed", List.of(Move.TAKE_COVER), List.of(Move.LEAVE_COVER)), "90");

        assertThat(next.shooter().inCover()).isFalse();
        assertThat(next.before()).isEmpty();
        assertThat(next.after()).isEmpty();
    }

    @Test
    void who_went_into_cover_and_pops_out_of_it_is_in_it_and_does_so_again() {
        ShotScenario before = of("Brock; 10 mm Pistol; 300; unaimed", List.of(Move.TAKE_COVER), List.of());
        ShotScenario popping =
                Filled.like(before, "action", Filled.like(before.action().orElseThrow(), "from: pop out"));

        ShotScenario next = after(popping, "90");

        assertThat(next.shooter().inCover()).isTrue();
        assertThat(next.action().orElseThrow().from()).contains(Way.FromCover.POP_OUT);
    }

    @Test
    void who_fired_blind_and_left_her_cover_fires_in_the_open() {
        ShotScenario next =
                after(of("Vera; 10 mm Pistol; 100; unaimed; blind", List.of(), List.of(Move.LEAVE_COVER)), "90");

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
