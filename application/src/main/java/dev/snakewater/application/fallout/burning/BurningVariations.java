package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Armour;
import dev.snakewater.domain.fallout.catalogue.Wardrobe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The same fire with one thing changed. */
final class BurningVariations {

    private final BurningScenario scenario;
    private final List<Variation<BurningScenario>> found = new ArrayList<>();

    private BurningVariations(BurningScenario scenario) {
        this.scenario = scenario;
    }

    static List<Variation<BurningScenario>> of(BurningScenario scenario) {
        BurningVariations variations = new BurningVariations(scenario);
        variations.first();
        variations.shooter();
        return variations.found.stream()
                .filter(variation -> BurningProblems.of(variation.setUp()).isEmpty())
                .toList();
    }

    /** The first of the targets is the one that is told of. */
    private void first() {
        Hearth.Place place = BurningOpening.of(scenario).hearth().places().getFirst();
        Armour worn = place.target().armour();
        for (Armour other : Wardrobe.ALL) {
            if (!other.equals(worn)) {
                add(
                        place.target().name() + " in " + (other.equals(Wardrobe.NONE) ? "no armour" : other.name()),
                        target("armour", other.name()));
            }
        }
        if (scenario.shooter().isEmpty()) {
            return;
        }
        boolean poses = BurningOpening.of(scenario).hearth().rulings().poses();
        for (Pose pose : poses ? List.of(Pose.values()) : List.<Pose>of()) {
            if (pose != place.target().pose()) {
                add(place.target().name() + " " + pose, target("pose", pose));
            }
        }
        boolean covered = place.target().inCover();
        add(place.target().name() + (covered ? " not in cover" : " in cover"), target("inCover", !covered));
    }

    private void shooter() {
        scenario.shooter().ifPresent(shooter -> {
            int rounds = scenario.rounds().orElse(1);
            add(
                    "a round of firing more",
                    Form.like(scenario).with("rounds", rounds + 1).filled());
            if (shooter.winded().isPresent()) {
                add(
                        "not out of breath",
                        Form.like(scenario)
                                .with(
                                        "shooter",
                                        Form.like(shooter)
                                                .with("winded", Optional.empty())
                                                .filled())
                                .filled());
            }
        });
    }

    private BurningScenario target(String field, Object value) {
        List<WrittenTarget> changed = new ArrayList<>(scenario.targets());
        changed.set(0, Form.like(changed.getFirst()).with(field, value).filled());
        return Form.like(scenario).with("targets", changed).filled();
    }

    private void add(String words, BurningScenario setUp) {
        found.add(new Variation<>(words, setUp));
    }
}
