package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.fallout.catalogue.CatalogueProblems;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.catalogue.WrittenRulings;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Locations;
import dev.snakewater.domain.fallout.shot.MasterItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Everything that can be wrong with a fire whose fields could be read. */
final class BurningProblems {

    private static final int MOST_TARGETS = 6;
    private static final int MOST_ROUNDS = 10;
    private static final int FARTHEST = 20_000;
    private static final int MOST_HIT_POINTS = 1000;
    private static final int MOST_ACTION_POINTS = 100;
    private static final int GREATEST_ITEM = 200;
    private static final List<Integer> HANDICAPS = List.of(10, 20, 40);

    private final BurningScenario scenario;
    private final Complaints complaints = new Complaints();
    private final List<String> people;

    private BurningProblems(BurningScenario scenario) {
        this.scenario = scenario;
        people = CatalogueProblems.wastelanders(scenario.catalogue());
    }

    static List<Problem> of(BurningScenario scenario) {
        BurningProblems found = new BurningProblems(scenario);
        CatalogueProblems.find(found.complaints, "/catalogue", scenario.catalogue());
        boolean readable = found.complaints.isEmpty();
        scenario.shooter().ifPresent(shooter -> found.shooter(shooter, readable));
        found.targets();
        found.names();
        found.rounds();
        found.master();
        WrittenRulings.find(found.complaints, "/rulings", scenario.rulings());
        return found.complaints.all();
    }

    private void shooter(WrittenShooter shooter, boolean readable) {
        complaints.entry("/shooter/is", shooter.is(), "character", people);
        shooter.name().ifPresent(name -> complaints.name("/shooter/name", name));
        String with = shooter.with().orElse(BurningOpening.FLAME_THROWER);
        complaints.entry("/shooter/with", with, "weapon", CatalogueProblems.weapons(scenario.catalogue()));
        complaints.within("/shooter/actionPoints", shooter.actionPoints(), 0, MOST_ACTION_POINTS);
        shooter.winded()
                .filter(points -> !HANDICAPS.contains(points))
                .ifPresent(points -> complaints.add(
                        "/shooter/winded",
                        "running never costs " + points,
                        "10, 20 or 40 (" + FalloutRule.FO_59_WINDED.id() + "); or leave it out"));
        if (readable) {
            weapon(shooter, with, Stock.with(scenario.catalogue()));
        }
    }

    private void weapon(WrittenShooter shooter, String with, Stock stock) {
        if (stock.gun(with).isPresent()) {
            complaints.add(
                    "/shooter/with",
                    "'" + with + "' throws no fire",
                    "a flame thrower (" + FalloutRule.FO_29_STREAM.id() + "); guns are fired by fallout-shot");
        }
        stock.flameThrower(with)
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
        target.is().ifPresent(is -> complaints.entry(at + "/is", is, "character", people));
        target.name().ifPresent(name -> complaints.name(at + "/name", name));
        target.armour()
                .ifPresent(worn -> complaints.entry(
                        at + "/armour", worn, "armour", CatalogueProblems.armours(scenario.catalogue())));
        if (target.is().isEmpty() && target.hitPoints().isEmpty()) {
            complaints.missing(
                    at + "/hitPoints", "how many hit points she has", "hitPoints, or whose sheet she has (is)");
        }
        complaints.within(at + "/hitPoints", target.hitPoints(), 1, MOST_HIT_POINTS);
        if (scenario.shooter().isPresent() && target.millimetres().isEmpty()) {
            complaints.missing(at + "/millimetres", "how far away she is", "0 to " + FARTHEST);
        }
        complaints.within(at + "/millimetres", target.millimetres(), 0, FARTHEST);
        int faces = target.locations().size();
        if (faces != 0 && faces != Locations.FACES) {
            complaints.add(
                    at + "/locations",
                    faces + " parts for the faces of a d6",
                    Locations.FACES + " (" + FalloutRule.FO_13_LOCATION.id() + "); or none");
        }
    }

    /** Everybody has a name of his own, and nobody that of an answer. */
    private void names() {
        List<String> taken = new ArrayList<>(List.of(StreamSteps.HOLD));
        scenario.shooter().ifPresent(shooter -> taken.add(BurningOpening.name(shooter)));
        for (int i = 0; i < scenario.targets().size(); i++) {
            String name = BurningOpening.name(scenario.targets().get(i));
            if (taken.stream().anyMatch(name::equalsIgnoreCase)) {
                complaints.add(
                        "/targets/" + i + "/name",
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

    private void master() {
        for (int i = 0; i < scenario.master().size(); i++) {
            MasterItem item = scenario.master().get(i);
            if (item.what().isBlank()) {
                complaints.add(
                        "/master/" + i + "/what",
                        "an item without a name",
                        "what it is called (" + FalloutRule.FO_68_MASTER.id() + ")");
            }
            complaints.within("/master/" + i + "/points", Optional.of(item.points()), -GREATEST_ITEM, GREATEST_ITEM);
        }
    }
}
