package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Manner;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.table.Maneuver;
import java.util.ArrayList;
import java.util.List;

/** What people might do otherwise: aim longer or elsewhere, attack all out, retreat. */
final class GurpsVariations {

    private final GurpsScenario scenario;
    private final Manner manner;
    private final List<Variation<GurpsScenario>> variations = new ArrayList<>();

    private GurpsVariations(GurpsScenario scenario) {
        this.scenario = scenario;
        this.manner = scenario.attack().orElseGet(() -> Form.of(Manner.class).filled());
    }

    /** The variations that are set-ups without problems. */
    static List<Variation<GurpsScenario>> of(GurpsScenario scenario) {
        GurpsVariations all = new GurpsVariations(scenario);
        if (Opening.use(scenario.weapon()).isRanged()) {
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
        boolean sudden = manner.popUp().orElse(false)
                || manner.line().orElse(false)
                || manner.hexesWatched().orElse(0) > 1;
        if (sudden) {
            return;
        }
        int turns = manner.turnsAimed().orElse(0);
        add(turns == 0 ? "aimed for a turn" : "aimed for one turn more", attacking("turnsAimed", turns + 1));
        if (turns > 0 && !manner.braced().orElse(false)) {
            add("braced", attacking("braced", true));
        }
    }

    private void allOut() {
        if (manner.maneuver().orElse(Maneuver.ATTACK) == Maneuver.ATTACK) {
            add("an all-out attack, +4 to hit", attacking("maneuver", Maneuver.ALL_OUT_TO_HIT));
            add("an all-out attack, +2 damage", attacking("maneuver", Maneuver.ALL_OUT_DAMAGE));
        }
    }

    private void location() {
        HitLocation aimed = manner.location().orElse(HitLocation.TORSO);
        for (HitLocation location : List.of(HitLocation.TORSO, HitLocation.HEAD, HitLocation.VITALS)) {
            if (location != aimed) {
                add("at the " + location, attacking("location", location));
            }
        }
    }

    private void target() {
        GurpsScenario.Figure target = scenario.target();
        if (!Opening.use(scenario.weapon()).isRanged() && !target.mayRetreat().orElse(false)) {
            add(target.name() + " may retreat", against("mayRetreat", true));
        }
        if (!target.allOutDefense().orElse(false)) {
            add(target.name() + " makes an All-Out Defense", against("allOutDefense", true));
        }
        if (Opening.use(scenario.weapon()) == Weapon.Use.GUN && target.posture().isEmpty()) {
            add(target.name() + " lies down", against("posture", Posture.LYING));
        }
        if (!scenario.bystanders().isEmpty()) {
            add("with nobody else there", with("bystanders", List.of()));
        }
    }

    private void add(String words, GurpsScenario setUp) {
        variations.add(new Variation<>(words, setUp));
    }

    private GurpsScenario attacking(String field, Object value) {
        return with("attack", Form.like(manner).with(field, value).filled());
    }

    private GurpsScenario against(String field, Object value) {
        return with("target", Form.like(scenario.target()).with(field, value).filled());
    }

    private GurpsScenario with(String field, Object value) {
        return Form.like(scenario).with(field, value).filled();
    }
}
