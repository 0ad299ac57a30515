package dev.snakewater.application.fallout.effort;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Statistic;
import dev.snakewater.domain.fallout.effort.Breath;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is wrong with a test, a jump or a run is told all at once, each with its place; what the rules refuse is no problem. */
class EffortProblemsTest {

    private static final Form<JumpScenario> JUMP = Form.of(JumpScenario.class).with("who", "Vera");
    private static final Form<RunScenario> RUN = Form.of(RunScenario.class).with("who", "Vera");

    @Test
    void everything_that_is_wrong_with_a_jump_is_told_at_once() {
        assertThat(EffortProblems.of(JUMP.with("who", "Vela")
                        .with("millimetres", 0)
                        .with("walked", 21)
                        .with("actionPoints", -1)
                        .with("describe", " ")
                        .with("winded", 5)
                        .filled()))
                .extracting(Problem::pointer)
                .containsExactlyInAnyOrder("/who", "/millimetres", "/walked", "/actionPoints", "/describe", "/winded");
    }

    @Test
    void who_is_exempt_from_cover_is_not_said_where_nobody_shoots() {
        Rulings exempt = Form.like(Rulings.BY_THE_BOOK)
                .with("coverExemption", Rulings.CoverExemption.BOTH)
                .filled();

        assertThat(EffortProblems.of(
                        JUMP.with("millimetres", 30).with("rulings", exempt).filled()))
                .extracting(Problem::pointer)
                .containsExactly("/rulings/coverExemption");
    }

    /** Strength 20 and agility 20 jump (20 + 20) : 2 = 20 metres of 30 millimetres. */
    @Test
    void a_jump_that_nobody_can_make_is_a_problem_and_one_that_she_cannot_make_is_refused_by_its_rule() {
        assertThat(EffortProblems.of(JUMP.with("millimetres", 600).filled())).isEmpty();
        assertThat(EffortProblems.of(JUMP.with("millimetres", 601).filled()))
                .containsExactly(new Problem(
                        "/millimetres", "601 is out of range", "1 to 600; nobody at all jumps farther (FO-52)"));
    }

    /** 20 action points of 45 millimetres. */
    @Test
    void a_run_that_nobody_has_the_action_points_for_is_a_problem() {
        assertThat(EffortProblems.of(RUN.with("millimetres", 900).filled())).isEmpty();
        assertThat(EffortProblems.of(RUN.with("millimetres", 901)
                        .with("winded", List.of(new Breath(20, 101)))
                        .filled()))
                .containsExactlyInAnyOrder(
                        new Problem(
                                "/millimetres",
                                "901 is out of range",
                                "1 to 900; nobody has the action points for more (FO-54)"),
                        new Problem("/winded/0/rounds", "101 is out of range", "0 to 100"));
    }

    @Test
    void one_thing_is_tested() {
        Form<TestScenario> test = Form.of(TestScenario.class).with("who", "Vera");

        assertThat(EffortProblems.of(test.filled()))
                .containsExactly(new Problem("", "nothing is tested", "a skill, or a statistic"));
        assertThat(EffortProblems.of(test.with("skill", Skill.RIFLES)
                        .with("statistic", Statistic.LUCK)
                        .filled()))
                .containsExactly(
                        new Problem("/skill", "a skill and a statistic are tested", "a skill, or a statistic"));
    }
}
