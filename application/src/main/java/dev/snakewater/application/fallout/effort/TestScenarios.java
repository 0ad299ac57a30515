package dev.snakewater.application.fallout.effort;

import dev.snakewater.domain.fallout.Winded;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Statistic;
import java.util.List;
import java.util.Optional;

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

    /** A statistic of somebody who is out of breath, and a skill. */
    @Override
    public List<TestScenario> examples() {
        WrittenDoer skag = WrittenDoer.of("Skag");
        return List.of(
                new TestScenario(skag, Optional.empty(), Optional.of(Statistic.LUCK), new Winded(Optional.of(20))),
                new TestScenario(skag, Optional.of(Skill.ACROBATICS), Optional.empty(), Winded.NOT));
    }
}
