package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.shot.Move;
import java.util.List;
import java.util.stream.Stream;

/** Everything that can be wrong with an action whose fields could be read. */
final class ShotProblems {

    /** How often somebody can shoot at all in a scenario. */
    static final int MOST_TIMES = 5;

    private final ShotScenario scenario;
    private final SceneProblems found;
    private final Complaints complaints;

    private ShotProblems(ShotScenario scenario) {
        this.scenario = scenario;
        found = SceneProblems.of(scenario.catalogue());
        complaints = found.complaints();
    }

    static List<Problem> of(ShotScenario scenario) {
        ShotProblems shot = new ShotProblems(scenario);
        new ShooterProblems(shot.found, scenario).find();
        shot.found.victim("/target", scenario.target());
        shot.scene();
        new ActionProblems(shot.found, scenario).find();
        if (shot.complaints.isEmpty()) {
            shot.moves();
        }
        return shot.complaints.all();
    }

    private void scene() {
        found.distance("/millimetres", scenario.millimetres());
        complaints.within("/times", scenario.times(), 1, MOST_TIMES);
        boolean reacts = Stream.of(
                        scenario.shooter().reacts(), scenario.target().reacts())
                .anyMatch(one -> one.orElse(false));
        found.master(scenario.master(), scenario.rulings(), reacts);
        if (ShotOpening.name(scenario.shooter())
                .equalsIgnoreCase(scenario.target().called())) {
            complaints.add(
                    "/target/" + scenario.target().namedBy(),
                    "the shooter is called so",
                    "a name that nobody else has");
        }
    }

    /** Each move must change something when it comes to it; whether it can be paid for shows then. */
    private void moves() {
        ShotSituation situation = ShotOpening.of(scenario);
        situation = moved("/before", scenario.before(), situation);
        moved("/after", scenario.after(), situation);
    }

    private ShotSituation moved(String at, List<Move> moves, ShotSituation before) {
        ShotSituation situation = before;
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            boolean reloads = move == Move.RELOAD && at.equals("/after");
            if (move.isChangeOfPose() && !situation.encounter().rulings().poses()) {
                complaints.add(
                        at + "/" + i,
                        "'" + move + "', and poses are not played with (" + FalloutRule.FO_67_OPTIONAL_RULES.id() + ")",
                        "something else, or \"poses\": true");
            } else if (!situation.fits(move) && !reloads) {
                complaints.add(
                        at + "/" + i,
                        "'" + move + "' would change nothing then ("
                                + move.rule().id() + ")",
                        "something that is not done yet, and can be done then");
            } else {
                situation = situation.after(move);
            }
        }
        return situation;
    }
}
