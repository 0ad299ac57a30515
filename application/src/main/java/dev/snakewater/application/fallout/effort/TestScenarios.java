package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Statistic;
import java.util.List;

/** Scenarios of the kind {@code fallout-test}: a test on a skill or on a statistic. */
public final class TestScenarios extends EffortScenarios<TestScenario> {

    @Override
    public String id() {
        return "fallout-test";
    }

    @Override
    public Class<TestScenario> scenario() {
        return TestScenario.class;
    }

    @Override
    public List<Problem> problems(TestScenario scenario) {
        return EffortProblems.of(scenario);
    }

    @Override
    public Effort open(TestScenario scenario) {
        return EffortOpening.of(scenario);
    }

    /** A statistic of somebody who is out of breath, and a skill. */
    @Override
    public List<TestScenario> examples() {
        Form<TestScenario> skag = Form.of(TestScenario.class).with("who", "Skag");
        return List.of(
                skag.with("statistic", Statistic.LUCK).with("winded", 20).filled(),
                skag.with("skill", Skill.ACROBATICS).filled());
    }
}
