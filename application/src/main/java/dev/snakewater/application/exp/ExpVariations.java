package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Variations;
import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Protection;
import dev.snakewater.domain.exp.Scene;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.Weather;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The same attack with one thing changed: what a player might wait for, or bring about.
 *
 * @param attack the attack
 * @param all what is found
 */
record ExpVariations(Attack attack, Variations<Attack> all) {

    private static final String WITHOUT = "variation.without";

    /** Lists them. */
    static void of(ExpScenario scenario, Variations<ExpScenario> found) {
        ExpVariations of = new ExpVariations(scenario.attack(), found.within(scenario::as));
        of.scene();
        of.protection();
        of.bearing();
        of.position();
        of.weapons();
    }

    private void scene() {
        Scene scene = attack.scene();
        for (Weather decided : scene.weather().decided()) {
            all.add(WITHOUT, without(decided.condition()), decided);
        }
        all.each(WITHOUT, scene.weather().toThrow(), this::without);
        all.add("variation.gravity", attack.withScene(scene.withHighGravity(false)));
        for (int i = 0; i < scene.adjustments().size(); i++) {
            List<Scene.RefereesOwn> fewer = new ArrayList<>(scene.adjustments());
            String what = fewer.remove(i).what();
            all.add("variation.adjustment", attack.withScene(scene.withAdjustments(fewer)), what);
        }
    }

    /** What is not there blinds nobody. */
    private Attack without(Weather.Condition condition) {
        Optional<Approach.BlindFire> blind = attack.approach()
                .blind()
                .map(as -> new Approach.BlindFire(
                        as.cue(),
                        as.causes().stream().filter(cause -> cause != condition).toList()));
        return attack.withScene(
                        attack.scene().withWeather(attack.scene().weather().without(condition)))
                .withApproach(attack.approach().withBlind(blind));
    }

    private void protection() {
        Variations<Approach> approaches = all.within(attack::withApproach);
        Protection between = attack.approach().protection();
        Variations<Protection> others = approaches.within(attack.approach()::withProtection);
        Variations<Protection> covered = others.when(between.barrier() > 0);
        covered.add(
                "variation.cover", between.with(it -> it.cover(Optional.empty()).roundACorner(Optional.empty())));
        covered.add("variation.pierced", between.withPierced(true));
        others.add("variation.concealment", between.withConcealment(0));
        approaches.add("variation.seeing", attack.approach().withBlind(Optional.empty()));
    }

    private void bearing() {
        Persona attacker = attack.attacker();
        Persona target = attack.target();
        Variations<Persona> hers = all.within(attack::withAttacker);
        Variations<Persona> targets = all.within(attack::withTarget);
        hers.add("variation.standing", attacker.in(Posture.STANDING), attacker.name());
        targets.add("variation.standing", target.in(Posture.STANDING), target.name());
        Persona.Bearing asFast = attacker.bearing().going(target.bearing().pace());
        hers.when(attack.movementDifferential() > 0)
                .add("variation.as-fast", attacker.withBearing(asFast), attacker.name(), target.name());
        hers.add("variation.bolster", attacker.withBearing(attacker.bearing().withBolster(0)), attacker.name());
        targets.add("variation.bolster", target.withBearing(target.bearing().withBolster(0)), target.name());
    }

    private void position() {
        Approach approach = attack.approach();
        boolean front = !approach.fromBehind();
        all.add("variation.behind", attack.withApproach(approach.withFromBehind(front)), front);
        int hexes = attack.hexes();
        Stream<Integer> ranges = attack.attacker().weapons().stream()
                .flatMap(weapon -> weapon.carriedBy(attack.attacker()).stream())
                .filter(range -> range < hexes);
        Stream<Integer> half = Stream.of(hexes / 2).filter(nearer -> nearer > 0);
        all.each("variation.hexes", Stream.concat(ranges, half).distinct().toList(), this::over);
    }

    private void weapons() {
        Persona attacker = attack.attacker();
        List<Weapon> known = attacker.weapons().stream()
                .map(weapon -> weapon.withProficient(true))
                .toList();
        all.add("variation.proficient", attack.withAttacker(attacker.withWeapons(known)), attacker.name());
    }

    /** So far apart, however the distance was told before. */
    private Attack over(int hexes) {
        return attack.with(it -> it.approach(attack.approach().over(hexes))
                .attacker(nowhere(attack.attacker()))
                .target(nowhere(attack.target())));
    }

    private static Persona nowhere(Persona persona) {
        return persona.withBearing(persona.bearing().withAt(Optional.empty()));
    }
}
