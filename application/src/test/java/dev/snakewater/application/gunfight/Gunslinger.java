package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.application.hitlocation.WrittenWounds;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.Traits;
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
    private Form<GunfightScenario.Fighter> form;
    private Form<Traits> traits = Form.like(new Traits(
            Degree.FAIR,
            Degree.FAIR,
            Degree.POOR,
            Degree.POOR,
            Degree.POOR,
            Optional.empty(),
            Degree.FAIR,
            0,
            0,
            false,
            0));
    private WrittenWounds wounds = WrittenWounds.NONE;

    private Gunslinger(String name) {
        form = Form.like(
                GunfightScenario.Fighter.of(new Name(name), traits.filled(), List.of(), GunfightPolicy.CAREFUL));
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
        return trait("nerve", degree);
    }

    Gunslinger fastDraw(Degree degree) {
        return trait("fastDraw", degree);
    }

    Gunslinger pistol(Degree degree) {
        return trait("pistol", degree);
    }

    Gunslinger rifle(Degree degree) {
        return trait("rifle", degree);
    }

    Gunslinger shotgun(Degree degree) {
        return trait("shotgun", degree);
    }

    Gunslinger twoGun(Degree degree) {
        return trait("twoGun", degree);
    }

    Gunslinger damageCapacity(Degree degree) {
        return trait("damageCapacity", degree);
    }

    Gunslinger speedReload(int levels) {
        return trait("speedReload", levels);
    }

    Gunslinger armour(int points) {
        return trait("armour", points);
    }

    Gunslinger wounds(int points) {
        wounds = new WrittenWounds(Optional.of(points), wounds.marks());
        return this;
    }

    Gunslinger marks(Integer... boxes) {
        wounds = new WrittenWounds(wounds.wounds(), List.of(boxes));
        return this;
    }

    Gunslinger coverNearby() {
        return trait("coverNearby", true);
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
            Optional<Carried> carried) {
        guns.add(new GunfightScenario.CarriedGun(kind, loaded, capacity, strength, carried.orElse(Carried.HOLSTERED)));
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
        return form.with("traits", traits.filled())
                .with("wounds", wounds)
                .with("guns", guns)
                .with("parts", parts)
                .filled();
    }

    private Gunslinger trait(String field, Object value) {
        traits = traits.with(field, value);
        return this;
    }

    private Gunslinger with(String field, Object value) {
        form = form.with(field, value);
        return this;
    }
}
