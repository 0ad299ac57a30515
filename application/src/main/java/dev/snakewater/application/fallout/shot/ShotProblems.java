package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.CatalogueProblems;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.catalogue.WrittenRulings;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenTarget;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fallout.Locations;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Move;
import dev.snakewater.domain.fallout.shot.Shooter;
import java.util.List;
import java.util.Optional;

/** Everything that can be wrong with an action whose fields could be read. */
final class ShotProblems {

    private static final int FARTHEST = 10_000;
    private static final int GREATEST_ITEM = 200;
    private static final int MOST_HIT_POINTS = 1_000;
    private static final int MOST_TIMES = 5;

    private final ShotScenario scenario;
    private final Complaints complaints = new Complaints();

    private ShotProblems(ShotScenario scenario) {
        this.scenario = scenario;
    }

    static List<Problem> of(ShotScenario scenario) {
        ShotProblems found = new ShotProblems(scenario);
        CatalogueProblems.find(found.complaints, "/catalogue", scenario.catalogue());
        // Of a catalogue that is wrong, nothing is looked up but what is there from the start.
        Stock stock = Stock.with(found.complaints.isEmpty() ? scenario.catalogue() : Optional.empty());
        new ShooterProblems(found.complaints, scenario, stock).find();
        found.target();
        found.scene();
        new ActionProblems(found.complaints, scenario, stock).find();
        if (found.complaints.isEmpty()) {
            found.moves();
        }
        return found.complaints.all();
    }

    private void scene() {
        complaints.within("/millimetres", scenario.millimetres(), 0, FARTHEST);
        complaints.within("/times", scenario.times(), 1, MOST_TIMES);
        for (int i = 0; i < scenario.master().size(); i++) {
            ShotScenario.WrittenItem item = scenario.master().get(i);
            if (item.what().isBlank()) {
                complaints.add("/master/" + i + "/what", "an item without a name", "what it is called");
            }
            complaints.within("/master/" + i + "/points", item.points(), -GREATEST_ITEM, GREATEST_ITEM);
        }
        WrittenRulings.find(complaints, "/rulings", scenario.rulings());
        String shooter = ShotOpening.name(scenario.shooter());
        String target = ShotOpening.name(scenario.target());
        complaints.name("/shooter/name", shooter);
        complaints.name("/target/name", target);
        if (shooter.equalsIgnoreCase(target)) {
            complaints.add("/target/name", "the shooter is called so", "a name that nobody else has");
        }
    }

    private void target() {
        WrittenTarget target = scenario.target();
        target.is()
                .ifPresent(is -> complaints.entry(
                        "/target/is", is, "character", CatalogueProblems.wastelanders(scenario.catalogue())));
        target.armour()
                .ifPresent(worn -> complaints.entry(
                        "/target/armour", worn, "armour", CatalogueProblems.armours(scenario.catalogue())));
        complaints.within("/target/hitPoints", target.hitPoints(), 1, MOST_HIT_POINTS);
        if (target.is().isEmpty() && target.hitPoints().isEmpty()) {
            complaints.missing(
                    "/target/hitPoints", "how many hit points the target has", "a number, or whose sheet it is");
        }
        int faces = target.locations().size();
        if (faces != 0 && faces != Locations.FACES) {
            complaints.add(
                    "/target/locations",
                    faces + (faces == 1 ? " part" : " parts") + " for the faces of a d6",
                    "six: a part for each face");
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
            Shooter shooter = situation.encounter().shooter();
            Held first = situation.guns().getFirst();
            boolean reloads = move == Move.RELOAD && at.equals("/after");
            if (!move.fits(shooter, first) && !reloads) {
                complaints.add(
                        at + "/" + i,
                        "'" + move + "' would change nothing then ("
                                + move.rule().id() + ")",
                        "something that she has not done yet, and can do where she is");
            } else {
                situation = situation
                        .in(situation.encounter().with(move.after(shooter)))
                        .with(move.after(first));
            }
        }
        return situation;
    }
}
