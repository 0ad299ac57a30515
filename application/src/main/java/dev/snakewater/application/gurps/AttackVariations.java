package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.AttackScenario.Manner;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.table.Maneuver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What people might do otherwise: aim longer or elsewhere, attack all out, retreat. */
final class AttackVariations {

    private static final Manner PLAIN = new Manner(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of());

    private final AttackScenario scenario;
    private final Manner manner;
    private final List<Variation<AttackScenario>> variations = new ArrayList<>();

    private AttackVariations(AttackScenario scenario) {
        this.scenario = scenario;
        this.manner = scenario.attack().orElse(PLAIN);
    }

    /** The variations that are set-ups without problems. */
    static List<Variation<AttackScenario>> of(AttackScenario scenario) {
        AttackVariations all = new AttackVariations(scenario);
        if (Opening.use(scenario.weapon()).isRanged()) {
            all.aim();
        } else {
            all.allOut();
        }
        all.location();
        all.target();
        return all.variations.stream()
                .filter(variation -> AttackProblems.of(variation.setUp()).isEmpty())
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
        add(turns == 0 ? "aimed for a turn" : "aimed for one turn more", aimed(turns + 1, manner.braced()));
        if (turns > 0 && !manner.braced().orElse(false)) {
            add("braced", aimed(turns, Optional.of(true)));
        }
    }

    private void allOut() {
        if (manner.maneuver().orElse(Maneuver.ATTACK) == Maneuver.ATTACK) {
            add("an all-out attack, +4 to hit", doing(Maneuver.ALL_OUT_TO_HIT));
            add("an all-out attack, +2 damage", doing(Maneuver.ALL_OUT_DAMAGE));
        }
    }

    private void location() {
        HitLocation aimed = manner.location().orElse(HitLocation.TORSO);
        for (HitLocation location : List.of(HitLocation.TORSO, HitLocation.HEAD, HitLocation.VITALS)) {
            if (location != aimed) {
                add("at the " + location, at(location));
            }
        }
    }

    private void target() {
        AttackScenario.Figure target = scenario.target();
        if (!Opening.use(scenario.weapon()).isRanged() && !target.mayRetreat().orElse(false)) {
            vary(target.name() + " may retreat", with(target, Optional.of(true), target.posture()));
        }
        if (Opening.use(scenario.weapon()) == Weapon.Use.GUN && target.posture().isEmpty()) {
            vary(target.name() + " lies down", with(target, target.mayRetreat(), Optional.of(Posture.LYING)));
        }
        if (!scenario.bystanders().isEmpty()) {
            variations.add(new Variation<>(
                    "with nobody else there",
                    new AttackScenario(
                            scenario.attacker(),
                            scenario.weapon(),
                            scenario.attack(),
                            target,
                            List.of(),
                            scenario.groupTable(),
                            scenario.rulings())));
        }
    }

    private void add(String words, Manner other) {
        variations.add(new Variation<>(
                words,
                new AttackScenario(
                        scenario.attacker(),
                        scenario.weapon(),
                        Optional.of(other),
                        scenario.target(),
                        scenario.bystanders(),
                        scenario.groupTable(),
                        scenario.rulings())));
    }

    private void vary(String words, AttackScenario.Figure target) {
        variations.add(new Variation<>(
                words,
                new AttackScenario(
                        scenario.attacker(),
                        scenario.weapon(),
                        scenario.attack(),
                        target,
                        scenario.bystanders(),
                        scenario.groupTable(),
                        scenario.rulings())));
    }

    private Manner aimed(int turns, Optional<Boolean> braced) {
        return manner(manner.maneuver(), manner.location(), Optional.of(turns), braced);
    }

    private Manner doing(Maneuver maneuver) {
        return manner(Optional.of(maneuver), manner.location(), manner.turnsAimed(), manner.braced());
    }

    private Manner at(HitLocation location) {
        return manner(manner.maneuver(), Optional.of(location), manner.turnsAimed(), manner.braced());
    }

    private Manner manner(
            Optional<Maneuver> maneuver,
            Optional<HitLocation> location,
            Optional<Integer> turns,
            Optional<Boolean> braced) {
        return new Manner(
                maneuver,
                location,
                manner.random(),
                manner.intoCloseCombat(),
                turns,
                manner.furtherGroup(),
                braced,
                manner.sights(),
                manner.hexesWatched(),
                manner.line(),
                manner.popUp(),
                manner.rounds(),
                manner.laterShot(),
                manner.move(),
                manner.darkness(),
                manner.situational(),
                manner.adjustments());
    }

    private static AttackScenario.Figure with(
            AttackScenario.Figure figure, Optional<Boolean> mayRetreat, Optional<Posture> posture) {
        return new AttackScenario.Figure(
                figure.name(),
                figure.stands(),
                figure.distance(),
                figure.uphill(),
                figure.speed(),
                figure.erratic(),
                figure.inTheWay(),
                figure.cover(),
                figure.feet(),
                posture,
                figure.dodge(),
                figure.parry(),
                figure.block(),
                figure.weapon(),
                figure.shield(),
                mayRetreat,
                figure.open(),
                figure.angle(),
                figure.stunned(),
                figure.feint(),
                figure.elevation(),
                figure.wounds(),
                figure.halved(),
                figure.dx(),
                figure.ht(),
                figure.hitPointsMax(),
                figure.hitPoints(),
                figure.will(),
                figure.highPainThreshold(),
                figure.deathRolls(),
                figure.pd(),
                figure.dr(),
                figure.flexible(),
                figure.armour(),
                figure.vulnerability(),
                figure.policy(),
                figure.adjustments());
    }
}
