package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
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
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A fight on a table of a metre and a half square, in the first turn of the first round; the order is that of the fighters. */
record Skirmish(FightSituation fight, List<Event> told) {

    static final int SIZE = 1500;

    static Skirmish of(Fighter... fighters) {
        Ground ground = new Ground(SIZE, SIZE, List.of(), List.of());
        FightScene scene = new FightScene(ground, Rulings.BY_THE_BOOK, FightRulings.BY_THE_BOOK, List.of(), 20);
        List<Integer> order = IntStream.range(0, fighters.length).boxed().toList();
        Turn first = Turn.of(0, fighters[0].pool());
        return new Skirmish(
                new FightSituation(scene, List.of(fighters), order, 1, 1, List.of(first), new RoundPhase.Acting()),
                List.of());
    }

    static Fighter vera(String side, int x, int y, int facing) {
        return fighter(Wastelander.VERA, 9, "10 mm Pistol", side, x, y, facing);
    }

    static Fighter skag(String side, int x, int y, int facing) {
        return fighter(Wastelander.SKAG, 7, "MAC-10", side, x, y, facing);
    }

    static Fighter brock(String side, int x, int y, int facing) {
        return fighter(Wastelander.BROCK, 8, "AK-112", side, x, y, facing);
    }

    private static Fighter fighter(Wastelander sheet, int pool, String gun, String side, int x, int y, int facing) {
        Person person = Person.of(new Name(sheet.name()), sheet);
        return new Fighter(
                person,
                new Name(side),
                person.condition().hitPoints(),
                pool,
                0,
                0,
                new Position(new Place(x, y), facing),
                Optional.empty(),
                Optional.empty(),
                List.of(carried(gun)),
                List.of(0),
                new Fire(Optional.empty(), false),
                List.of(),
                0,
                new Watch.None(),
                false,
                0,
                false);
    }

    static Carried carried(String name) {
        return Armoury.ALL.stream()
                .filter(weapon -> weapon.name().equals(name))
                .map(weapon -> new Carried(name, weapon, Held.full(weapon.gun()), Optional.empty(), true))
                .findFirst()
                .orElseThrow();
    }

    static Fighter called(Fighter fighter, String name) {
        return fighter.withPerson(fighter.person().withName(new Name(name)));
    }

    Skirmish with(UnaryOperator<FightSituation> change) {
        return new Skirmish(change.apply(fight), told);
    }

    Skirmish with(int number, UnaryOperator<Fighter> change) {
        return with(before -> before.with(number, change.apply(before.fighter(number))));
    }

    Skirmish ruled(Rulings rulings) {
        return with(before -> before.withScene(before.scene().withRulings(rulings)));
    }

    Skirmish ruled(FightRulings rulings) {
        return with(before -> before.withScene(before.scene().withFightRulings(rulings)));
    }

    Skirmish wall(String name, int x, int y, int toX, int toY) {
        return standing(name, Obstacle.Height.HIGH, x, y, toX, toY);
    }

    Skirmish hipHigh(String name, int x, int y, int toX, int toY) {
        return standing(name, Obstacle.Height.HIP_HIGH, x, y, toX, toY);
    }

    Skirmish stairs(int x, int y, int toX, int toY, int width) {
        Ground ground = fight.scene().ground();
        Stairs stairs = new Stairs(new Segment(new Place(x, y), new Place(toX, toY)), width);
        return on(new Ground(SIZE, SIZE, ground.obstacles(), List.of(stairs)));
    }

    private Skirmish standing(String name, Obstacle.Height height, int x, int y, int toX, int toY) {
        Ground ground = fight.scene().ground();
        Obstacle thing = new Obstacle(new Name(name), new Segment(new Place(x, y), new Place(toX, toY)), height);
        return on(new Ground(
                SIZE,
                SIZE,
                Stream.concat(ground.obstacles().stream(), Stream.of(thing)).toList(),
                ground.stairs()));
    }

    private Skirmish on(Ground ground) {
        return with(before -> before.withScene(before.scene().withGround(ground)));
    }

    /** Plays until nothing more is answered. Dice are answered by their faces, parted by spaces. */
    Skirmish play(String... answers) {
        List<Event> all = new ArrayList<>(told);
        Answers table = new Answers(new ArrayDeque<>(List.of(answers)), all);
        FightProcedure procedure = new FightProcedure();
        FightSituation now = fight;
        try {
            while (procedure.step(now, table) instanceof Next.Go<FightSituation, FightOutcome> go) {
                now = go.situation();
            }
        } catch (NothingLeftException end) {
            return new Skirmish(now, all);
        }
        return new Skirmish(now, all);
    }

    /** Why the last of these answers is refused; everything before it is played. */
    RefusedException refusing(String... answers) {
        try {
            play(answers);
        } catch (RefusedException refused) {
            return refused;
        }
        throw new AssertionError("not refused: " + List.of(answers));
    }

    /** The rules that forbid an action now. */
    List<Rule> bars(String action) {
        return Deed.all(fight).stream()
                .filter(deed -> deed.word(fight).equals(action))
                .map(deed -> deed.bars(fight))
                .findFirst()
                .orElseThrow();
    }

    <E extends Event> List<E> events(Class<E> kind) {
        return told.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    Fighter fighter(String name) {
        return fight.fighter(fight.number(new Name(name)));
    }

    Place place(String name) {
        return fighter(name).place();
    }

    String acting() {
        return fight.acting().name().text();
    }

    int left() {
        return fight.turn().actionPoints();
    }

    private static final class NothingLeftException extends RuntimeException {

        private static final long serialVersionUID = 1L;
    }

    private record Answers(Deque<String> left, List<Event> told) implements Table {

        @Override
        public Fall roll(Throw what) {
            return what.dice()
                    .showing(Stream.of(next().split(" ", -1))
                            .map(Integer::valueOf)
                            .toList());
        }

        @Override
        public <A> A choose(Choice<A> choice) {
            return choice.chosen(next()).answer();
        }

        @Override
        public void tell(Event event, List<Rule> why) {
            told.add(event);
        }

        private String next() {
            if (left.isEmpty()) {
                throw new NothingLeftException();
            }
            return left.removeFirst();
        }
    }
}
