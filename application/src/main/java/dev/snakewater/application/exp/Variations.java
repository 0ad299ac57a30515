package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.BlindFire;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Protection;
import dev.snakewater.domain.exp.RefereesOwn;
import dev.snakewater.domain.exp.Scene;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.Weather;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The same attack with one thing changed: what a player might wait for, or bring about. */
final class Variations {

    private final ExpScenario scenario;
    private final Attack attack;
    private final Scene scene;
    private final Approach approach;
    private final Persona attacker;
    private final Persona target;
    private final List<Variation<ExpScenario>> found = new ArrayList<>();

    private Variations(ExpScenario scenario) {
        this.scenario = scenario;
        attack = scenario.attack();
        scene = attack.scene();
        approach = attack.approach();
        attacker = attack.attacker();
        target = attack.target();
    }

    static List<Variation<ExpScenario>> of(ExpScenario scenario) {
        Variations variations = new Variations(scenario);
        variations.scene();
        variations.protection();
        variations.postures();
        variations.position();
        variations.weapon();
        return List.copyOf(variations.found);
    }

    private void scene() {
        for (Weather decided : scene.weather().decided()) {
            add("without the " + decided, without(decided.condition()));
        }
        for (Condition thrown : scene.weather().toThrow()) {
            add("without the " + thrown, without(thrown));
        }
        addIf(scene.highGravity(), "without the high gravity", attack.withScene(scene.withHighGravity(false)));
        for (int i = 0; i < scene.adjustments().size(); i++) {
            List<RefereesOwn> fewer = new ArrayList<>(scene.adjustments());
            String what = fewer.remove(i).what();
            add("without: " + what, attack.withScene(scene.withAdjustments(fewer)));
        }
    }

    /** What is not there blinds nobody. */
    private Attack without(Condition condition) {
        Optional<BlindFire> blind = approach.blind()
                .map(as -> new BlindFire(
                        as.cue(),
                        as.causes().stream().filter(cause -> cause != condition).toList()));
        return attack.withScene(scene.withWeather(scene.weather().without(condition)))
                .withApproach(approach.withBlind(blind));
    }

    private void protection() {
        Protection between = approach.protection();
        boolean covered = between.barrier() > 0;
        addIf(
                covered,
                "without the cover",
                past(between.with(it -> it.cover(Optional.empty()).roundACorner(Optional.empty()))));
        addIf(covered && !between.pierced(), "with a weapon that pierces the cover", past(between.withPierced(true)));
        addIf(between.concealment() > 0, "without the concealment", past(between.withConcealment(0)));
        addIf(
                approach.blind().isPresent(),
                "not firing blind",
                attack.withApproach(approach.withBlind(Optional.empty())));
    }

    private Attack past(Protection other) {
        return attack.withApproach(approach.withProtection(other));
    }

    private void postures() {
        Persona.Bearing hers = attacker.bearing();
        Persona.Bearing targets = target.bearing();
        addIf(
                hers.posture() != Posture.STANDING,
                "with " + attacker.name() + " standing",
                attack.withAttacker(attacker.in(Posture.STANDING)));
        addIf(
                targets.posture() != Posture.STANDING,
                "with " + target.name() + " standing",
                attack.withTarget(target.in(Posture.STANDING)));
        addIf(
                attack.movementDifferential() > 0,
                "with " + attacker.name() + " as fast as " + target.name(),
                attack.withAttacker(attacker.withBearing(hers.going(targets.pace()))));
        addIf(
                hers.bolster() > 0,
                "without " + attacker.name() + "'s bolster",
                attack.withAttacker(attacker.withBearing(hers.withBolster(0))));
        addIf(
                targets.bolster() > 0,
                "without " + target.name() + "'s bolster",
                attack.withTarget(target.withBearing(targets.withBolster(0))));
    }

    private void position() {
        boolean behind = approach.fromBehind();
        add(behind ? "not from behind" : "from behind", attack.withApproach(approach.withFromBehind(!behind)));
        int hexes = attack.hexes();
        Stream<Integer> ranges = attacker.weapons().stream()
                .flatMap(weapon -> weapon.carriedBy(attacker).stream())
                .filter(range -> range < hexes);
        Stream.concat(ranges, hexes > 1 ? Stream.of(hexes / 2) : Stream.empty())
                .distinct()
                .forEach(nearer -> add("at " + nearer + (nearer == 1 ? " hex" : " hexes"), over(nearer)));
    }

    /** So far apart, however the distance was told before. */
    private Attack over(int hexes) {
        return attack.withApproach(approach.over(hexes))
                .withAttacker(attacker.withBearing(attacker.bearing().withAt(Optional.empty())))
                .withTarget(target.withBearing(target.bearing().withAt(Optional.empty())));
    }

    private void weapon() {
        List<Weapon> weapons = attacker.weapons();
        addIf(
                !weapons.stream().allMatch(Weapon::proficient),
                "with " + attacker.name() + " proficient",
                attack.withAttacker(attacker.withWeapons(weapons.stream()
                        .map(weapon -> weapon.withProficient(true))
                        .toList())));
    }

    private void addIf(boolean so, String words, Attack varied) {
        if (so) {
            add(words, varied);
        }
    }

    private void add(String words, Attack varied) {
        found.add(new Variation<>(words, scenario.as(varied)));
    }
}
