package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.catalogue.Victim;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** What can be wrong between the fields of a fire. */
final class BurningProblems {

    private final BurningScenario scenario;
    private final SceneProblems found;
    private final Complaints complaints;

    private BurningProblems(BurningScenario scenario) {
        this.scenario = scenario;
        found = SceneProblems.of(scenario.house());
        complaints = found.complaints();
    }

    static List<Problem> of(BurningScenario scenario) {
        BurningProblems fire = new BurningProblems(scenario);
        scenario.shooter().ifPresent(fire::shooter);
        for (int i = 0; i < scenario.targets().size(); i++) {
            fire.target("/targets/" + i, scenario.targets().get(i));
        }
        fire.names();
        if (scenario.shooter().isEmpty()) {
            fire.nobodyFires();
        }
        fire.found.exemption(false);
        return fire.complaints.all();
    }

    private void shooter(WrittenShooter shooter) {
        Stock stock = found.stock();
        String with = shooter.with();
        Complaints ofTheThrower =
                complaints.needing("/shooter/with", stock.weapons().place(with));
        found.sheet("/shooter/is", shooter.who().is());
        stock.weapons().require(complaints, "/shooter/with", with);
        ofTheThrower.when(
                stock.gun(with).isPresent(), "/shooter/with", "throws-no-fire", with, FalloutRule.FO_29_STREAM.id());
        stock.flameThrower(with)
                .ifPresent(thrower -> ofTheThrower.within(
                        "/shooter/seconds", shooter.seconds(), 0, thrower.gun().magazine()));
    }

    private void target(String at, WrittenTarget target) {
        found.victim(at, target.victim());
        complaints.when(
                scenario.shooter().isPresent() && target.millimetres().isEmpty(), at + "/millimetres", "no-distance");
    }

    private void nobodyFires() {
        complaints
                .needing("/shooter", "/targets/*/alight")
                .when(
                        scenario.targets().stream()
                                .allMatch(target -> target.alight().isEmpty()),
                        "/targets",
                        "no-fire");
        complaints.needing("/shooter").when(scenario.rounds().isPresent(), "/rounds", "nobody-fires");
    }

    /** Everybody has a name of his own, and nobody that of an answer. */
    private void names() {
        List<String> taken = new ArrayList<>(List.of(Phase.Firing.HOLD));
        List<String> places = new ArrayList<>(List.of(""));
        scenario.shooter().ifPresent(shooter -> {
            taken.add(shooter.who().called().text());
            places.add("/shooter");
        });
        for (int i = 0; i < scenario.targets().size(); i++) {
            Victim victim = scenario.targets().get(i).victim();
            String name = victim.called().text();
            String at = "/targets/" + i;
            OptionalInt other = IntStream.range(0, taken.size())
                    .filter(one -> taken.get(one).equalsIgnoreCase(name))
                    .findFirst();
            if (other.isPresent()) {
                String there = places.get(other.getAsInt());
                complaints
                        .needing(at + "/name", at + "/is", there + "/name", there + "/is")
                        .tell(at + "/" + victim.namedBy(), "called-so-too", name, Name.LONGEST);
            }
            taken.add(name);
            places.add(at);
        }
    }
}
