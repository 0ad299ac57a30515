package dev.snakewater.application.fallout.fight.telling;

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
import dev.snakewater.domain.fallout.scene.Stairs;
import dev.snakewater.domain.fallout.weapon.Armoury;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A street that Brock holds against two raiders: Skag behind the car, and Gorm behind the bank. */
final class Street {

    static final int BROCK = 0;
    static final int SKAG = 1;
    static final int GORM = 2;

    private static final Ground GROUND = new Ground(
            1200,
            900,
            List.of(
                    new Obstacle(new Name("the car"), line(300, 300, 420, 300), Obstacle.Height.HIP_HIGH),
                    new Obstacle(new Name("the bank"), line(0, 600, 400, 600), Obstacle.Height.HIGH)),
            List.of(new Stairs(line(700, 100, 700, 200), 40)));

    private Street() {}

    /** Before initiative is rolled. */
    static FightSituation opening() {
        return new FightSituation(
                new FightScene(GROUND, Rulings.BY_THE_BOOK, FightRulings.BY_THE_BOOK, List.of(), 10),
                List.of(
                        fighter(Wastelander.BROCK, "the street", 600, 100, 0, "Minimi", "AK-112"),
                        inCover(fighter(Wastelander.SKAG, "raiders", 360, 320, 180, "MAC-10")),
                        fighter(Wastelander.GORM, "raiders", 100, 800, 90, "MP-5", "MP-5 2")),
                List.of(),
                0,
                0,
                List.of(),
                new RoundPhase.RollingInitiative(BROCK));
    }

    private static Segment line(int x, int y, int toX, int toY) {
        return new Segment(new Place(x, y), new Place(toX, toY));
    }

    private static Fighter inCover(Fighter one) {
        return one.with(it -> it.person(one.person().withInCover(true)).hides(Optional.of(new Watch.Cover.Thing(0))));
    }

    private static Fighter fighter(Wastelander sheet, String side, int x, int y, int facing, String... weapons) {
        Person person = Person.of(new Name(sheet.name()), sheet);
        return new Fighter(
                person,
                new Name(side),
                person.condition().hitPoints(),
                sheet.actionPoints(),
                0,
                0,
                new Position(new Place(x, y), facing),
                Optional.empty(),
                Optional.empty(),
                Stream.of(weapons).map(Street::carried).toList(),
                List.of(0),
                new Fire(Optional.empty(), false),
                List.of(),
                0,
                new Watch.None(),
                false,
                0,
                false);
    }

    /** The second of two weapons alike has a number behind its name. */
    static Carried carried(String name) {
        Weapon weapon = Armoury.ALL.stream()
                .filter(one -> name.equals(one.name()) || name.equals(one.name() + " 2"))
                .findFirst()
                .orElseThrow();
        return new Carried(name, weapon, Held.full(weapon.gun()), Optional.empty(), true);
    }
}
