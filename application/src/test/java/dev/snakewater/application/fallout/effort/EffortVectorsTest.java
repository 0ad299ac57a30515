package dev.snakewater.application.fallout.effort;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.catalogue.Printed;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import dev.snakewater.domain.fallout.effort.Run;
import dev.snakewater.domain.fallout.shot.MasterItem;
import dev.snakewater.domain.modifier.Counting;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The vectors of tests, jumps and runs come out as printed. */
class EffortVectorsTest {

    private static final EffortScenario.RunScenario SKAG_RUNS =
            Filled.in(EffortScenario.RunScenario.class, "who: Skag, millimetres: 315");

    @Test
    void v82_what_a_run_costs() {
        EffortScenario.RunScenario run = Filled.in(EffortScenario.RunScenario.class, "who: Vera, millimetres: 270");
        EffortOutcome outcome = Play.of(EffortScenario.RUNS, run, "Vera, whether: run", "Vera, body control: 1")
                .outcome();
        assertThat(9 - outcome.actionPoints().orElseThrow() + " AP").isEqualTo(Printed.field("V82", "result"));
    }

    @ParameterizedTest
    @CsvSource({"V85, 5", "V86, 40", "V87, 41", "V88, 95", "V89, 96"})
    void v85_to_v89_what_a_run_leaves(String id, int roll) {
        Play<?, Effort, EffortOutcome> played =
                Play.of(EffortScenario.RUNS, SKAG_RUNS, "Skag, whether: run", "Skag, body control: " + roll);
        EffortEvent.Tested tested = played.first(EffortEvent.Tested.class);
        Run.Breath breath = played.first(EffortEvent.OutOfBreath.class).breath();

        assertThat(tested.limit().total()).hasToString(Printed.field(id, "chance"));
        assertThat(tested.verdict().name() + ": -" + breath.points() + " for " + breath.rounds() + " round(s)")
                .isEqualTo(Printed.field(id, "result"));
        assertThat("AP " + played.outcome().actionPoints().orElseThrow()).isEqualTo(Printed.field(id, "left"));
    }

    @Test
    void v84_the_worst_of_two_runs_counts() {
        // After round 3 the first run costs rounds 4 to 7; after round 4, three more, and the second run one.
        List<Integer> fourToSeven =
                new Run(1, Pose.UPRIGHT, List.of(Run.Breath.after(Verdict.FAILURE, 7))).comingRounds();
        List<Integer> fiveOn = new Run(
                        1, Pose.UPRIGHT, List.of(new Run.Breath(20, 3), Run.Breath.after(Verdict.SUCCESS, 7)))
                .comingRounds();
        Stream<Integer> threeToEight =
                Stream.concat(Stream.of(0, fourToSeven.getFirst()), Stream.concat(fiveOn.stream(), Stream.of(0)));
        assertThat("rounds 3..8: "
                        + String.join(
                                ", ", threeToEight.map(points -> "-" + points).toList()))
                .isEqualTo(Printed.field("V84", "result"));
    }

    @ParameterizedTest
    @CsvSource({"80, SUCCESS", "81, FAILURE"})
    void v110_a_jump_out_of_movement(int roll, Verdict verdict) {
        EffortScenario.JumpScenario jump =
                Filled.in(EffortScenario.JumpScenario.class, "who: Vera, millimetres: 120, walked: 1");
        Play<?, Effort, EffortOutcome> played =
                Play.of(EffortScenario.JUMPS, jump, "Vera, whether: jump", "Vera, acrobatics: " + roll);
        EffortEvent.Tested tested = played.first(EffortEvent.Tested.class);

        // 6.5 m, of which 4 are jumped: 2 whole ones are left.
        assertThat(played.first(EffortEvent.JumpedOff.class).farthest().total()).isEqualTo(195);
        assertThat(tested.limit().total()).hasToString(Printed.field("V110", "chance"));
        assertThat(tested.verdict()).isEqualTo(verdict);
        assertThat(Printed.field("V110", "result")).contains("d100 " + roll + " " + verdict.name());
    }

    @Test
    void v111_a_jump_that_is_too_far_is_refused_and_costs_nothing() {
        EffortScenario.JumpScenario jump = Filled.in(EffortScenario.JumpScenario.class, "who: Vera, millimetres: 75");
        assertThat(Printed.field("V111", "result")).isEqualTo("REFUSED");
        Play<?, Effort, EffortOutcome> asked = Play.of(EffortScenario.JUMPS, jump);
        assertThat(asked.played().standing())
                .isInstanceOfSatisfying(
                        Standing.Asking.class,
                        asking -> assertThat(((Choice<?>) asking.question()).barsOn("jump"))
                                .containsExactly(FalloutRule.FO_52_JUMP_DISTANCE));
        assertThat(Play.of(EffortScenario.JUMPS, jump, "Vera, whether: stay")
                        .outcome()
                        .actionPoints())
                .contains(9);
    }

    @Test
    void v112_of_the_metres_left_only_whole_ones_count() {
        EffortScenario.JumpScenario jump = Filled.in(EffortScenario.JumpScenario.class, "who: Vera, millimetres: 30");
        Play<?, Effort, EffortOutcome> played =
                Play.of(EffortScenario.JUMPS, jump, "Vera, whether: jump", "Vera, acrobatics: 70");
        assertThat(played.first(EffortEvent.Tested.class).limit().total()).hasToString(Printed.field("V112", "chance"));
    }

    /** The tests alone; what covering fire and reaction make of them comes with the rounds. */
    @ParameterizedTest
    @CsvSource({"V101, LUCK, 20, 3, 4", "V109, PERCEPTION, 0, 5, 6"})
    void v101_and_v109_tests_on_statistics(
            String id, Statistics.Statistic statistic, int winded, int first, int second) {
        EffortScenario.TestScenario test =
                Filled.in(EffortScenario.TestScenario.class, "who", "Skag", "statistic", statistic);
        EffortScenario.TestScenario written = winded == 0 ? test : Filled.like(test, "winded", winded);
        List<String> margins = Stream.of(first, second)
                .map(roll -> Play.of(EffortScenario.TESTS, written, "Skag, " + statistic + ": " + roll)
                        .outcome())
                .map(outcome -> String.valueOf(outcome.margin().orElseThrow()))
                .toList();
        assertThat("margin " + String.join(" / ", margins)).isEqualTo(Printed.field(id, "mods"));
    }

    @Test
    void ten_points_that_are_begun_are_a_pip() {
        // -1 to -10 are one, -11 to -20 two.
        assertThat(IntStream.of(1, 10, 11, 20).map(points -> limit(-points)).boxed())
                .containsExactly(4, 4, 3, 3);
        assertThat(IntStream.of(1, 10, 11).map(EffortVectorsTest::limit).boxed())
                .containsExactly(6, 6, 7);
    }

    private static int limit(int points) {
        EffortScenario.TestScenario written = Filled.in(EffortScenario.TestScenario.class, new Object[] {
            "who", "Skag", "statistic", Statistics.Statistic.LUCK, "master", List.of(new MasterItem("fog", points))
        });
        Effort effort = EffortScenario.TESTS.open(written);
        return effort.limit(Counting.adding(UnaryOperator.identity())).total();
    }
}
