package dev.snakewater.application.fallout.effort;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.effort.EffortScenario.JumpScenario;
import dev.snakewater.application.fallout.effort.EffortScenario.RunScenario;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.ScriptedTable;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the master amends by hand of a test, a jump or a run, and how it stands when it is broken off. */
class EffortByHandTest {

    private static final ScenarioKind<RunScenario, Effort, EffortOutcome> RUNS = EffortScenario.RUNS;
    private static final ScenarioKind<JumpScenario, Effort, EffortOutcome> JUMPS = EffortScenario.JUMPS;
    private static final RunScenario SKAG = Filled.in(RunScenario.class, "who: Skag, millimetres: 315");

    /** 31.5 cm are seven action points, and Skag has seven. */
    @Test
    void action_points_and_breath_can_be_amended() {
        Effort effort = RUNS.open(SKAG);

        assertThat(RUNS.procedure().amendments(effort))
                .extracting(Choice::name)
                .containsExactly("action points", "winded");
        Effort poorer = amended(effort, "action points", "6");
        assertThat(poorer.feat().orElseThrow().bars(poorer.doer(), poorer.before()))
                .containsExactly(FalloutRule.FO_09_ACTION_POINTS);
        assertThat(burdens(amended(effort, "winded", "20")).winded()).contains(20);
    }

    @Test
    void wounds_can_be_amended_where_they_are_played_with() {
        Effort effort = RUNS.open(Filled.like(SKAG, "rulings", Filled.like(Rulings.BY_THE_BOOK, "wounds: true")));

        assertThat(burdens(amended(effort, "wound of the legs", "yes")).wounds())
                .containsExactly(Part.LEGS);
        assertThat(burdens(amended(effort, "wound of the head", "no")).wounds()).isEmpty();
    }

    /** Of nine points four are for 12 cm; amended once she has jumped off, they are what is left of them. */
    @Test
    void what_is_paid_for_stays_paid_for_when_it_is_broken_off() {
        Effort jumping = decided(
                JUMPS.open(Filled.in(JumpScenario.class, "who: Vera, millimetres: 120, walked: 1, actionPoints: 9")));

        assertThat(JUMPS.procedure().calledOff(jumping).actionPoints()).contains(5);
        assertThat(JUMPS.procedure()
                        .calledOff(amended(jumping, "action points", "2"))
                        .actionPoints())
                .contains(2);
        assertThat(JUMPS.telling().soFar(jumping, JUMPS.procedure().calledOff(jumping)))
                .extracting(Sentence::text)
                .containsExactly("Vera has jumped off, and the test is still to come.");
    }

    @Test
    void who_has_run_has_run_when_it_is_broken_off() {
        EffortOutcome standing = RUNS.procedure().calledOff(RUNS.open(SKAG));
        EffortOutcome running = RUNS.procedure().calledOff(decided(RUNS.open(SKAG)));

        assertThat(List.of(standing.ran(), running.ran())).containsExactly(false, true);
        assertThat(List.of(standing.actionPoints(), running.actionPoints()))
                .containsExactly(Optional.of(7), Optional.of(0));
    }

    @Test
    void the_rulings_are_told_where_they_are_not_by_the_book() {
        RunScenario unusual =
                Filled.like(SKAG, "rulings", Filled.like(Rulings.BY_THE_BOOK, "statTestDie: 20, jumping: false"));

        assertThat(opening(SKAG)).noneMatch(sentence -> sentence.contains("rules"));
        assertThat(opening(unusual))
                .last()
                .isEqualTo("The master rules: statistics are tested with a d20 (FO-03) and no jumping (FO-67).");
    }

    private static List<String> opening(RunScenario scenario) {
        return RUNS.telling().opening(RUNS.open(scenario)).stream()
                .map(Sentence::text)
                .toList();
    }

    private static Burdens burdens(Effort effort) {
        return effort.doer().person().burdens();
    }

    private static Effort decided(Effort effort) {
        ScriptedTable table = new ScriptedTable(Play.lines(effort.doer().name() + ", whether: " + effort.what()));
        return ((Next.Go<Effort, EffortOutcome>) RUNS.procedure().step(effort, table)).situation();
    }

    private static Effort amended(Effort effort, String what, String word) {
        return Play.amendment(RUNS.procedure(), effort, what).chosen(word).answer();
    }
}
