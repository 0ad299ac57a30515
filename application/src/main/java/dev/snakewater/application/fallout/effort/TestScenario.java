package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.HouseRules;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.effort.Trial;
import dev.snakewater.domain.rule.Unwrapped;
import java.util.List;

/**
 * What a person writes to put somebody to a test.
 *
 * @param house what the master brings along
 * @param who whose sheet it is: a name of the catalogue
 * @param burdens how she is out of breath, and wounded
 * @param trial what is tested
 */
public record TestScenario(
        @Unwrapped HouseRules house,
        Name who,
        @Unwrapped Burdens burdens,
        @Unwrapped Trial trial) implements EffortScenario<TestScenario> {
    /** The kind {@code fallout-test}: a test on a skill or on a statistic. */
    public static ScenarioKind<TestScenario, Effort, EffortOutcome> kind() {
        return EffortScenario.kind("fallout-test", TestScenario.class);
    }

    @Override
    public Effort opening() {
        return Effort.test(doer(burdens), trial);
    }

    @Override
    public List<Problem> problems() {
        Complaints complaints = scene().complaints();
        boolean skilled = trial.skill().isPresent();
        boolean inherent = trial.statistic().isPresent();
        complaints.needing("/statistic").when(skilled && inherent, "/skill", "two-things-tested");
        complaints.needing("/skill", "/statistic").when(!skilled && !inherent, "", "nothing-tested");
        return complaints.all();
    }
}
