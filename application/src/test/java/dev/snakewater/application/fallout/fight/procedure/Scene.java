package dev.snakewater.application.fallout.fight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.table.answering.ScriptedTable;
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
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A fight on a table of 2 m by 2 m, put together for a test, before anything has happened. */
record Scene(FightSituation opening) {

    private static final int MOST_ROUNDS = 20;

    /** Nobody and nothing on the table. */
    static Scene empty() {
        Ground ground = new Ground(2000, 2000, List.of(), List.of());
        FightScene scene =
                new FightScene(ground, Rulings.BY_THE_BOOK, FightRulings.BY_THE_BOOK, List.of(), MOST_ROUNDS);
        return new Scene(
                new FightSituation(scene, List.of(), List.of(), 0, 0, List.of(), new RoundPhase.RollingInitiative(0)));
    }

    /** Vera with her 10 mm Pistol and Skag with his MAC-10, who is 39 cm east of her; they face each other. */
    static Scene duel() {
        return empty().and(Wastelander.VERA, "scouts", 100, 100, "10 mm Pistol")
                .and(Wastelander.SKAG, "raiders", 490, 100, "MAC-10")
                .facing("Vera", 90)
                .facing("Skag", 270);
    }

    /** This where somebody faces another way. */
    Scene facing(String name, int facing) {
        return where(name, it -> it.withPosition(new Position(it.place(), facing)));
    }

    /** This with one more fighter, who faces north and holds the first of these weapons. */
    Scene and(Wastelander sheet, String side, int x, int y, String... weapons) {
        return and(sheet.name(), sheet, side, x, y, weapons);
    }

    Scene and(String name, Wastelander sheet, String side, int x, int y, String... weapons) {
        Person person = Person.of(new Name(name), sheet);
        Fighter fighter = new Fighter(
                person,
                new Name(side),
                sheet.hitPoints(),
                sheet.actionPoints(),
                0,
                0,
                new Position(new Place(x, y), 0),
                Optional.empty(),
                Optional.empty(),
                Stream.of(weapons).map(Scene::carried).toList(),
                List.of(),
                new Fire(Optional.empty(), false),
                List.of(),
                0,
                new Watch.None(),
                false,
                0,
                false);
        List<Fighter> all = new ArrayList<>(opening.fighters());
        all.add(fighter.holding(weapons.length == 0 ? List.of() : List.of(0)));
        return new Scene(opening.withFighters(all));
    }

    private static Carried carried(String weapon) {
        Weapon card = Armoury.weapon(weapon).orElseThrow();
        return new Carried(weapon, card, Held.full(card.gun()), Optional.empty(), true);
    }

    /** This with something to hide behind or a wall. */
    Scene thing(String name, Obstacle.Height height, int x1, int y1, int x2, int y2) {
        Ground ground = opening.scene().ground();
        List<Obstacle> all = new ArrayList<>(ground.obstacles());
        all.add(new Obstacle(new Name(name), new Segment(new Place(x1, y1), new Place(x2, y2)), height));
        return scene(scene -> scene.withGround(new Ground(ground.width(), ground.height(), all, ground.stairs())));
    }

    Scene scene(UnaryOperator<FightScene> how) {
        return new Scene(opening.withScene(how.apply(opening.scene())));
    }

    Scene rulings(UnaryOperator<Rulings> how) {
        return scene(scene -> scene.withRulings(how.apply(scene.rulings())));
    }

    Scene rounds(int most) {
        return scene(scene -> scene.withMostRounds(most));
    }

    /** This with somebody as she is then. */
    Scene where(String name, UnaryOperator<Fighter> then) {
        int number = opening.number(new Name(name));
        return new Scene(opening.with(number, then.apply(opening.fighter(number))));
    }

    /** This where somebody has her gun on a bipod or a tripod, folded or set up. */
    Scene supported(String name, int weapon, Held.Support support, boolean isSetUp) {
        return where(
                name,
                it -> it.withWeapon(
                        weapon,
                        it.weapons()
                                .get(weapon)
                                .withHeld(it.weapons()
                                        .get(weapon)
                                        .held()
                                        .with(held -> held.support(Optional.of(support))
                                                .rested(isSetUp)))));
    }

    /** This where a weapon of somebody has so many rounds. */
    Scene loaded(String name, int weapon, int rounds) {
        return where(
                name,
                it -> it.withWeapon(
                        weapon,
                        it.weapons()
                                .get(weapon)
                                .withHeld(it.weapons().get(weapon).held().withRounds(rounds))));
    }

    /** This where somebody has something to hide behind at her place. */
    Scene refuge(String name) {
        return where(name, it -> it.withRefuge(Optional.of(it.place())));
    }

    /** This, where nobody throws for initiative, from the beginning of the first round. */
    Scene withoutInitiative() {
        return scene(scene -> scene.withFightRulings(new FightRulings(false, true, false, true)));
    }

    /** What comes of this by a script, as far as it goes; all of it must be asked for. */
    Course played(String... script) {
        ScriptedTable table = new ScriptedTable(Play.lines(script));
        Played<FightSituation, FightOutcome> played =
                Played.from(new FightProcedure(), opening, FightTerms.of(100), situation -> table);
        assertThat(table.leftOver()).as("left over of the script").isEmpty();
        return new Course(played);
    }

    /** A fight as far as it was played. */
    record Course(Played<FightSituation, FightOutcome> played) {

        List<LoggedEvent> logged() {
            return played.course().stream().flatMap(List::stream).toList();
        }

        List<Event> events() {
            return played.turns().stream().flatMap(List::stream).toList();
        }

        <E> List<E> all(Class<E> sort) {
            return events().stream().filter(sort::isInstance).map(sort::cast).toList();
        }

        <E> E last(Class<E> sort) {
            assertThat(all(sort)).as(sort.getSimpleName()).isNotEmpty();
            return all(sort).getLast();
        }

        boolean isOver() {
            return played.standing() instanceof Standing.Over;
        }

        FightOutcome outcome() {
            return ((Standing.Over<FightSituation, FightOutcome>) played.standing()).outcome();
        }

        /** The situation that waits for an answer. */
        FightSituation now() {
            return asking().situation();
        }

        Standing.Asking<FightSituation, FightOutcome> asking() {
            if (played.standing() instanceof Standing.Asking<FightSituation, FightOutcome> asking) {
                return asking;
            }
            throw new AssertionError("nothing is asked any more: " + played.standing());
        }

        Fighter fighter(String name) {
            FightSituation now = now();
            return now.fighter(now.number(new Name(name)));
        }

        int hitPoints(String name) {
            return fighter(name).person().condition().hitPoints();
        }

        /** The action points of whoever acts. */
        int actionPoints() {
            return now().turn().actionPoints();
        }

        /** The choice that waits for an answer. */
        Choice<?> choice() {
            return (Choice<?>) asking().question();
        }

        /** The options, allowed or not, by their words. */
        List<String> words() {
            return Stream.concat(choice().options().stream(), choice().barred().stream())
                    .map(Choice.Option::word)
                    .toList();
        }

        /** The ids of the rules that forbid an option. */
        List<String> bars(String word) {
            Choice.Option<?> option = choice().meant(word).orElseThrow(() -> new AssertionError(word + ": " + words()));
            return option.bars().stream().map(rule -> rule.id()).toList();
        }
    }

    /** As many of an answer, parted by commas. */
    static String times(int count, String answer) {
        return String.join(
                ", ", IntStream.range(0, count).mapToObj(time -> answer).toList());
    }
}
