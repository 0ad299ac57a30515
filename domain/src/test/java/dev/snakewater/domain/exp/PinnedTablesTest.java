package dev.snakewater.domain.exp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.Pinned;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.Encumbrance;
import dev.snakewater.domain.exp.table.Hidden;
import dev.snakewater.domain.exp.table.Size;
import dev.snakewater.domain.exp.table.WeaponType;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.rule.Blank;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whole tables, cell by cell, as the catalogue (35.1 to 35.10 and its section 8) and the facts (chapters 9, 26, 28 and 46) have them. */
class PinnedTablesTest {

    private static final Rulings BOOK = Attacks.rulings(Map.of());

    /** For each hex, and in bulk (AX-01 to AX-04: the face of the die is the row). */
    @Test
    void weather() {
        Pinned.table(
                """
                35.1 | light rain         | -3   | -50
                35.1 | normal rain        | -8   | -100
                35.1 | heavy rain         | -15  | -150
                35.1 | monsoon rain       | -22  | -200
                35.2 | light hail         | -12  | -50
                35.2 | heavy hail         | -24  | -100
                35.3 | light sandstorm    | -30  | -50
                35.3 | normal sandstorm   | -42  | -100
                35.3 | heavy sandstorm    | -60  | -150
                35.3 | blizzard sandstorm | -90  | -200
                35.4 | normal wind        | 0    | 0
                35.4 | strong wind        | -20  | -100
                35.4 | fierce wind        | -40  | -150
                35.4 | gale wind          | -60  | -200
                35.5 | trace fog or smoke | -2   | -50
                35.5 | thin fog or smoke  | -5   | -100
                35.5 | normal fog or smoke | -15 | -150
                35.5 | thick fog or smoke | -60  | -200
                35.5 | dense fog or smoke | -115 | -250
                35.5 | opaque fog or smoke | -230 | -300
                35.6 | twilight darkness  | -10  | -50
                35.6 | moonlight darkness | -20  | -100
                35.6 | starlight darkness | -35  | -150
                35.6 | void darkness      | -42  | -200
                35.7 | light snow         | -3   | -50
                35.7 | normal snow        | -12  | -100
                35.7 | heavy snow         | -24  | -150
                35.7 | blizzard snow      | -48  | -200\
                """,
                Stream.of(Weather.Condition.values())
                        .flatMap(condition -> IntStream.rangeClosed(
                                        1, condition.dice().most())
                                .mapToObj(condition::weather))
                        .toList(),
                weather -> weather.condition().table(),
                weather -> weather,
                weather -> due(shot(1).in(weather)),
                weather -> due(Attacks.of(
                                WeaponType.TYPE_C,
                                upright(),
                                upright(),
                                9,
                                Attacks.rulings(Map.of("bulkWeather", true)))
                        .in(weather)));
    }

    @Test
    void high_gravity_35_8() {
        Pinned.table("""
            free             | -50   | -50   | -50
            unencumbered     | -100  | -100  | -100
            encumbered       | -200  | -200  | -200
            over-encumbered  | -300  | -300  | -300
            lift only        | barred | barred | barred\
            """, List.of(Encumbrance.values()), load -> load, heavily("A"), heavily("B"), heavily("C"));
    }

    private static Function<Encumbrance, Object> heavily(String type) {
        return load -> due(Attacks.of(type(type), upright().withEncumbrance(load), upright(), 1, BOOK)
                .withScene(Blank.of(Scene.class).withHighGravity(true)));
    }

    /** As cover, as concealment; what a persona does round a corner of whom so much is hidden. */
    @Test
    void hidden_35_9() {
        Pinned.table(
                """
                90 | -450 | -80 | looking through a slit
                75 | -220 | -60 | peeking round a corner
                66 | -175 | -40 | pistol or binoculars round a corner
                50 | -125 | -20 | rifle round a corner
                33 | -80  | 0   | type A or B weapon round a corner\
                """,
                List.of(Hidden.values()),
                Hidden::percent,
                row -> due(behind(cover(row.percent(), false))),
                row -> due(behind(new Protection(Optional.empty(), Optional.empty(), row.percent(), false, false))),
                row -> row);
        // Who comes out to attack shows a tenth (EX-27), and of less than a third there is no row.
        assertThat(due(behind(cover(100, true)))).isEqualTo(-450);
        assertThat(due(behind(cover(100, false)))).isEqualTo("barred");
        assertThat(due(behind(new Protection(Optional.of(32), Optional.empty(), 32, false, false))))
                .isEqualTo(0);
        assertThat(IntStream.rangeClosed(89, 91)
                        .mapToObj(percent -> cover(percent, true).isGivenAway()))
                .containsExactly(false, false, true);
    }

    @Test
    void blind_fire_35_10() {
        Pinned.table("""
            tiny     | 2
            small    | 4
            medium   | 8
            large    | 16
            gigantic | 32\
            """, List.of(Size.values()), size -> size, Size::chance);
        assertThat(Gate.DICE).hasToString("1d100");
    }

    /** Who crouches and so on, by the type of her weapon. */
    @Test
    void postures_of_the_attacker() {
        Pinned.table(
                """
                standing                  | 0      | 0      | 0
                crouching                 | barred | -200   | -75
                crawling                  | barred | barred | barred
                rolling                   | barred | barred | -210
                prone                     | barred | barred | 0
                seated                    | -100   | -100   | 0
                climbing carefully        | 0      | 0      | 0
                free climbing             | 0      | 0      | 0
                climbing a rope or ladder | 0      | 0      | 0\
                """,
                List.of(Posture.values()),
                posture -> posture,
                posture -> due(Attacks.of(WeaponType.TYPE_A, Attacks.placed(posture), upright(), 1, BOOK)),
                posture -> due(Attacks.of(WeaponType.TYPE_B, Attacks.placed(posture), upright(), 1, BOOK)),
                posture -> due(Attacks.of(WeaponType.TYPE_C, Attacks.placed(posture), upright(), 1, BOOK)));
    }

    @Test
    void postures_of_the_target() {
        Pinned.table(
                """
                standing                  | 0   | 0    | 0
                crouching                 | 0   | -80  | -80
                crawling                  | 165 | -125 | -125
                rolling                   | 0   | 0    | 0
                prone                     | 165 | 0    | -80
                seated                    | 0   | 0    | 0
                climbing carefully        | 666 | 666  | 666
                free climbing             | 165 | 165  | 165
                climbing a rope or ladder | 165 | 165  | 165\
                """,
                List.of(Posture.values()),
                posture -> posture,
                posture -> due(Attacks.of(WeaponType.TYPE_A, upright(), Attacks.placed(posture), 1, BOOK)),
                posture -> due(Attacks.of(WeaponType.TYPE_B, upright(), Attacks.placed(posture), 1, BOOK)),
                posture -> due(Attacks.of(WeaponType.TYPE_C, upright(), Attacks.placed(posture), 1, BOOK)));
    }

    /** What is left of 1, 3, 5 and 8 h/u: a quarter, half, 1 or nothing (EX-42, EX-43, EX-45, EX-50; AX-09 to AX-14). */
    @Test
    void paces() {
        Pinned.table(
                """
                standing                  | 1 3 5 8
                crouching                 | 1 1 2 4
                crawling                  | 1 1 1 2
                rolling                   | 1 1 1 1
                prone                     | 0 0 0 0
                seated                    | 1 3 5 8
                climbing carefully        | 1 3 5 8
                free climbing             | 1 3 5 8
                climbing a rope or ladder | 1 3 5 8\
                """,
                List.of(Posture.values()),
                posture -> posture,
                posture -> Stream.of(1, 3, 5, 8).map(posture::pace).toList());
    }

    /** By how many h/u the two differ (EX-40). */
    @Test
    void movement_differential() {
        Pinned.table(
                """
                0  | 0
                12 | 0
                13 | -130
                15 | -150
                22 | -220\
                """,
                List.of(0, 12, 13, 15, 22),
                speed -> speed,
                speed -> due(Attacks.of(WeaponType.TYPE_C, upright().going(speed), upright(), 1, BOOK)));
    }

    /** The flat bonus from behind (EX-10); climbers where the referee burdens them (EX-47). */
    @Test
    void single_figures() {
        assertThat(Stream.of("A", "B", "C").map(type -> due(fromBehind(type)))).containsExactly(90, 90, 90);
        assertThat(Stream.of(Posture.CLIMBING_CAREFULLY, Posture.FREE_CLIMBING, Posture.CLIMBING_A_ROPE_OR_LADDER)
                        .map(posture -> due(Attacks.of(
                                WeaponType.TYPE_C,
                                Attacks.placed(posture),
                                upright(),
                                1,
                                Attacks.rulings(Map.of("climberAttackPenalty", true))))))
                .containsExactly(-180, 0, -180);
        assertThat(Pinned.constant(Natural.class, "CRITICAL_FACES")).isEqualTo(11);
        assertThat(Stream.of(Rulings.TheatricalDice.values())
                        .map(dice -> dice.dice().toString()))
                .containsExactly("1d1000", "1d100", "1d20", "1d10");
    }

    /** Neither weather that is nil, nor equal speeds, nor a target within range are told; the first hex beyond it is. */
    @Test
    void what_comes_to_nothing_is_not_told() {
        assertThat(Adjustments.of(shot(14).in(Weather.Condition.WIND.weather(1))))
                .isEmpty();
        Weapon axe = Blank.of(Weapon.class).withKind(Optional.of(Armoury.THROWING_AXE));
        assertThat(due(shot(14).withWeapon(axe))).isEqualTo(0);
        assertThat(due(shot(15).withWeapon(axe))).isEqualTo(-300);
    }

    /** Heavy rain at 10 hexes is -150: on a d20, -3 (EX-58). */
    @Test
    void theatrical_penalties_are_summed_in_the_scale_of_the_dice() {
        Attack tactical = Attacks.of(
                WeaponType.TYPE_C,
                upright(),
                upright(),
                10,
                Attacks.rulings(Map.of("theatricalDice", Rulings.TheatricalDice.D20)));
        Attack theatrical = tactical.withPlay(Attack.Play.THEATRICAL);
        assertThat(
                        ToHit.of(theatrical.in(Weather.Condition.RAIN.weather(3)), Counting.adding(sum -> sum))
                                .sums()
                                .stream()
                                .map(sum -> sum.total()))
                .containsExactly(-3, 0);
    }

    /** How far away the target may be, of 0 to 3 hexes (EX-35); type B needs one, or two by option (EX-36). */
    @Test
    void reach() {
        Pinned.table(
                """
                normal | 0 1
                short  | 0
                long   | 1
                pole   | 1 2\
                """,
                List.of(Weapon.Reach.values()),
                reach -> reach,
                reach -> IntStream.rangeClosed(0, 3)
                        .filter(reach::includes)
                        .boxed()
                        .toList());
        assertThat(nearest(BOOK)).isEqualTo(1);
        assertThat(nearest(Attacks.rulings(Map.of("typeBMinTwo", true)))).isEqualTo(2);
    }

    private static int nearest(Rulings rulings) {
        return IntStream.rangeClosed(0, 3)
                .filter(hexes -> Bar.of(Attacks.of(WeaponType.TYPE_B, upright(), upright(), hexes, rulings))
                        .isEmpty())
                .findFirst()
                .orElseThrow();
    }

    /** The house table for each level (facts, section 12). */
    @Test
    void theatrical_bonuses() {
        Pinned.table(
                """
                mercenary    | 50
                knite        | 40
                spie         | 40
                nomad        | 30
                biologist    | 15
                mechanic     | 15
                veterinarian | 10
                nothing      | 5\
                """, List.of(Persona.Vocation.values()), vocation -> vocation, vocation -> vocation.theatricalBonus(1));
    }

    /** Type, range in hexes (PSTR for what is thrown as far as one is strong), decay, accuracy, damage. */
    @Test
    void the_armoury() {
        Pinned.table(
                """
                axe                 | A | -   | -   | 0    | 1d10+2
                brass knuckles      | A | -   | -   | 0    | 1d3
                chain               | A | -   | -   | 0    | 1d6+1
                fist                | A | -   | -   | 0    | 1d4-3
                small flail         | A | -   | -   | 0    | 1d4
                large flail         | A | -   | -   | 0    | 1d8
                kick                | A | -   | -   | 0    | 1d4-1
                fork                | A | -   | -   | 0    | 2d4
                hammer              | A | -   | -   | 0    | 2d6+2
                small lance         | A | -   | -   | 0    | 4d4
                large lance         | A | -   | -   | 0    | 4d6
                small mace          | A | -   | -   | 0    | 1d3
                large mace          | A | -   | -   | 0    | 1d6
                orchid              | A | -   | -   | 0    | 1d4+1
                small pick          | A | -   | -   | 0    | 1d4
                large pick          | A | -   | -   | 0    | 1d10+2
                pike                | A | -   | -   | 0    | 2d6
                dagger              | A | -   | -   | 0    | 1d3
                scimitar            | A | -   | -   | 0    | 1d8
                spear               | A | -   | -   | 0    | 1d12+1
                small staff         | A | -   | -   | 0    | 1d4+1
                large staff         | A | -   | -   | 0    | 1d6
                short sword         | A | -   | -   | 0    | 1d4
                medium sword        | A | -   | -   | 0    | 1d8
                long sword          | A | -   | -   | 0    | 1d10
                combo sword         | A | -   | -   | 0    | 1d12
                double-handed sword | A | -   | -   | 0    | 2d8
                throwing axe        | B | 14  | 300 | 0    | 1d8
                bolo                | B | 10  | 125 | 0    | 2d3
                boomerang           | B | 20  | 125 | 0    | 1d6+1
                small bow           | B | 24  | 120 | 0    | 1d6
                large bow           | B | 30  | 120 | 0    | 1d6
                thrown mace         | B | 15  | 400 | 0    | 1d3
                thrown rock         | B | -   | -   | 0    | 1d3
                thrown dagger       | B | -   | -   | 0    | 1d3
                shuriken            | B | 20  | 150 | 0    | 1d4+1
                sling               | B | 10  | 200 | 0    | 1d4
                thrown spear        | B | 10  | 145 | 0    | 1d8
                thrown small staff  | B | -   | -   | 0    | 1d4
                thrown large staff  | B | 5   | 220 | 0    | 1d6
                thrown sword        | B | 10  | 150 | 0    | 1d4
                wham                | B | 30  | 200 | 0    | 1d6
                bullwhip            | C | 2   | -   | 0    | 1d3+1
                small crossbow      | C | 25  | 125 | 0    | 1d10
                large crossbow      | C | 35  | 120 | 0    | 1d12
                revolver            | C | 80  | 66  | 0    | 2d8
                semi-auto pistol    | C | 70  | 60  | 40   | 2d8
                derringer           | C | 40  | 99  | -125 | 2d8
                slug thrower        | C | 40  | 50  | 0    | 3d6
                bolt-action rifle   | C | 150 | 50  | 75   | 3d10
                semi-auto rifle     | C | 110 | 44  | 60   | 3d10
                full-auto rifle     | C | 90  | 44  | 50   | 3d10
                lazer pistol        | C | 80  | 50  | 60   | 2d10
                lazer rifle         | C | 150 | 40  | 100  | 3d10
                plasma rifle        | E | 160 | 50  | 0    | 4d12
                gauss rifle         | E | 190 | 40  | 170  | 4d12
                needler             | E | 30  | 85  | -25  | 1d6\
                """,
                List.of(Armoury.values()),
                weapon -> weapon,
                weapon -> weapon.row().type(),
                weapon -> weapon.row().hexes(),
                weapon -> weapon.row().decay(),
                weapon -> weapon.row().accuracy(),
                weapon -> weapon.row().damage());
        assertThat(Stream.of(Armoury.values())
                        .filter(weapon -> weapon.row().isByStrength())
                        .map(Armoury::toString))
                .containsExactly("thrown rock", "thrown dagger", "thrown small staff");
    }

    /** What is added to the roll all in all, or that the attack is barred. */
    private static Object due(Attack attack) {
        return Bar.of(attack).isEmpty()
                ? Adjustments.of(attack).stream()
                        .filter(Adjustment::counts)
                        .mapToInt(Adjustment::amount)
                        .sum()
                : "barred";
    }

    private static Attack shot(int hexes) {
        return Attacks.of(WeaponType.TYPE_C, upright(), upright(), hexes, BOOK);
    }

    private static Attack behind(Protection protection) {
        Attack open = shot(1);
        return open.withApproach(open.approach().withProtection(protection));
    }

    private static Protection cover(int percent, boolean attacking) {
        return new Protection(Optional.of(percent), Optional.empty(), 0, false, attacking);
    }

    private static Attack fromBehind(String type) {
        Attack open = Attacks.of(type(type), upright(), upright(), 1, BOOK);
        return open.withApproach(open.approach().withFromBehind(true));
    }

    private static Persona.Bearing upright() {
        return Attacks.placed(Posture.STANDING);
    }

    private static WeaponType type(String word) {
        return WeaponType.valueOf("TYPE_" + word);
    }
}
