package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.catalogue.Victim;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import java.util.List;

/** What can be wrong between the fields of an action. */
final class ShotProblems {

    private ShotProblems() {}

    static List<Problem> of(ShotScenario scenario) {
        SceneProblems found = SceneProblems.of(scenario.house());
        AtHand hand = AtHand.of(scenario.shooter(), found.stock());
        new ShooterProblems(found, scenario.shooter(), hand).find();
        found.victim("/target", scenario.target().victim());
        found.exemption(scenario.shooter().reacts() || scenario.target().reacts());
        names(scenario, found.complaints());
        new ActionProblems(found, scenario, hand).find();
        new MoveProblems(found, scenario, hand).find();
        return found.complaints().all();
    }

    private static void names(ShotScenario scenario, Complaints complaints) {
        Victim target = scenario.target().victim();
        boolean same = scenario.shooter()
                .who()
                .called()
                .text()
                .equalsIgnoreCase(target.called().text());
        complaints
                .needing("/shooter/is", "/shooter/name", "/target/is", "/target/name")
                .when(same, "/target/" + target.namedBy(), "shooter-called-so");
    }
}
