package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.fallout.procedure.BurningPhase;
import dev.snakewater.application.fallout.scenario.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.scenario.BurningScenario.WrittenTarget;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

record BurningProblems(BurningScenario scenario, SceneProblems found, ProblemCollector complaints) {

    static List<Problem> of(BurningScenario scenario) {
        SceneProblems found = SceneProblems.of(scenario.house());
        BurningProblems fire = new BurningProblems(scenario, found, found.complaints());
        scenario.shooter().ifPresent(fire::shooter);
        ProblemCollector.each("/targets", scenario.targets(), fire::target);
        fire.names();
        if (scenario.shooter().isEmpty()) {
            fire.nobodyFires();
        }
        found.exemption(false);
        return found.complaints().all();
    }

    private void shooter(WrittenShooter shooter) {
        Catalogue catalogue = found.catalogue();
        String with = shooter.with();
        ProblemCollector ofTheThrower =
                complaints.needing("/shooter/with", catalogue.weapons().place(with));
        found.sheet("/shooter/is", shooter.who().is());
        catalogue.weapons().require(complaints, "/shooter/with", with);
        String why = FalloutRule.FO_29_STREAM.id();
        ofTheThrower.when(catalogue.gun(with).isPresent(), "/shooter/with", "throws-no-fire", with, why);
        catalogue
                .flameThrower(with)
                .map(thrower -> thrower.gun().magazine())
                .ifPresent(most -> ofTheThrower.within("/shooter/seconds", shooter.seconds(), 0, most));
    }

    private void target(String at, WrittenTarget target) {
        found.victim(at, target.victim());
        complaints
                .needing("/shooter")
                .when(
                        scenario.shooter().isPresent() && target.millimetres().isEmpty(),
                        at + "/millimetres",
                        "no-distance");
    }

    private void nobodyFires() {
        boolean nobodyBurns =
                scenario.targets().stream().allMatch(target -> target.alight().isEmpty());
        complaints.needing("/shooter", "/targets/*/alight").when(nobodyBurns, "/targets", "no-fire");
        complaints.needing("/shooter").when(scenario.rounds().isPresent(), "/rounds", "nobody-fires");
    }

    /** Complains if two people share a name, or a name is also an answer. */
    private void names() {
        Map<String, String> taken = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        scenario.shooter().ifPresent(by -> taken.put(by.who().called().text(), "/shooter"));
        taken.put(BurningPhase.Firing.HOLD, "");
        ProblemCollector.each("/targets", scenario.targets(), (at, target) -> {
            Victim victim = target.victim();
            Optional.ofNullable(taken.putIfAbsent(victim.called().text(), at))
                    .ifPresent(there -> complaints
                            .needing(at + "/name", at + "/is", there + "/name", there + "/is")
                            .tell(at + "/" + victim.namedBy(), "called-so-too", victim.called(), Name.LONGEST));
        });
    }
}
