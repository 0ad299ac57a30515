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
    private final Scene scene;
    private final Approach approach;
    private final Persona attacker;
    private final Persona target;
    private final Attack attack;
    private final List<Variation<ExpScenario>> found = new ArrayList<>();

    private Variations(ExpScenario scenario) {
        this.scenario = scenario;
        scene = scenario.scene();
        approach = scenario.approach();
        attacker = scenario.attacker().persona();
        target = scenario.target().persona();
        attack = scenario.attack();
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
        if (scene.highGravity()) {
            add("without the high gravity", scenario.in(new Scene(scene.weather(), false, scene.adjustments())));
        }
        for (int i = 0; i < scene.adjustments().size(); i++) {
            List<RefereesOwn> fewer = new ArrayList<>(scene.adjustments());
            String what = fewer.remove(i).what();
            add("without: " + what, scenario.in(new Scene(scene.weather(), scene.highGravity(), fewer)));
        }
    }

    /** What is not there blinds nobody. */
    private ExpScenario without(Condition condition) {
        Optional<BlindFire> blind = approach.blind()
                .map(as -> new BlindFire(
                        as.cue(),
                        as.causes().stream().filter(cause -> cause != condition).toList()));
        return scenario.in(scene.in(scene.weather().without(condition))).from(approach.firing(blind));
    }

    private void protection() {
        Protection between = approach.protection();
        if (between.barrier() > 0) {
            add(
                    "without the cover",
                    past(new Protection(
                            Optional.empty(),
                            Optional.empty(),
                            between.concealment(),
                            between.pierced(),
                            between.attacking())));
        }
        if (between.barrier() > 0 && !between.pierced()) {
            add(
                    "with a weapon that pierces the cover",
                    past(new Protection(
                            between.cover(),
                            between.roundACorner(),
                            between.concealment(),
                            true,
                            between.attacking())));
        }
        if (between.concealment() > 0) {
            add(
                    "without the concealment",
                    past(new Protection(
                            between.cover(), between.roundACorner(), 0, between.pierced(), between.attacking())));
        }
        if (approach.blind().isPresent()) {
            add("not firing blind", scenario.from(approach.firing(Optional.empty())));
        }
    }

    private ExpScenario past(Protection other) {
        return scenario.from(approach.past(other));
    }

    private void postures() {
        if (attacker.bearing().posture() != Posture.STANDING) {
            add("with " + attacker.name() + " standing", by(attacker.in(Posture.STANDING)));
        }
        if (target.bearing().posture() != Posture.STANDING) {
            add("with " + target.name() + " standing", at(target.in(Posture.STANDING)));
        }
        if (attack.movementDifferential() > 0) {
            add(
                    "with " + attacker.name() + " as fast as " + target.name(),
                    by(attacker.with(attacker.bearing().going(target.bearing().pace()))));
        }
        if (attacker.bearing().bolster() > 0) {
            add(
                    "without " + attacker.name() + "'s bolster",
                    by(attacker.with(attacker.bearing().unbolstered())));
        }
        if (target.bearing().bolster() > 0) {
            add(
                    "without " + target.name() + "'s bolster",
                    at(target.with(target.bearing().unbolstered())));
        }
    }

    private ExpScenario by(Persona other) {
        return scenario.by(scenario.attacker().as(other));
    }

    private ExpScenario at(Persona other) {
        return scenario.at(scenario.target().as(other));
    }

    private void position() {
        boolean behind = approach.fromBehind();
        add(behind ? "not from behind" : "from behind", scenario.from(approach.fromBehind(!behind)));
        int hexes = attack.hexes();
        Stream<Integer> ranges = scenario.attacker().weapons().stream()
                .map(weapon -> weapon.carriedBy(attacker))
                .flatMap(Optional::stream)
                .filter(range -> range < hexes);
        Stream.concat(ranges, hexes > 1 ? Stream.of(hexes / 2) : Stream.empty())
                .distinct()
                .forEach(nearer -> add("at " + nearer + (nearer == 1 ? " hex" : " hexes"), over(nearer)));
    }

    /** So far apart, however the distance was told before. */
    private ExpScenario over(int hexes) {
        return scenario.from(approach.over(hexes))
                .by(scenario.attacker().as(attacker.with(attacker.bearing().somewhere())))
                .at(scenario.target().as(target.with(target.bearing().somewhere())));
    }

    private void weapon() {
        List<Weapon> weapons = scenario.attacker().weapons();
        if (!weapons.stream().allMatch(Weapon::proficient)) {
            List<Weapon> known = weapons.stream().map(Weapon::known).toList();
            add(
                    "with " + attacker.name() + " proficient",
                    scenario.by(scenario.attacker().armed(known)));
        }
    }

    private void add(String words, ExpScenario setUp) {
        found.add(new Variation<>(words, setUp));
    }
}
