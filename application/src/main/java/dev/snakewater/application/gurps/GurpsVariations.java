package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Variations;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.table.Maneuver;
import java.util.List;

/** What people might do otherwise: aim longer or elsewhere, attack all out, retreat. */
final class GurpsVariations {

    private GurpsVariations() {}

    /** Lists them. */
    static void of(GurpsScenario scenario, Variations<GurpsScenario> all) {
        Manner manner = scenario.attack();
        Weapon.Use use = scenario.weapon().use();
        Variations<Manner> attacks = all.within(scenario::withAttack);
        if (use.isRanged()) {
            aim(manner.aim(), attacks.within(manner::withAim));
        } else if (manner.maneuver() == Maneuver.ATTACK) {
            attacks.add("variation.to-hit", manner.with(Maneuver.ALL_OUT_TO_HIT));
            attacks.add("variation.damage", manner.with(Maneuver.ALL_OUT_DAMAGE));
        }
        for (HitLocation location : List.of(HitLocation.TORSO, HitLocation.HEAD, HitLocation.VITALS)) {
            attacks.when(location != manner.aimedAt(), "variation.location", manner.at(location), location);
        }
        target(use, scenario.target().figure(), all.within(scenario::with));
        all.add("variation.alone", scenario.alone());
    }

    private static void aim(Manner.Aim aim, Variations<Manner.Aim> all) {
        int turns = aim.turnsAimed();
        boolean canAim = !aim.isSudden();
        all.when(canAim && turns < Manner.Aim.MOST_TURNS, "variation.aimed", aim.with(turns + 1, aim.braced()), turns);
        all.when(canAim && turns > 0, "variation.braced", aim.with(turns, true));
    }

    private static void target(Weapon.Use use, Figure target, Variations<Figure> all) {
        all.when(
                !use.isRanged(),
                "variation.retreat",
                target.withGuard(target.guard().retreating()),
                target.name());
        all.add("variation.all-out", target.withGuard(target.guard().allOut(true)), target.name());
        all.when(
                use == Weapon.Use.GUN && target.person().posture() == Posture.STANDING,
                "variation.lying",
                target.withPerson(target.person().withPosture(Posture.LYING)),
                target.name());
    }
}
