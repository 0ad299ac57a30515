package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.fallout.catalogue.Victim;
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
        Hearth hearth = scenario.opening().hearth();
        Hearth.Place place = hearth.places().getFirst();
        Victim victim = scenario.targets().getFirst().victim();
        Armour worn = place.target().armour();
        for (Armour other : Wardrobe.ALL) {
            if (!other.equals(worn)) {
                add(
                        place.target().name() + " in " + (other.equals(Wardrobe.NONE) ? "no armour" : other.name()),
                        first(victim.wearing(other)));
            }
        }
        if (scenario.shooter().isEmpty()) {
            return;
        }
        for (Pose pose : hearth.rulings().poses() ? List.of(Pose.values()) : List.<Pose>of()) {
            if (pose != place.target().pose()) {
                add(place.target().name() + " " + pose, first(victim.withPose(pose)));
            }
        }
        boolean covered = place.target().inCover();
        add(place.target().name() + (covered ? " not in cover" : " in cover"), first(victim.withInCover(!covered)));
    }

    private void shooter() {
        scenario.shooter().ifPresent(shooter -> {
            if (scenario.fired() < BurningScenario.MOST_ROUNDS) {
                add("a round of firing more", scenario.firing(scenario.fired() + 1));
            }
            if (shooter.who().burdens().winded().isPresent()) {
                add("not out of breath", scenario.withShooter(Optional.of(shooter.rested())));
            }
        });
    }

    private BurningScenario first(Victim other) {
        List<WrittenTarget> changed = new ArrayList<>(scenario.targets());
        changed.set(0, changed.getFirst().withVictim(other));
        return scenario.withTargets(changed);
    }

    private void add(String words, BurningScenario setUp) {
        found.add(new Variation<>(words, setUp));
    }
}
