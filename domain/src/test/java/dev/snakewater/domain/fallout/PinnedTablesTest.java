package dev.snakewater.domain.fallout;

import static org.assertj.core.api.Assertions.assertThat;

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

    private static final Rulings BOOK = Rulings.BY_THE_BOOK;
    private static final Name ANN = new Name("Ann");
    private static final int SKILL = 80;
    private static final Way UNAIMED = new Way.Unaimed();
    private static final Counting PLAIN = Counting.adding(UnaryOperator.identity());

    /** Column, skill, hands (both below which strength), damage, AP of a shot, AP and rounds of a burst, strength, mounted, magazine, AP to load what. */
    @Test
    void guns() {
        Pinned.table(
                """
                10 mm Pistol            | Pistols         | handguns      | 1 | - | 2d6+4 | 4 | -   | 3 | 3 | 12  | 2 magazine
                Desert Eagle            | Pistols         | handguns      | 1 | - | 3d6+4 | 5 | -   | 5 | 5 | 8   | 2 magazine
                .44 Magnum Revolver     | Revolvers       | handguns      | 1 | - | 3d6+6 | 5 | -   | 5 | 5 | 6   | 2 magazine
                MAC-10                  | Machine pistols | handguns      | 1 | - | 2d6+3 | 4 | 5 3 | 4 | 4 | 30  | 2 magazine
                Micro-Uzi               | Machine pistols | handguns      | 1 | - | 2d6+3 | 4 | 6 4 | 4 | 4 | 20  | 2 magazine
                .223 Pistol             | Oversized       | handguns      | 1 | 6 | 3d6+9 | 4 | -   | 4 | 4 | 5   | 2 magazine
                Laser pistol (civilian) | Energy pistols  | handguns      | 1 | - | 2d6+6 | 5 | -   | 2 | 2 | 12  | 2 magazine
                MP-5                    | Submachine guns | rifles        | 2 | - | 2d6+5 | 4 | 5 3 | 4 | 4 | 30  | 2 magazine
                Hunting rifle           | Rifles          | rifles        | 2 | - | 3d6+9 | 5 | -   | 4 | 4 | 5   | 2 magazine
                AK-112                  | Assault rifles  | rifles        | 2 | - | 3d6+5 | 5 | 6 3 | 5 | 5 | 24  | 2 magazine
                Hunting shotgun         | Shot guns       | rifles        | 2 | - | 4d6+4 | 5 | -   | 4 | 4 | 5   | 2 cartridge
                Sniper rifle            | Sniper rifles   | rifles        | 2 | - | 4d6+8 | 6 | -   | 5 | 5 | 6   | 2 magazine
                Minimi                  | -               | heavy weapons | 2 | - | 3d6+9 | - | 6 8 | 5 | 4 | 100 | 2 magazine\
                """,
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
        Pinned.table("""
            10 mm Pistol            | 200:10  | 400:5      | 600:0     | 800:-5     | 1000:-10
            Desert Eagle            | 200:10  | 400:5      | 600:0     | 800:-5     | 1000:-10
            .44 Magnum Revolver     | 200:10  | 400:5      | 600:0     | 800:-5     | 1000:-10
            MAC-10                  | 200:10  | 400:5      | 600:0     | 800:-5     | 1000:-10
            Micro-Uzi               | 200:10  | 400:5      | 600:0     | 800:-5     | 1000:-10
            .223 Pistol             | 200:-10 | 300:-5     | 550:0     | 800+20:10  | 1000+20:5
            Laser pistol (civilian) | 200:10  | 400:5      | 600:0     | 800:-5     | 1000:-10
            MP-5                    | 250:10  | 500:5      | 750:0     | 1000:-5    | 1250:-10
            Hunting rifle           | 200:-10 | 450:0      | 900:5     | 1300+20:10 | 1600+20:0
            AK-112                  | 200:0   | 500:5      | 900+10:10 | 1200+10:0  | 1500+10:-10
            Hunting shotgun         | 200:15  | 350:5      | 500:-5    | 650:-15    | 800:-25
            Sniper rifle            | 300:-20 | 600:-10    | 1000:0    | 1800+40:10 | 2400+40:5
            Minimi                  | 250:5   | 550+30:10  | 750+30:0  | 1000+30:-5 | 1300+30:-10
            Flame thrower           | 100:10  | 200:5      | 300:0     | 350:-10    | 400:-20\
            """, Armoury.ALL, weapon -> weapon.gun().name(), band(0), band(1), band(2), band(3), band(4));
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
                """
                none    | 0 | 0  | 0  | 0  | 0
                leather | 0 | 4  | 4  | 2  | 0
                metal   | 4 | 8  | 8  | 6  | 0
                combat  | 8 | 12 | 12 | 10 | 0\
                """,
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
                """
                Vera  | 5 7 5 4 6 8 6 4  | 30 | 9 | 70 60 25 55 60 | leather | 10 mm Pistol, Hunting rifle
                Brock | 8 5 7 3 4 6 5 7  | 37 | 8 | 45 60 65 60 40 | metal   | AK-112, Minimi
                Skag  | 5 5 5 5 5 5 5 5  | 30 | 7 | 45 45 25 40 35 | leather | MAC-10
                Gorm  | 12 4 9 2 3 4 4 7 | 45 | 7 | 40 50 60 45 25 | combat  | MP-5, MP-5\
                """,
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
                """
                1 | Revolvers | Peacemaker, Ruger Redhawk .454, .44 Magnum Revolver, Leftover recycler, .45 ACP Revolver
                1 | Pistols | 10 mm Pistol, Colt 1911, Five-SeveN, Browning pocket pistol, Desert Eagle, Browning High-Power, Mauser C96
                1 | Energy pistols | Plasma pistol, Laser pistol (civilian), Laser pistol (military), Pulse pistol
                1 | Machine pistols | MAC-10, Micro-Uzi
                1 | Oversized | .223 Pistol, Sawn Off, Brahmin-Thumper, Winchester Pistol
                2 | Submachine guns | American 180, Mx4 Storm, Bizon, P90, MP-5, UMP, STEN, Grease Gun, Tommy Gun
                2 | Rifles | Hunting rifle, Garand, Gauss rifle, K98k, Revolver rifle, Winchester 73, Winchester 95
                2 | Shot guns | Auto 5, Poncor Jackhammer, Hunting shotgun, Widowmaker
                2 | Assault rifles | AK-112, AR 15, ARG-AR, Lead storm, L85, FAMAS, G3, M 14, Ruger Mini 14, SG 552
                2 | Energy rifles | Laser Rifle, Pulse rifle
                2 | Sniper rifles | Sniper rifle, Dragunov, Lathi, Springfield '03\
                """,
                List.of(Column.values()),
                Column::hands,
                column -> column,
                column -> String.join(", ", column.guns()));
    }

    /** Handicap and critical bonus; the chance of 80 with one, two and four AP of aiming (FO-18, FO-19). */
    @Test
    void parts() {
        Pinned.table(
                """
                head   | 50 | 25 | 30 40 60
                legs   | 40 | 20 | 40 50 70
                weapon | 35 | 18 | 45 55 75
                arm    | 25 | 13 | 55 65 85
                torso  | 5  | 3  | 75 85 100\
                """,
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
                """
                upright  | 0 2 4 | 75 | true
                crouched | 2 0 2 | 50 | false
                prone    | 4 2 0 | 38 | false\
                """,
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
                """
                into cover   | 2 | 2
                out of cover | 1 | 1
                stand up     | 4 | 4
                crouch       | 2 | 2
                lie down     | 0 | 0
                set up       | 6 | 8
                fold         | 6 | 8
                reload       | 2 | 2\
                """,
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
