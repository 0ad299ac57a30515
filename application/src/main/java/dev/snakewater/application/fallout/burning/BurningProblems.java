package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import java.util.ArrayList;
import java.util.List;

/** Everything that can be wrong with a fire whose fields could be read. */
final class BurningProblems {

    private static final int MOST_TARGETS = 6;
    private static final int MOST_ROUNDS = 10;

    private final BurningScenario scenario;
    private final SceneProblems found;
    private final Complaints complaints;

    private BurningProblems(BurningScenario scenario) {
        this.scenario = scenario;
        found = SceneProblems.of(scenario.catalogue());
        complaints = found.complaints();
    }

    static List<Problem> of(BurningScenario scenario) {
        BurningProblems fire = new BurningProblems(scenario);
        scenario.shooter().ifPresent(fire::shooter);
        fire.targets();
        fire.names();
        fire.rounds();
        fire.found.master(scenario.master(), scenario.rulings(), false);
        return fire.complaints.all();
    }

    private void shooter(WrittenShooter shooter) {
        found.sheet("/shooter/is", shooter.is());
        shooter.name().ifPresent(name -> complaints.name("/shooter/name", name));
        String with = shooter.with().orElse(BurningOpening.FLAME_THROWER);
        found.weapon("/shooter/with", with);
        found.actionPoints("/shooter/actionPoints", shooter.actionPoints());
        found.winded("/shooter/winded", shooter.winded());
        if (found.stock().gun(with).isPresent()) {
            complaints.add(
                    "/shooter/with",
                    "'" + with + "' throws no fire",
                    "a flame thrower (" + FalloutRule.FO_29_STREAM.id() + "); guns are fired by fallout-shot");
        }
        found.stock()
                .flameThrower(with)
                .ifPresent(thrower -> complaints.within("/shooter/seconds", shooter.seconds(), 0, thrower.magazine()));
    }

    private void targets() {
        if (scenario.targets().isEmpty()) {
            complaints.add("/targets", "nobody is there to burn", "1 to " + MOST_TARGETS + " targets");
        } else if (scenario.targets().size() > MOST_TARGETS) {
            complaints.add("/targets", scenario.targets().size() + " targets", "at most " + MOST_TARGETS);
        }
        for (int i = 0; i < scenario.targets().size(); i++) {
            target("/targets/" + i, scenario.targets().get(i));
        }
        if (scenario.shooter().isEmpty()
                && scenario.targets().stream()
                        .allMatch(target -> target.alight().isEmpty())) {
            complaints.add("/targets", "nobody fires and nobody burns", "a shooter, or a target that is alight");
        }
    }

    private void target(String at, WrittenTarget target) {
        found.victim(at, target);
        if (scenario.shooter().isPresent() && target.millimetres().isEmpty()) {
            complaints.missing(
                    at + "/millimetres", "how far away this target is", "its distance in millimetres on the table");
        }
        target.millimetres().ifPresent(away -> found.distance(at + "/millimetres", away));
    }

    /** Everybody has a name of his own, and nobody that of an answer. */
    private void names() {
        List<String> taken = new ArrayList<>(List.of(StreamSteps.HOLD));
        scenario.shooter().ifPresent(shooter -> taken.add(BurningOpening.name(shooter)));
        for (int i = 0; i < scenario.targets().size(); i++) {
            String name = scenario.targets().get(i).called();
            if (taken.stream().anyMatch(name::equalsIgnoreCase)) {
                complaints.add(
                        "/targets/" + i + "/" + scenario.targets().get(i).namedBy(),
                        "something else is called '" + name + "'",
                        "a name that nobody else has, 1 to " + Name.LONGEST + " characters");
            }
            taken.add(name);
        }
    }

    private void rounds() {
        complaints.within("/rounds", scenario.rounds(), 1, MOST_ROUNDS);
        if (scenario.shooter().isEmpty() && scenario.rounds().isPresent()) {
            complaints.add("/rounds", "nobody fires", "a shooter; or leave it out");
        }
    }
}
