package dev.snakewater.application.fallout.fight.policy;

import dev.snakewater.application.fallout.fight.procedure.Carried;
import dev.snakewater.application.fallout.fight.procedure.FightScene;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.fight.procedure.Fighter;
import dev.snakewater.application.fallout.fight.procedure.RoundPhase;
import dev.snakewater.application.fallout.fight.procedure.Watch;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FightRulings;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.scene.Ground;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.scene.Position;
import dev.snakewater.domain.fallout.weapon.Armoury;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A fight that is put together in a test. */
final class Skirmish {

    private static final int SIZE = 1200;

    private final List<Fighter> fighters = new ArrayList<>();
    private final List<Obstacle> things = new ArrayList<>();
    private final Map<Name, FightPolicy> policies = new LinkedHashMap<>();
    private Rulings rulings = Rulings.BY_THE_BOOK;
    private int rounds = 10;

    Skirmish rounds(int most) {
        rounds = most;
        return this;
    }

    Skirmish rulings(Rulings others) {
        rulings = others;
        return this;
    }

    Skirmish thing(String name, Obstacle.Height height, int fromX, int fromY, int toX, int toY) {
        Segment line = new Segment(new Place(fromX, fromY), new Place(toX, toY));
        things.add(new Obstacle(new Name(name), line, height));
        return this;
    }

    Skirmish fighter(
            String name, Wastelander sheet, String side, FightPolicy policy, int x, int y, int facing, String... guns) {
        List<Carried> weapons = new ArrayList<>();
        for (String gun : guns) {
            Weapon weapon = Armoury.weapon(gun).orElseThrow();
            weapons.add(new Carried(gun, weapon, Held.full(weapon.gun()), Optional.empty(), true));
        }
        Person person = Person.of(new Name(name), sheet);
        fighters.add(new Fighter(
                person,
                new Name(side),
                sheet.hitPoints(),
                sheet.actionPoints(),
                0,
                0,
                new Position(new Place(x, y), facing),
                Optional.empty(),
                Optional.empty(),
                weapons,
                weapons.isEmpty() ? List.of() : List.of(0),
                new Fire(Optional.empty(), false),
                List.of(),
                0,
                new Watch.None(),
                false,
                0,
                false));
        policies.put(person.name(), policy);
        return this;
    }

    /** Puts whoever was named last behind a thing. */
    Skirmish behind(int thing) {
        Fighter last = fighters.removeLast();
        fighters.add(last.withHides(Optional.of(new Watch.Cover.Thing(thing)))
                .withPerson(last.person().withInCover(true)));
        return this;
    }

    Map<Name, FightPolicy> policies() {
        return policies;
    }

    FightSituation opening() {
        Ground ground = new Ground(SIZE, SIZE, things, List.of());
        return new FightSituation(
                new FightScene(ground, rulings, FightRulings.BY_THE_BOOK, List.of(), rounds),
                fighters,
                List.of(),
                0,
                0,
                List.of(),
                new RoundPhase.RollingInitiative(0));
    }

    /** Brock's machine gun holds a street; four raiders come round the corner of a bank, one of them behind a car. */
    static Skirmish street(FightPolicy holds, FightPolicy comes) {
        Skirmish street = new Skirmish()
                .thing("the car", Obstacle.Height.HIP_HIGH, 300, 300, 420, 300)
                .thing("the bank", Obstacle.Height.HIGH, 0, 600, 400, 600)
                .thing("the sandbags", Obstacle.Height.HIP_HIGH, 560, 120, 640, 120)
                .fighter("Brock", Wastelander.BROCK, "the street", holds, 600, 100, 0, "Minimi");
        for (int raider = 0; raider < 4; raider++) {
            street.fighter(
                    "Raider " + raider, Wastelander.SKAG, "raiders", comes, 100 + 80 * raider, 800, 180, "MAC-10");
        }
        return street;
    }
}
