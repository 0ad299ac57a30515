package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.fallout.effort.Breath;
import dev.snakewater.domain.fallout.effort.Run;
import java.util.ArrayList;
import java.util.List;

/** Scenarios of the kind {@code fallout-run}: a run, and the test on body control after it. */
public final class RunScenarios extends EffortScenarios<RunScenario> {

    @Override
    public String id() {
        return "fallout-run";
    }

    @Override
    public Class<RunScenario> scenario() {
        return RunScenario.class;
    }

    @Override
    public List<Problem> problems(RunScenario scenario) {
        return EffortProblems.of(scenario);
    }

    @Override
    public Effort open(RunScenario scenario) {
        return EffortOpening.of(scenario);
    }

    /** An action point less, and with a whole breath. */
    @Override
    public List<Variation<RunScenario>> variations(RunScenario scenario) {
        Form<RunScenario> same = Form.like(scenario);
        List<Variation<RunScenario>> variations = new ArrayList<>();
        variations.add(new Variation<>(
                "an action point less",
                same.with("millimetres", scenario.millimetres() - Run.farthest(1))
                        .filled()));
        if (!scenario.winded().isEmpty()) {
            variations.add(new Variation<>(
                    "not winded before", same.with("winded", List.of()).filled()));
        }
        return variations.stream()
                .filter(variation -> EffortProblems.of(variation.setUp()).isEmpty())
                .toList();
    }

    /** One with a whole breath, and one that is out of it already. */
    @Override
    public List<RunScenario> examples() {
        Form<RunScenario> skag = Form.of(RunScenario.class).with("who", "Skag");
        return List.of(
                skag.with("millimetres", 315).filled(),
                skag.with("millimetres", 90)
                        .with("winded", List.of(new Breath(20, 3)))
                        .filled());
    }
}
