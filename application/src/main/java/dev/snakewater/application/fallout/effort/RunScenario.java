package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.HouseRules;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.effort.Run;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to set up a run.
 *
 * @param house what the master brings along
 * @param who whose sheet it is: a name of the catalogue
 * @param run how far
 * @param actionPoints what she has left of them; all, if left out
 * @param wounds where she is wounded, which matters if the house's wounds are played with
 */
@Withers
public record RunScenario(
        @Unwrapped HouseRules house,
        Name who,
        @Unwrapped Run run,
        @Within({0, Wastelander.MOST_ACTION_POINTS}) Optional<Integer> actionPoints,
        List<Part> wounds)
        implements RunScenarioBuilder.With, EffortScenario<RunScenario> {
    /** The kind {@code fallout-run}: a run, and the test on body control after it. */
    public static ScenarioKind<RunScenario, Effort, EffortOutcome> kind() {
        return EffortScenario.kind("fallout-run", RunScenario.class);
    }

    @Override
    public Effort opening() {
        Optional<Integer> worst = run.winded().stream().map(Run.Breath::points).max(Comparator.naturalOrder());
        int before = actionPoints.orElseGet(() -> sheet().orElseThrow().actionPoints());
        return Effort.of(doer(new Burdens(worst, wounds)), run, before);
    }

    @Override
    public List<Problem> problems() {
        return scene().complaints().all();
    }

    @Override
    public void vary(Variations<RunScenario> all) {
        int shorter = run.millimetres() - Run.farthest(1);
        all.when(shorter > 0).add("variation.shorter", withRun(run.withMillimetres(shorter)));
        all.add("variation.rested", withRun(run.withWinded(List.of())));
    }
}
