package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.CatalogueProblems;
import dev.snakewater.application.fallout.catalogue.WrittenCatalogue;
import dev.snakewater.application.fallout.catalogue.WrittenRulings;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.effort.Breath;
import dev.snakewater.domain.fallout.shot.MasterItem;
import java.util.List;
import java.util.Optional;

/** Everything that can be wrong with a test, a jump or a run whose fields could be read. */
final class EffortProblems {

    private static final int GREATEST_ITEM = 200;
    private static final int FARTHEST = 10_000;
    private static final int MOST_ACTION_POINTS = 100;
    private static final int MOST_ROUNDS = 100;
    private static final List<Integer> HANDICAPS = List.of(10, 20, 40);

    private final Complaints complaints = new Complaints();

    static List<Problem> of(TestScenario scenario) {
        EffortProblems found = new EffortProblems();
        found.common(scenario.catalogue(), scenario.who(), scenario.master(), scenario.rulings());
        found.winded("/winded", scenario.winded());
        boolean skilled = scenario.skill().isPresent();
        if (skilled && scenario.statistic().isPresent()) {
            found.complaints.add("/skill", "a skill and a statistic are tested", "a skill, or a statistic");
        } else if (!skilled && scenario.statistic().isEmpty()) {
            // Of the whole: it may follow from either of the two that could not be read.
            found.complaints.add("", "nothing is tested", "a skill, or a statistic");
        }
        return found.complaints.all();
    }

    static List<Problem> of(JumpScenario scenario) {
        EffortProblems found = new EffortProblems();
        found.common(scenario.catalogue(), scenario.who(), scenario.master(), scenario.rulings());
        found.winded("/winded", scenario.winded());
        found.complaints.within("/millimetres", scenario.millimetres(), 1, FARTHEST);
        found.complaints.within("/walked", scenario.walked(), 0, MOST_ACTION_POINTS);
        found.complaints.within("/actionPoints", scenario.actionPoints(), 0, MOST_ACTION_POINTS);
        scenario.describe()
                .filter(String::isBlank)
                .ifPresent(said -> found.complaints.add(
                        "/describe",
                        "an empty description",
                        "how she jumps (" + FalloutRule.FO_53_JUMP_TEST.id() + "); or leave the field out"));
        return found.complaints.all();
    }

    static List<Problem> of(RunScenario scenario) {
        EffortProblems found = new EffortProblems();
        found.common(scenario.catalogue(), scenario.who(), scenario.master(), scenario.rulings());
        found.complaints.within("/millimetres", scenario.millimetres(), 1, FARTHEST);
        found.complaints.within("/actionPoints", scenario.actionPoints(), 0, MOST_ACTION_POINTS);
        for (int i = 0; i < scenario.winded().size(); i++) {
            Breath earlier = scenario.winded().get(i);
            found.winded("/winded/" + i + "/points", Optional.of(earlier.points()));
            found.complaints.within("/winded/" + i + "/rounds", earlier.rounds(), 0, MOST_ROUNDS);
        }
        return found.complaints.all();
    }

    private void common(
            Optional<WrittenCatalogue> catalogue,
            String who,
            List<MasterItem> master,
            Optional<WrittenRulings> rulings) {
        CatalogueProblems.find(complaints, "/catalogue", catalogue);
        complaints.entry("/who", who, "character", CatalogueProblems.wastelanders(catalogue));
        for (int i = 0; i < master.size(); i++) {
            MasterItem item = master.get(i);
            if (item.what().isBlank()) {
                complaints.add(
                        "/master/" + i + "/what",
                        "an item without a name",
                        "what it is called (" + FalloutRule.FO_68_MASTER.id() + ")");
            }
            complaints.within("/master/" + i + "/points", item.points(), -GREATEST_ITEM, GREATEST_ITEM);
        }
        WrittenRulings.find(complaints, "/rulings", rulings);
    }

    private void winded(String at, Optional<Integer> points) {
        points.filter(handicap -> !HANDICAPS.contains(handicap))
                .ifPresent(handicap -> complaints.add(
                        at,
                        "running never costs " + handicap,
                        "10, 20 or 40 (" + FalloutRule.FO_55_RUN_PASSED.id() + ", "
                                + FalloutRule.FO_57_RUN_FAILED.id() + ", " + FalloutRule.FO_58_RUN_FUMBLED.id()
                                + "); or leave it out"));
    }
}
