package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Variations;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.effort.Breath;
import dev.snakewater.domain.fallout.effort.Run;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to set up a run.
 *
 * @param doer who runs
 * @param run how far
 * @param pose how she holds herself
 * @param actionPoints what she has left of them; all, if left out
 * @param winded what runs before this one still cost her: the points in this round, and for how many rounds after it
 */
@Withers
public record RunScenario(
        @Unwrapped WrittenDoer doer,
        @Unwrapped Run run,
        @Default("upright") Pose pose,
        @Within({0, Wastelander.MOST_ACTION_POINTS}) Optional<Integer> actionPoints,
        List<Breath> winded)
        implements RunScenarioBuilder.With, EffortScenario<RunScenario> {
    /** The kind {@code fallout-run}: a run, and the test on body control after it. */
    public static ScenarioKind<RunScenario, Effort, EffortOutcome> kind() {
        return EffortScenario.kind("fallout-run", RunScenario.class);
    }

    @Override
    public Effort opening() {
        int worst = winded.stream().mapToInt(Breath::points).max().orElse(0);
        int before = actionPoints.orElseGet(() -> doer.sheet().orElseThrow().actionPoints());
        return new Effort(doer.doer(worst), new Undertaking.Running(run, pose, before, winded), false);
    }

    @Override
    public List<Problem> problems() {
        return doer.problems().complaints().all();
    }

    /** Returns the same with her breath back. */
    RunScenario rested() {
        return withWinded(List.of());
    }

    @Override
    public void vary(Variations<RunScenario> all) {
        int shorter = run.millimetres() - Run.farthest(1);
        all.when(shorter > 0).add("variation.shorter", withRun(new Run(shorter)));
        all.add("variation.rested", rested());
    }
}
