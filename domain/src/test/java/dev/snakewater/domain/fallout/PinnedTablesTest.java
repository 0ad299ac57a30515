package dev.snakewater.domain.fallout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.domain.Pinned;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.combatant.Skills;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.modifier.Expectation;
import dev.snakewater.domain.fallout.modifier.Refusal;
import dev.snakewater.domain.fallout.scene.Actor;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Jump;
import dev.snakewater.domain.fallout.scene.MasterItem;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.fallout.weapon.Armoury;
import dev.snakewater.domain.fallout.weapon.Bands;
import dev.snakewater.domain.fallout.weapon.Column;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.fallout.wound.Locations;
import dev.snakewater.domain.modifier.Counting;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole tables, cell by cell, as the catalogue (FO-13 to FO-66) and the facts (6.1 to 6.3) have them. */
class PinnedTablesTest {

    private static final Pinned TABLES = Pinned.of(PinnedTablesTest.class);
    private static final Rulings BOOK = Rulings.BY_THE_BOOK;
    private static final Name ANN = new Name("Ann");
    private static final int SKILL = 80;
    private static final Way UNAIMED = new Way.Unaimed();
    private static final Counting PLAIN = Counting.adding(UnaryOperator.identity());

    /** Column, skill, hands (both below which strength), damage, AP of a shot, AP and rounds of a burst, strength, mounted, magazine, AP to load what. */
    @Test
    void guns() {
        Pinned.table(
                TABLES.named("guns"),
                Armoury.ALL.stream()
                        .flatMap(weapon -> weapon instanceof Gun gun ? Stream.of(gun) : Stream.empty())
                        .toList(),
                Gun::name,
                Gun::column,
                Gun::skill,
                Gun::hands,
                Gun::bothHandsBelow,
                Gun::damage,
                Gun::single,
                gun -> gun.burst().map(burst -> List.of(burst.actionPoints(), burst.rounds())),
                Gun::minimumStrength,
                Gun::mountedStrength,
                Gun::magazine,
                gun -> List.of(gun.loading().actionPoints(), gun.loading().fills()));
        assertThat(Armoury.weapon("Flame thrower"))
                .hasValueSatisfying(weapon -> assertThat(List.of(
                                weapon.gun().hands(),
                                ((Weapon.FlameThrower) weapon).perSecond(),
                                weapon.gun().minimumStrength(),
                                weapon.gun().magazine()))
                        .containsExactly(2, 5, 6, 8));
    }

    /** Of each band the limit in millimetres, with so much more for each point of perception, and the modifier. */
    @Test
    void bands() {
        Pinned.table(
                TABLES.named("bands"),
                Armoury.ALL,
                weapon -> weapon.gun().name(),
                band(0),
                band(1),
                band(2),
                band(3),
                band(4));
    }

    private static Function<Weapon, String> band(int at) {
        return weapon -> {
            Bands.Reach reach = weapon.gun().bands().reaches().get(at);
            String more = reach.perPerception() == 0 ? "" : "+" + reach.perPerception();
            return reach.limit() + more + ":" + reach.modifier();
        };
    }

    /** Each limit belongs to its band, and the next millimetre to the next: the limits at this perception. */
    @ParameterizedTest
    @CsvSource({
        "10 mm Pistol, 5, 200 400 600 800 1000",
        ".223 Pistol, 7, 200 300 550 940 1140",
        ".223 Pistol, 5, 200 300 550 900 1100",
    })
    void bands_end_with_their_limits(String weapon, int perception, String limits) {
        Bands bands = Armoury.weapon(weapon).orElseThrow().gun().bands();
        List<Optional<Bands.RangeBand>> all = Stream.concat(
                        Stream.of(Bands.RangeBand.values()).map(Optional::of),
                        Stream.of(Optional.<Bands.RangeBand>empty()))
                .toList();
        for (int band = 0; band < Bands.NUMBER; band++) {
            int limit = Integer.parseInt(limits.split(" ", -1)[band]);
            assertThat(List.of(bands.at(limit, perception), bands.at(limit + 1, perception)))
                    .isEqualTo(all.subList(band, band + 2));
        }
        assertThat(limits).endsWith(" " + bands.farthest(perception));
    }

    /** Head, torso, arm, legs, weapon. */
    @Test
    void armours() {
        Pinned.table(
                TABLES.named("armours"),
                Armour.ALL,
                Armour::name,
                armour -> armour.at(Part.HEAD),
                armour -> armour.at(Part.TORSO),
                armour -> armour.at(Part.ARM),
                armour -> armour.at(Part.LEGS),
                armour -> armour.at(Part.WEAPON));
    }

    /** ST PE EN CH IN AG LU Courage, HP, AP, handguns, rifles, heavy weapons, body control, acrobatics. */
    @Test
    void people() {
        Pinned.table(
                TABLES.named("people"),
                Wastelander.ALL,
                Wastelander::name,
                one -> Stream.of(Statistics.Statistic.values())
                        .map(one.statistics()::of)
                        .toList(),
                Wastelander::hitPoints,
                Wastelander::actionPoints,
                one -> List.of(
                        one.skills().handguns(),
                        one.skills().rifles(),
                        one.skills().heavyWeapons(),
                        one.skills().bodyControl(),
                        one.skills().acrobatics()),
                one -> one.armour().name(),
                one -> String.join(", ", one.weapons()));
        assertThat(Pinned.constant(Statistics.class, "LEAST")).isEqualTo(1);
        assertThat(Pinned.constant(Statistics.class, "MOST")).isEqualTo(20);
        assertThat(Pinned.constant(Skills.class, "MOST")).isEqualTo(150);
        assertThat(Pinned.constant(Armour.class, "MOST")).isEqualTo(1000);
    }

    @Test
    void columns() {
        Pinned.table(
                TABLES.named("columns"),
                List.of(Column.values()),
                Column::hands,
                column -> column,
                column -> String.join(", ", column.guns()));
    }

    /** Handicap and critical bonus; the chance of 80 with one, two and four AP of aiming (FO-18, FO-19). */
    @Test
    void parts() {
        Pinned.table(
                TABLES.named("parts"),
                List.of(Part.values()),
                part -> part,
                Part::handicap,
                Part::criticalBonus,
                part -> Stream.of(1, 2, 4)
                        .map(extra -> chance(5, 600, new Way.Aimed(part, extra), held("10 mm Pistol")))
                        .toList());
    }

    /** By the faces of a d6 (FO-13); of who lies before one (FO-50). */
    @Test
    void where_a_critical_lands() {
        assertThat(Locations.PEOPLE.byFace())
                .containsExactly(Part.TORSO, Part.TORSO, Part.LEGS, Part.ARM, Part.HEAD, Part.WEAPON);
        assertThat(Locations.PRONE_FROM_THE_FRONT.byFace())
                .containsExactly(Part.HEAD, Part.ARM, Part.ARM, Part.ARM, Part.HEAD, Part.WEAPON);
    }

    /** AP to stand up, crouch and lie down (FO-48); the chance of 75 (FO-49); who can parry (FO-51). */
    @Test
    void poses() {
        Pinned.table(
                TABLES.named("poses"),
                List.of(Pose.values()),
                pose -> pose,
                pose -> Stream.of(Pose.values()).map(pose::changeTo).toList(),
                // 80 - 5 at the far end of the pistol's reach
                pose -> chance(5, 800, UNAIMED, Way.FromCover.IN_THE_OPEN, target(pose, false), held("10 mm Pistol")),
                Pose::canParry);
    }

    /** Of 80: 20 less for each point of strength under the 5 that it asks for (FO-24). */
    @Test
    void minimal_strength() {
        assertThat(IntStream.rangeClosed(2, 6).map(strength -> chance(strength, 600, UNAIMED, held("Desert Eagle"))))
                .containsExactly(20, 40, 60, 80, 80);
        assertThat(asked(held("Desert Eagle"))).isEqualTo(5);
        assertThat(asked(held("Desert Eagle"), held("Desert Eagle"))).isEqualTo(5 + 1);
        assertThat(asked(held("MP-5"), held("MP-5"))).isEqualTo(2 * 4);
        assertThat(asked(on(Held.Support.BIPOD, true, "Minimi"))).isEqualTo(4);
    }

    /** A bipod helps nobody with a pistol (FO-26). */
    @Test
    void bipods_are_for_rifles() {
        assertThat(Stream.of(true, false)
                        .map(rested -> chance(5, 600, UNAIMED, on(Held.Support.BIPOD, rested, "10 mm Pistol"))))
                .containsExactly(80, 80);
    }

    /** On a bipod, and on a tripod; lying (FO-26, FO-36, FO-40, FO-48, FO-72). */
    @Test
    void prices_of_moves() {
        Pinned.table(
                TABLES.named("prices of moves"),
                List.of(Move.values()),
                move -> move,
                move -> move.price(shooter(5, Pose.PRONE), on(Held.Support.BIPOD, true, "Minimi"))
                        .total(),
                move -> move.price(shooter(5, Pose.PRONE), on(Held.Support.TRIPOD, true, "Minimi"))
                        .total());
    }

    /** Strength 5 and agility 8: 13 : 2 = 6.5 m out of movement, 13 : 6 = 2.17 m from standing (FO-52); 45 mm for an AP of running (FO-54). */
    @Test
    void jumps_and_runs() {
        Actor vera = vera();
        assertThat(new Jump(120, 1).farthest(vera).total()).isEqualTo(195);
        assertThat(new Jump(30, 0).farthest(vera).total()).isEqualTo(65);
        assertThat(new Jump(120, 1).ease(vera).getFirst().amount()).isEqualTo(2 * 10);
        assertThat(new Jump(165, 1).ease(vera).getFirst().amount()).isEqualTo(10);
        assertThat(new Jump(166, 1).ease(vera)).isEmpty();
        assertThat(new Jump(90, 0).price()).isEqualTo(3);
        assertThat(new Jump(91, 0).price()).isEqualTo(4);
        assertThat(Pinned.constant(Jump.class, "FARTHEST_OF_ALL")).isEqualTo((20 + 20) / 2 * 30);
        assertThat(Run.farthest(7)).isEqualTo(315);
        Run run = new Run(270, Pose.UPRIGHT, List.of());
        assertThat(List.of(run.price(), run.withMillimetres(271).price())).containsExactly(6, 7);
    }

    /** The 10 mm Pistol at 18 cm, against leather: half of what two unaimed shots do (P06). */
    @Test
    void expected_damage() {
        Person skag = Person.of(new Name("Skag"), Wastelander.SKAG);
        Encounter encounter = new Encounter(Person.of(ANN, Wastelander.VERA), skag, 180, List.of(), BOOK);
        Attempt shot = new Attempt(encounter, List.of(held("10 mm Pistol")), UNAIMED, Way.FromCover.IN_THE_OPEN);
        assertThat(Expectation.damage(shot, PLAIN)).isEqualTo(Chance.of(314, 2 * 25));
        assertThat(Expectation.points(shot, PLAIN)).isEqualTo(314 / 50.0, within(1e-9));
        assertThat(Expectation.hits(shot, PLAIN)).isEqualTo(Chance.of(4, 5));
    }

    /**
     * 2d6+4 against metal, which stops 8 of it: 112/36 of 75 in a hundred, and 22 of five criticals, of six faces five a body. At the
     * legs, which it stops 6 of: 5 of 15 in a hundred, and 22 of 25. A hit on the weapon hurts nobody.
     */
    @Test
    void what_armour_stops_is_not_expected() {
        assertExpected(UNAIMED, 75 * 112 / 36.0 + 5 * 22 * 5 / 6.0, Chance.of(13, 4));
        assertExpected(new Way.Aimed(Part.LEGS, 1), 15 * 5 + 25 * 22, Chance.of(25, 4));
        assertExpected(new Way.Aimed(Part.WEAPON, 1), 0, Chance.NONE);
    }

    private static void assertExpected(Way way, double ofAHundred, Chance exactly) {
        Person target = target(Pose.UPRIGHT, false).withArmour(Armour.METAL);
        Attempt shot = attempt(5, 600, way, Way.FromCover.IN_THE_OPEN, target, held("10 mm Pistol"));
        assertThat(Expectation.points(shot, PLAIN)).isEqualTo(ofAHundred / 100, within(1e-9));
        assertThat(Expectation.damage(shot, PLAIN)).isEqualTo(exactly);
    }

    /** FO-11: 1 m is the farthest of either pistol. */
    @Test
    void what_stands_against_both_guns_is_said_once() {
        Attempt two = attempt(
                5,
                1001,
                UNAIMED,
                Way.FromCover.IN_THE_OPEN,
                target(Pose.UPRIGHT, false),
                held("10 mm Pistol"),
                held("10 mm Pistol"));
        assertThat(Refusal.of(two, 20))
                .containsExactly(new Refusal(Refusal.Reason.OUT_OF_RANGE, FalloutRule.FO_11_RANGE_BANDS));
    }

    /** The readings of the catalogue's section 0. */
    @Test
    void rulings() {
        assertThat(Verdict.PERCENT_DICE).hasToString("1d100");
        assertThat(List.of(BOOK.statTestDie(), BOOK.hitCap())).containsExactly(10, 100);
        assertThat(Stream.of(Rulings.FumbleFrom.values()).map(from -> from.with(6)))
                .containsExactly(96, 97);
    }

    private static Actor vera(MasterItem... items) {
        return new Actor(Person.of(ANN, Wastelander.VERA), List.of(items), BOOK);
    }

    private static int chance(int strength, int millimetres, Way way, Held... hands) {
        return chance(strength, millimetres, way, Way.FromCover.IN_THE_OPEN, target(Pose.UPRIGHT, false), hands);
    }

    private static int chance(
            int strength, int millimetres, Way way, Way.FromCover from, Person target, Held... hands) {
        Attempt attempt = attempt(strength, millimetres, way, from, target, hands);
        return attempt.shot(hands[0]).numbers(PLAIN).chance().total();
    }

    private static int asked(Held... hands) {
        return attempt(5, 600, UNAIMED, Way.FromCover.IN_THE_OPEN, target(Pose.UPRIGHT, false), hands)
                .shot(hands[0])
                .minimalStrength()
                .total();
    }

    private static Attempt attempt(
            int strength, int millimetres, Way way, Way.FromCover from, Person target, Held... hands) {
        Encounter encounter = new Encounter(shooter(strength, Pose.UPRIGHT), target, millimetres, List.of(), BOOK);
        return new Attempt(encounter, List.of(hands), way, from);
    }

    private static Person shooter(int strength, Pose pose) {
        return Person.of(ANN, Wastelander.VERA)
                .with(it -> it.statistics(new Statistics(strength, 5, 5, 5, 5, 5, 5, 5))
                        .skills(new Skills(SKILL, SKILL, SKILL, SKILL, SKILL))
                        .pose(pose));
    }

    private static Person target(Pose pose, boolean inCover) {
        return Person.of(new Name("Bob"), Wastelander.SKAG)
                .with(it ->
                        it.armour(Armour.NONE).pose(pose).fromTheFront(false).inCover(inCover));
    }

    private static Held held(String gun) {
        return Held.full((Gun) Armoury.weapon(gun).orElseThrow());
    }

    private static Held on(Held.Support support, boolean rested, String gun) {
        Held held = held(gun);
        return held.with(it -> it.support(Optional.of(support)).rested(rested).tunings(List.of()));
    }
}
