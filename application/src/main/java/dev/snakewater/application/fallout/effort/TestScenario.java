package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.domain.fallout.Winded;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Statistic;
import dev.snakewater.domain.fallout.effort.Trial;
import dev.snakewater.domain.rule.Unwrapped;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to put somebody to a test.
 *
 * @param doer who it is
 * @param skill the skill that is tested
 * @param statistic or the statistic
 * @param breath how she is out of breath
 */
public record TestScenario(
        @Unwrapped WrittenDoer doer,
        Optional<Skill> skill,
        Optional<Statistic> statistic,
        @Unwrapped Winded breath) implements EffortScenario<TestScenario> {
    /** The kind {@code fallout-test}: a test on a skill or on a statistic. */
    public static ScenarioKind<TestScenario, Effort, EffortOutcome> kind() {
        return EffortScenario.kind("fallout-test", TestScenario.class);
    }

    @Override
    public Effort opening() {
        Trial trial =
                skill.<Trial>map(Trial.OfSkill::new).orElseGet(() -> new Trial.OfStatistic(statistic.orElseThrow()));
        return new Effort(doer.doer(breath.points()), new Undertaking.Test(trial), true);
    }

    @Override
    public List<Problem> problems() {
        Complaints complaints = doer.problems().complaints();
        complaints
                .needing("/statistic")
                .when(skill.isPresent() && statistic.isPresent(), "/skill", "two-things-tested");
        complaints.needing("/skill", "/statistic").when(skill.isEmpty() && statistic.isEmpty(), "", "nothing-tested");
        return complaints.all();
    }
}
