package dev.snakewater.application.fallout.effort;

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
}
