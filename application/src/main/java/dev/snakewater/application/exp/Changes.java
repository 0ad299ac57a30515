package dev.snakewater.application.exp;

import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Posture;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A scenario with something changed. */
final class Changes {

    private final ExpScenario scenario;
    private Optional<ExpScenario.WrittenWeather> weather;
    private Optional<Boolean> highGravity;
    private Optional<Integer> hexes;
    private Optional<Integer> metres;
    private Optional<Boolean> fromBehind;
    private Optional<ExpScenario.WrittenProtection> protection;
    private Optional<ExpScenario.WrittenBlindFire> blind;
    private List<ExpScenario.WrittenAdjustment> adjustments;
    private ExpScenario.WrittenPersona attacker;
    private ExpScenario.WrittenPersona target;

    private Changes(ExpScenario scenario) {
        this.scenario = scenario;
        weather = scenario.weather();
        highGravity = scenario.highGravity();
        hexes = scenario.hexes();
        metres = scenario.metres();
        fromBehind = scenario.fromBehind();
        protection = scenario.protection();
        blind = scenario.blind();
        adjustments = scenario.adjustments();
        attacker = scenario.attacker();
        target = scenario.target();
    }

    static Changes of(ExpScenario scenario) {
        return new Changes(scenario);
    }

    ExpScenario made() {
        return new ExpScenario(
                scenario.play(),
                weather,
                highGravity,
                hexes,
                metres,
                fromBehind,
                scenario.outOfReach(),
                protection,
                blind,
                adjustments,
                attacker,
                target,
                scenario.rulings());
    }

    Changes weather(ExpScenario.WrittenWeather other) {
        weather = Optional.of(other);
        return this;
    }

    Changes highGravity(boolean high) {
        highGravity = Optional.of(high);
        return this;
    }

    /** However the distance was told before. */
    Changes hexes(int other) {
        hexes = Optional.of(other);
        metres = Optional.empty();
        attacker = nowhere(attacker);
        target = nowhere(target);
        return this;
    }

    Changes fromBehind(boolean behind) {
        fromBehind = Optional.of(behind);
        return this;
    }

    Changes protection(ExpScenario.WrittenProtection other) {
        protection = Optional.of(other);
        return this;
    }

    Changes blind(Optional<ExpScenario.WrittenBlindFire> other) {
        blind = other;
        return this;
    }

    Changes adjustments(List<ExpScenario.WrittenAdjustment> others) {
        adjustments = List.copyOf(others);
        return this;
    }

    Changes attacker(ExpScenario.WrittenPersona other) {
        attacker = other;
        return this;
    }

    Changes target(ExpScenario.WrittenPersona other) {
        target = other;
        return this;
    }

    /** Weather without one of its conditions. */
    static ExpScenario.WrittenWeather without(ExpScenario.WrittenWeather written, Condition condition) {
        return new ExpScenario.WrittenWeather(
                written.rain().filter(row -> condition != Condition.RAIN),
                written.hail().filter(row -> condition != Condition.HAIL),
                written.sandstorm().filter(row -> condition != Condition.SANDSTORM),
                written.wind().filter(row -> condition != Condition.WIND),
                written.fogOrSmoke().filter(row -> condition != Condition.FOG_OR_SMOKE),
                written.darkness().filter(row -> condition != Condition.DARKNESS),
                written.snow().filter(row -> condition != Condition.SNOW),
                written.thrown().stream().filter(thrown -> thrown != condition).toList());
    }

    /** Somebody upright. */
    static ExpScenario.WrittenPersona standing(ExpScenario.WrittenPersona written) {
        return new ExpScenario.WrittenPersona(
                written.name(),
                written.kind(),
                written.vocation(),
                written.level(),
                written.combatTable(),
                written.levelBonus(),
                written.armourRating(),
                written.strength(),
                written.constitution(),
                written.hitPoints(),
                written.mostHitPoints(),
                written.size(),
                Optional.of(Posture.STANDING),
                written.speed(),
                written.onFoot(),
                written.naturallyFast(),
                written.encumbrance(),
                written.bolster(),
                written.at(),
                written.refereePersona(),
                written.weapons(),
                written.policy());
    }

    /** Somebody at another speed. */
    static ExpScenario.WrittenPersona atSpeed(ExpScenario.WrittenPersona written, int speed) {
        return new ExpScenario.WrittenPersona(
                written.name(),
                written.kind(),
                written.vocation(),
                written.level(),
                written.combatTable(),
                written.levelBonus(),
                written.armourRating(),
                written.strength(),
                written.constitution(),
                written.hitPoints(),
                written.mostHitPoints(),
                written.size(),
                written.posture(),
                Optional.of(speed),
                Optional.empty(),
                written.naturallyFast(),
                written.encumbrance(),
                written.bolster(),
                written.at(),
                written.refereePersona(),
                written.weapons(),
                written.policy());
    }

    /** Somebody who minds her attack. */
    static ExpScenario.WrittenPersona unbolstered(ExpScenario.WrittenPersona written) {
        return new ExpScenario.WrittenPersona(
                written.name(),
                written.kind(),
                written.vocation(),
                written.level(),
                written.combatTable(),
                written.levelBonus(),
                written.armourRating(),
                written.strength(),
                written.constitution(),
                written.hitPoints(),
                written.mostHitPoints(),
                written.size(),
                written.posture(),
                written.speed(),
                written.onFoot(),
                written.naturallyFast(),
                written.encumbrance(),
                Optional.empty(),
                written.at(),
                written.refereePersona(),
                written.weapons(),
                written.policy());
    }

    /** Somebody with so many hit points left; a robot of which a system broke has a tenth less for good. */
    static ExpScenario.WrittenPersona wounded(ExpScenario.WrittenPersona written, int left, boolean broken) {
        int most = written.mostHitPoints().or(written::hitPoints).orElse(left);
        return new ExpScenario.WrittenPersona(
                written.name(),
                written.kind(),
                written.vocation(),
                written.level(),
                written.combatTable(),
                written.levelBonus(),
                written.armourRating(),
                written.strength(),
                written.constitution(),
                Optional.of(left),
                Optional.of(broken ? new HitPoints(left, most, 0).broken().most() : most),
                written.size(),
                written.posture(),
                written.speed(),
                written.onFoot(),
                written.naturallyFast(),
                written.encumbrance(),
                written.bolster(),
                written.at(),
                written.refereePersona(),
                written.weapons(),
                written.policy());
    }

    /** Somebody with all her weapons changed. */
    static ExpScenario.WrittenPersona armed(
            ExpScenario.WrittenPersona written, UnaryOperator<ExpScenario.WrittenWeapon> change) {
        return new ExpScenario.WrittenPersona(
                written.name(),
                written.kind(),
                written.vocation(),
                written.level(),
                written.combatTable(),
                written.levelBonus(),
                written.armourRating(),
                written.strength(),
                written.constitution(),
                written.hitPoints(),
                written.mostHitPoints(),
                written.size(),
                written.posture(),
                written.speed(),
                written.onFoot(),
                written.naturallyFast(),
                written.encumbrance(),
                written.bolster(),
                written.at(),
                written.refereePersona(),
                written.weapons().stream().map(change).toList(),
                written.policy());
    }

    /** A weapon that its bearer knows. */
    static ExpScenario.WrittenWeapon proficient(ExpScenario.WrittenWeapon written) {
        return new ExpScenario.WrittenWeapon(
                written.kind(),
                written.name(),
                written.type(),
                written.range(),
                written.decay(),
                written.accuracy(),
                written.damage(),
                written.reach(),
                Optional.of(true));
    }

    private static ExpScenario.WrittenPersona nowhere(ExpScenario.WrittenPersona written) {
        return new ExpScenario.WrittenPersona(
                written.name(),
                written.kind(),
                written.vocation(),
                written.level(),
                written.combatTable(),
                written.levelBonus(),
                written.armourRating(),
                written.strength(),
                written.constitution(),
                written.hitPoints(),
                written.mostHitPoints(),
                written.size(),
                written.posture(),
                written.speed(),
                written.onFoot(),
                written.naturallyFast(),
                written.encumbrance(),
                written.bolster(),
                Optional.empty(),
                written.refereePersona(),
                written.weapons(),
                written.policy());
    }
}
