package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.table.Maneuver;
import dev.snakewater.domain.rule.Word;
import java.util.ArrayList;
import java.util.List;

/** What people might do otherwise: aim longer or elsewhere, attack all out, retreat. */
final class GurpsVariations {

    private final GurpsScenario scenario;
    private final Manner manner;
    private final List<Variation<GurpsScenario>> variations = new ArrayList<>();

    private GurpsVariations(GurpsScenario scenario) {
        this.scenario = scenario;
        this.manner = scenario.attack();
    }

    /** The variations that are set-ups without problems. */
    static List<Variation<GurpsScenario>> of(GurpsScenario scenario) {
        GurpsVariations all = new GurpsVariations(scenario);
        if (scenario.weapon().use().isRanged()) {
            all.aim();
        } else {
            all.allOut();
        }
        all.location();
        all.target();
        return all.variations.stream()
                .filter(variation -> GurpsProblems.of(variation.setUp()).isEmpty())
                .toList();
    }

    private void aim() {
        Manner.Aim aim = manner.aim();
        if (aim.isSudden()) {
            return;
        }
        int turns = aim.turnsAimed();
        if (turns < Manner.Aim.MOST_TURNS) {
            attacking(
                    turns == 0 ? "aimed for a turn" : "aimed for one turn more",
                    manner.with(aim.with(turns + 1, aim.braced())));
        }
        if (turns > 0 && !aim.braced()) {
            attacking("braced", manner.with(aim.with(turns, true)));
        }
    }

    private void allOut() {
        if (manner.maneuver() == Maneuver.ATTACK) {
            attacking("an all-out attack, +4 to hit", manner.with(Maneuver.ALL_OUT_TO_HIT));
            attacking("an all-out attack, +2 damage", manner.with(Maneuver.ALL_OUT_DAMAGE));
        }
    }

    private void location() {
        for (HitLocation location : List.of(HitLocation.TORSO, HitLocation.HEAD, HitLocation.VITALS)) {
            if (location != manner.aimedAt()) {
                attacking("at the " + Word.of(location), manner.at(location));
            }
        }
    }

    private void target() {
        Figure target = scenario.target().figure();
        if (!scenario.weapon().use().isRanged() && !target.guard().mayRetreat()) {
            against("may retreat", target.withGuard(target.guard().retreating()));
        }
        if (!target.guard().allOutDefense()) {
            against("makes an All-Out Defense", target.withGuard(target.guard().allOut(true)));
        }
        if (scenario.weapon().use() == Weapon.Use.GUN && target.person().posture() == Posture.STANDING) {
            against("lies down", target.withPerson(target.person().withPosture(Posture.LYING)));
        }
        if (!scenario.bystanders().isEmpty()) {
            variations.add(new Variation<>("with nobody else there", scenario.alone()));
        }
    }

    private void attacking(String words, Manner otherwise) {
        variations.add(new Variation<>(words, scenario.withAttack(otherwise)));
    }

    private void against(String does, Figure otherwise) {
        variations.add(new Variation<>(otherwise.name() + " " + does, scenario.with(otherwise)));
    }
}
