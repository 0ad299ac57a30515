package dev.snakewater.application.fallout.fight.scenario;

import dev.snakewater.application.fallout.fight.procedure.Carried;
import dev.snakewater.application.fallout.fight.procedure.Fighter;
import dev.snakewater.application.fallout.fight.procedure.Watch;
import dev.snakewater.application.fallout.procedure.GunNames;
import dev.snakewater.application.fallout.scenario.Catalogue;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenGun;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.scene.Position;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.fallout.wound.Locations;
import dev.snakewater.domain.plane.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A fighter before the first round, in a scenario without problems. */
record FighterOpening(Roster.Member member, List<Obstacle> things, Rulings rulings, Catalogue catalogue) {

    static Fighter of(Roster.Member member, List<Obstacle> things, Rulings rulings, Catalogue catalogue) {
        return new FighterOpening(member, things, rulings, catalogue).fighter();
    }

    private Fighter fighter() {
        WrittenFighter written = member.sheet();
        Wastelander sheet = catalogue.characters().named(written.is().text()).orElseThrow();
        List<Carried> weapons = weapons(written, sheet);
        List<Integer> hands = hands(written, weapons);
        Person person = person(written, sheet, hands.isEmpty());
        return new Fighter(
                person,
                written.ownSide(),
                person.condition().hitPoints(),
                written.actionPoints().orElse(sheet.actionPoints()),
                written.bonus(),
                0,
                new Position(member.place(), written.stand().facing()),
                hides(),
                Optional.of(member.place()).filter(there -> written.stand().cover()),
                weapons,
                hands,
                new Fire(written.alight(), false),
                written.winded(),
                person.burdens().isWounded(Part.HEAD, rulings) ? Condition.ROUNDS_OF_A_HEAD_WOUND : 0,
                new Watch.None(),
                false,
                0,
                false);
    }

    private Person person(WrittenFighter written, Wastelander sheet, boolean isEmptyHanded) {
        Condition.Grip grip = isEmptyHanded ? Condition.Grip.UNARMED : Condition.Grip.ARMED;
        Burdens burdens = new Burdens(Optional.empty(), written.wounds());
        return Person.of(member.name(), sheet)
                .with(it -> it.armour(written.armour()
                                .flatMap(catalogue.armours()::named)
                                .orElse(sheet.armour()))
                        .pose(rulings.poses() ? written.stand().pose() : Pose.UPRIGHT)
                        .inCover(written.stand().inCover())
                        .ambidextrous(written.ambidextrous())
                        .locations(written.locations().map(Locations::new))
                        .condition(new Condition(written.hitPoints().orElse(sheet.hitPoints()), grip, burdens)));
    }

    /** What she is behind, if she is in cover: the thing that is named, what nobody has drawn, or the nearest thing. */
    private Optional<Watch.Cover> hides() {
        WrittenFighter.Stand stand = member.sheet().stand();
        Place here = member.place();
        if (!stand.inCover()) {
            return Optional.empty();
        }
        if (stand.cover() && stand.behind().isEmpty()) {
            return Optional.of(new Watch.Cover.Plain(here));
        }
        return IntStream.range(0, things.size())
                .boxed()
                .filter(number -> stand.behind().stream().allMatch(named -> isCalled(things.get(number), named)))
                .min(Comparator.comparingInt(number -> things.get(number).line().distanceTo(here)))
                .map(Watch.Cover.Thing::new);
    }

    static boolean isCalled(Obstacle thing, Name name) {
        return thing.name().text().equalsIgnoreCase(name.text());
    }

    private List<Carried> weapons(WrittenFighter written, Wastelander sheet) {
        List<String> cards = carried(written, sheet);
        List<Weapon> weapons = cards.stream()
                .map(card -> catalogue.weapons().named(card).orElseThrow())
                .toList();
        List<String> names = new GunNames(weapons.stream().map(Weapon::name).toList()).all();
        List<WrittenGun> guns = written.guns();
        List<Carried> all = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            Weapon weapon = weapons.get(i);
            Held held = guns.isEmpty() ? Held.full(weapon.gun()) : guns.get(i).held(weapon.gun());
            all.add(new Carried(names.get(i), weapon, held, Optional.empty(), true));
        }
        return all;
    }

    /** Returns the weapons that somebody carries, by the names of their cards. */
    static List<String> carried(WrittenFighter written, Wastelander sheet) {
        if (!written.armed()) {
            return List.of();
        }
        return written.guns().isEmpty()
                ? sheet.weapons()
                : written.guns().stream().map(WrittenGun::is).toList();
    }

    /** What she holds; unless it is written, the first weapon that she carries. */
    private static List<Integer> hands(WrittenFighter written, List<Carried> weapons) {
        List<Integer> held = new GunNames(
                        weapons.stream().map(one -> one.weapon().name()).toList())
                .places(written.holds()).stream().flatMap(Optional::stream).toList();
        return held.isEmpty() && !weapons.isEmpty() ? List.of(0) : held;
    }
}
