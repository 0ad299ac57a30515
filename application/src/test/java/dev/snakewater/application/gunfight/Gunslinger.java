package dev.snakewater.application.gunfight;

import dev.snakewater.application.Filled;
import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.application.hitlocation.WrittenWounds;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A fighter of a scenario in the making. What is not said is left out, but that he draws with Fair. */
final class Gunslinger {

    private final List<GunfightScenario.CarriedGun> guns = new ArrayList<>();
    private final List<PartSheet> parts = new ArrayList<>();
    private GunfightScenario.Fighter fighter;

    private Gunslinger(String name) {
        fighter = Filled.in(GunfightScenario.Fighter.class, "name", new Name(name), "fastDraw", Degree.FAIR);
    }

    static Gunslinger named(String name) {
        return new Gunslinger(name);
    }

    /** Several of this sheet. */
    Gunslinger count(int many) {
        return with("count", many);
    }

    Gunslinger side(String of) {
        return with("side", new Side(of));
    }

    Gunslinger nerve(Degree degree) {
        return with("nerve", degree);
    }

    Gunslinger fastDraw(Degree degree) {
        return with("fastDraw", degree);
    }

    Gunslinger pistol(Degree degree) {
        return with("pistol", degree);
    }

    Gunslinger rifle(Degree degree) {
        return with("rifle", degree);
    }

    Gunslinger shotgun(Degree degree) {
        return with("shotgun", degree);
    }

    Gunslinger twoGun(Degree degree) {
        return with("twoGun", degree);
    }

    Gunslinger damageCapacity(Degree degree) {
        return with("damageCapacity", degree);
    }

    Gunslinger speedReload(int levels) {
        return with("speedReload", levels);
    }

    Gunslinger armour(int points) {
        return with("armour", points);
    }

    Gunslinger wounds(int points) {
        return with("wounds", points);
    }

    Gunslinger marks(Integer... boxes) {
        return with("marks", List.of(boxes));
    }

    Gunslinger coverNearby() {
        return with("coverNearby", true);
    }

    Gunslinger dropOn(String... names) {
        return with("dropOn", Stream.of(names).map(Name::new).toList());
    }

    Gunslinger policy(GunfightPolicy who) {
        return with("policy", who);
    }

    Gunslinger gun(
            Firearm kind,
            Optional<Integer> loaded,
            Optional<Integer> capacity,
            Optional<Integer> strength,
            Optional<Gun.Carried> carried) {
        guns.add(new GunfightScenario.CarriedGun(
                kind, loaded, capacity, strength, carried.orElse(Gun.Carried.HOLSTERED)));
        return this;
    }

    /** With a full, holstered gun of this kind. */
    Gunslinger gun(Firearm kind) {
        return gun(kind, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** With a holstered gun of this kind that holds so many rounds now. */
    Gunslinger gun(Firearm kind, int loaded) {
        return gun(kind, Optional.of(loaded), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** With a full revolver that does so much more damage than its margin. */
    Gunslinger revolverOfStrength(int strength) {
        return gun(Firearm.REVOLVER, Optional.empty(), Optional.empty(), Optional.of(strength), Optional.empty());
    }

    Gunslinger revolver() {
        return gun(Firearm.REVOLVER);
    }

    Gunslinger agility(Degree degree) {
        return with("agility", degree);
    }

    Gunslinger leftHanded() {
        return with("weaponHand", BodySide.LEFT);
    }

    Gunslinger support() {
        return with("support", true);
    }

    /** With so many points in a part of his body. */
    Gunslinger hurt(BodyPart part, int points) {
        parts.add(new PartSheet(part, Optional.empty(), new WrittenWounds(Optional.of(points), List.of()), false));
        return this;
    }

    /** With armour of its own on a part. */
    Gunslinger armour(BodyPart part, int points) {
        parts.add(new PartSheet(part, Optional.of(points), WrittenWounds.NONE, false));
        return this;
    }

    Gunslinger without(BodyPart limb) {
        parts.add(new PartSheet(limb, Optional.empty(), WrittenWounds.NONE, true));
        return this;
    }

    GunfightScenario.Fighter written() {
        return Filled.like(fighter, "guns", guns, "parts", parts);
    }

    private Gunslinger with(String field, Object value) {
        fighter = Filled.like(fighter, field, value);
        return this;
    }
}
