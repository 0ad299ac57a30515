package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.procedure.Variation;
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

    /** An action point less, and with a whole breath. */
    @Override
    public List<Variation<RunScenario>> variations(RunScenario scenario) {
        int shorter = scenario.run().millimetres() - Run.farthest(1);
        List<Variation<RunScenario>> variations = new ArrayList<>();
        if (shorter > 0) {
            variations.add(new Variation<>("an action point less", scenario.withRun(new Run(shorter))));
        }
        if (!scenario.winded().isEmpty()) {
            variations.add(new Variation<>("not winded before", scenario.rested()));
        }
        return variations;
    }
}
