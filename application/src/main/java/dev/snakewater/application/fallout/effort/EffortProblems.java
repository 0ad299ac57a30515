package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.effort.Breath;
import dev.snakewater.domain.fallout.effort.Jump;
import dev.snakewater.domain.fallout.effort.Run;
import java.util.List;
import java.util.Optional;

/** Everything that can be wrong with a test, a jump or a run whose fields could be read. */
final class EffortProblems {

    private static final int MOST_ROUNDS = 100;

    private EffortProblems() {}

    static List<Problem> of(TestScenario scenario) {
        SceneProblems found = SceneProblems.of(scenario.catalogue());
        Complaints complaints = found.complaints();
        found.sheet("/who", scenario.who());
        found.master(scenario.master(), scenario.rulings(), false);
        found.winded("/winded", scenario.winded());
        boolean skilled = scenario.skill().isPresent();
        if (skilled && scenario.statistic().isPresent()) {
            complaints.add("/skill", "a skill and a statistic are tested", "a skill, or a statistic");
        } else if (!skilled && scenario.statistic().isEmpty()) {
            // Of the whole: it may follow from either of the two that could not be read.
            complaints.add("", "nothing is tested", "a skill, or a statistic");
        }
        return complaints.all();
    }

    static List<Problem> of(JumpScenario scenario) {
        SceneProblems found = SceneProblems.of(scenario.catalogue());
        Complaints complaints = found.complaints();
        found.sheet("/who", scenario.who());
        found.master(scenario.master(), scenario.rulings(), false);
        found.winded("/winded", scenario.winded());
        way(
                complaints,
                scenario.millimetres(),
                Jump.FARTHEST_OF_ALL,
                "nobody at all jumps farther (" + FalloutRule.FO_52_JUMP_DISTANCE.id() + ")");
        found.actionPoints("/walked", scenario.walked());
        if (scenario.actionPoints().isEmpty()) {
            found.stock()
                    .wastelander(scenario.who())
                    .map(Wastelander::actionPoints)
                    .filter(all -> scenario.walked().orElse(0) > all)
                    .ifPresent(all -> complaints.add(
                            "/walked",
                            scenario.walked().orElse(0) + " AP walked, of " + all + " in all",
                            "0 to " + all + " (" + FalloutRule.FO_09_ACTION_POINTS.id()
                                    + "); or actionPoints that are left"));
        }
        found.actionPoints("/actionPoints", scenario.actionPoints());
        scenario.describe()
                .filter(String::isBlank)
                .ifPresent(said -> complaints.add(
                        "/describe",
                        "an empty description",
                        "how the jump is made (" + FalloutRule.FO_53_JUMP_TEST.id() + "); or leave the field out"));
        return complaints.all();
    }

    static List<Problem> of(RunScenario scenario) {
        SceneProblems found = SceneProblems.of(scenario.catalogue());
        Complaints complaints = found.complaints();
        found.sheet("/who", scenario.who());
        found.master(scenario.master(), scenario.rulings(), false);
        way(
                complaints,
                scenario.millimetres(),
                Run.farthest(SceneProblems.MOST_ACTION_POINTS),
                "nobody has the action points for more (" + FalloutRule.FO_54_RUNNING.id() + ")");
        found.actionPoints("/actionPoints", scenario.actionPoints());
        for (int i = 0; i < scenario.winded().size(); i++) {
            Breath earlier = scenario.winded().get(i);
            found.winded("/winded/" + i + "/points", Optional.of(earlier.points()));
            complaints.within("/winded/" + i + "/rounds", earlier.rounds(), 0, MOST_ROUNDS);
        }
        return complaints.all();
    }

    /** A way that is too far for her alone is refused by its rule when she comes to it; this one is too far for anybody. */
    private static void way(Complaints complaints, int millimetres, int farthest, String because) {
        if (millimetres < 1 || millimetres > farthest) {
            complaints.add("/millimetres", millimetres + " is out of range", "1 to " + farthest + "; " + because);
        }
    }
}
