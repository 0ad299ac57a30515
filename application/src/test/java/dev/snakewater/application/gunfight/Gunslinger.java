package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A fighter of a scenario in the making. What is not said is left out, but that he draws with Fair. */
final class Gunslinger {

    private final String name;
    private Optional<Integer> count = Optional.empty();
    private Optional<String> side = Optional.empty();
    private Optional<Degree> nerve = Optional.empty();
    private Optional<Degree> fastDraw = Optional.of(Degree.FAIR);
    private Optional<Degree> pistol = Optional.empty();
    private Optional<Degree> rifle = Optional.empty();
    private Optional<Degree> shotgun = Optional.empty();
    private Optional<Degree> twoGun = Optional.empty();
    private Optional<Degree> damageCapacity = Optional.empty();
    private Optional<Integer> speedReload = Optional.empty();
    private Optional<Integer> armour = Optional.empty();
    private Optional<Integer> wounds = Optional.empty();
    private List<Integer> marks = List.of();
    private final List<GunfightScenario.CarriedGun> guns = new ArrayList<>();
    private Optional<Boolean> coverNearby = Optional.empty();
    private List<String> dropOn = List.of();
    private Optional<GunfightPolicy> policy = Optional.empty();
    private Optional<Degree> agility = Optional.empty();
    private Optional<BodySide> weaponHand = Optional.empty();
    private Optional<Boolean> support = Optional.empty();
    private final List<PartSheet> parts = new ArrayList<>();

    private Gunslinger(String name) {
        this.name = name;
    }

    static Gunslinger named(String name) {
        return new Gunslinger(name);
    }

    /** Several of this sheet. */
    Gunslinger count(int many) {
        count = Optional.of(many);
        return this;
    }

    Gunslinger side(String of) {
        side = Optional.of(of);
        return this;
    }

    Gunslinger nerve(Degree degree) {
        nerve = Optional.of(degree);
        return this;
    }

    Gunslinger fastDraw(Degree degree) {
        fastDraw = Optional.of(degree);
        return this;
    }

    Gunslinger pistol(Degree degree) {
        pistol = Optional.of(degree);
        return this;
    }

    Gunslinger rifle(Degree degree) {
        rifle = Optional.of(degree);
        return this;
    }

    Gunslinger shotgun(Degree degree) {
        shotgun = Optional.of(degree);
        return this;
    }

    Gunslinger twoGun(Degree degree) {
        twoGun = Optional.of(degree);
        return this;
    }

    Gunslinger damageCapacity(Degree degree) {
        damageCapacity = Optional.of(degree);
        return this;
    }

    Gunslinger speedReload(int levels) {
        speedReload = Optional.of(levels);
        return this;
    }

    Gunslinger armour(int points) {
        armour = Optional.of(points);
        return this;
    }

    Gunslinger wounds(int points) {
        wounds = Optional.of(points);
        return this;
    }

    Gunslinger marks(Integer... boxes) {
        marks = List.of(boxes);
        return this;
    }

    Gunslinger coverNearby() {
        coverNearby = Optional.of(true);
        return this;
    }

    Gunslinger dropOn(String... names) {
        dropOn = List.of(names);
        return this;
    }

    Gunslinger policy(GunfightPolicy who) {
        policy = Optional.of(who);
        return this;
    }

    Gunslinger gun(
            Firearm kind,
            Optional<Integer> loaded,
            Optional<Integer> capacity,
            Optional<Integer> strength,
            Optional<Carried> carried) {
        guns.add(new GunfightScenario.CarriedGun(kind, loaded, capacity, strength, carried));
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
        agility = Optional.of(degree);
        return this;
    }

    Gunslinger leftHanded() {
        weaponHand = Optional.of(BodySide.LEFT);
        return this;
    }

    Gunslinger support() {
        support = Optional.of(true);
        return this;
    }

    /** With so many points in a part of his body. */
    Gunslinger hurt(BodyPart part, int points) {
        parts.add(new PartSheet(part, Optional.empty(), Optional.of(points), List.of(), Optional.empty()));
        return this;
    }

    /** With armour of its own on a part. */
    Gunslinger armour(BodyPart part, int points) {
        parts.add(new PartSheet(part, Optional.of(points), Optional.empty(), List.of(), Optional.empty()));
        return this;
    }

    Gunslinger without(BodyPart limb) {
        parts.add(new PartSheet(limb, Optional.empty(), Optional.empty(), List.of(), Optional.of(true)));
        return this;
    }

    GunfightScenario.Fighter written() {
        return new GunfightScenario.Fighter(
                name,
                count,
                side,
                nerve,
                fastDraw,
                pistol,
                rifle,
                shotgun,
                twoGun,
                damageCapacity,
                speedReload,
                armour,
                wounds,
                marks,
                guns,
                coverNearby,
                dropOn,
                policy,
                agility,
                weaponHand,
                support,
                parts);
    }
}
