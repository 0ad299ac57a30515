package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.fallout.catalogue.Victim;
import dev.snakewater.application.procedure.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Armour;
import dev.snakewater.domain.fallout.catalogue.Wardrobe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The same fire with one thing changed. */
final class BurningVariations {

    private BurningVariations() {}

    /** Lists them; the first of the targets is the one that is told of. */
    static void of(BurningScenario scenario, Variations<BurningScenario> all) {
        first(scenario, all.within(other -> {
            List<WrittenTarget> changed = new ArrayList<>(scenario.targets());
            changed.set(0, changed.getFirst().withVictim(other));
            return scenario.withTargets(changed);
        }));
        scenario.shooter().ifPresent(shooter -> {
            all.when(
                    scenario.fired() < BurningScenario.MOST_ROUNDS,
                    "variation.round",
                    scenario.firing(scenario.fired() + 1));
            all.add("variation.rested", scenario.withShooter(Optional.of(shooter.rested())));
        });
    }

    private static void first(BurningScenario scenario, Variations<Victim> all) {
        Hearth hearth = scenario.opening().hearth();
        Name name = hearth.name(0);
        Victim victim = scenario.targets().getFirst().victim();
        for (Armour other : Wardrobe.ALL) {
            all.when(
                    !other.equals(hearth.target(0).armour()),
                    "variation.armour",
                    victim.wearing(other),
                    name,
                    other.equals(Wardrobe.NONE) ? List.of() : List.of(other.name()));
        }
        if (scenario.shooter().isEmpty()) {
            return;
        }
        for (Pose pose : hearth.rulings().poses() ? List.of(Pose.values()) : List.<Pose>of()) {
            all.add("variation.pose", victim.withPose(pose), name, pose);
        }
        all.add("variation.cover", victim.withInCover(!victim.inCover()), name, !victim.inCover());
    }
}
