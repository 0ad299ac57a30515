package dev.snakewater.domain.exp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.Pinned;
import dev.snakewater.domain.exp.combatant.Encumbrance;
import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.exp.combatant.Persona.Posture;
import dev.snakewater.domain.exp.combatant.Size;
import dev.snakewater.domain.exp.modifier.Adjustment;
import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.exp.modifier.Bar;
import dev.snakewater.domain.exp.modifier.ToHit;
import dev.snakewater.domain.exp.scene.Approach.Protection;
import dev.snakewater.domain.exp.scene.CoverTable;
import dev.snakewater.domain.exp.scene.Scene;
import dev.snakewater.domain.exp.scene.Weather;
import dev.snakewater.domain.exp.weapon.Armoury;
import dev.snakewater.domain.exp.weapon.Weapon;
import dev.snakewater.domain.exp.weapon.Weapon.WeaponType;
import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.modifier.Counting;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whole tables, cell by cell, as the catalogue (35.1 to 35.10 and its section 8) and the facts (chapters 9, 26, 28 and 46) have them. */
class PinnedTablesTest {

    private static final Pinned TABLES = Pinned.of(PinnedTablesTest.class);

    private static final Rulings BOOK = Attacks.rulings(Map.of());

    /** For each hex, and in bulk (AX-01 to AX-04: the face of the die is the row). */
    @Test
    void weather() {
        Pinned.table(
                TABLES.named("weather"),
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
        Pinned.table(
                TABLES.named("high_gravity_35_8"),
                List.of(Encumbrance.values()),
                load -> load,
                heavily("A"),
                heavily("B"),
                heavily("C"));
    }

    private static Function<Encumbrance, Object> heavily(String type) {
        return load -> due(Attacks.of(type(type), upright().withEncumbrance(load), upright(), 1, BOOK)
                .withScene(Blank.of(Scene.class).withHighGravity(true)));
    }

    /** As cover, as concealment; what a persona does round a corner of whom so much is hidden. */
    @Test
    void hidden_35_9() {
        Pinned.table(
                TABLES.named("hidden_35_9"),
                List.of(CoverTable.values()),
                CoverTable::percent,
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
        Pinned.table(TABLES.named("blind_fire_35_10"), List.of(Size.values()), size -> size, Size::chance);
        assertThat(ToHit.PERCENT).hasToString("1d100");
    }

    /** Who crouches and so on, by the type of her weapon. */
    @Test
    void postures_of_the_attacker() {
        Pinned.table(
                TABLES.named("postures_of_the_attacker"),
                List.of(Posture.values()),
                posture -> posture,
                posture -> due(Attacks.of(WeaponType.TYPE_A, Attacks.placed(posture), upright(), 1, BOOK)),
                posture -> due(Attacks.of(WeaponType.TYPE_B, Attacks.placed(posture), upright(), 1, BOOK)),
                posture -> due(Attacks.of(WeaponType.TYPE_C, Attacks.placed(posture), upright(), 1, BOOK)));
    }

    @Test
    void postures_of_the_target() {
        Pinned.table(
                TABLES.named("postures_of_the_target"),
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
                TABLES.named("paces"),
                List.of(Posture.values()),
                posture -> posture,
                posture -> Stream.of(1, 3, 5, 8).map(posture::pace).toList());
    }

    /** By how many h/u the two differ (EX-40). */
    @Test
    void movement_differential() {
        Pinned.table(
                TABLES.named("movement_differential"),
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
        assertThat(Pinned.constant(ToHit.class, "CRITICAL_FACES")).isEqualTo(11);
        assertThat(Stream.of(Rulings.TheatricalDice.values())
                        .map(dice -> dice.dice().toString()))
                .containsExactly("1d1000", "1d100", "1d20", "1d10");
    }

    /** Neither weather that is nil, nor equal speeds, nor a target within range are told; the first hex beyond it is. */
    @Test
    void what_comes_to_nothing_is_not_told() {
        assertThat(adjustments(shot(14).in(Weather.Condition.WIND.weather(1)))).isEmpty();
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
                TABLES.named("reach"),
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
                TABLES.named("theatrical_bonuses"),
                List.of(Persona.Vocation.values()),
                vocation -> vocation,
                vocation -> vocation.theatricalBonus(1));
    }

    /** Type, range in hexes (PSTR for what is thrown as far as one is strong), decay, accuracy, damage. */
    @Test
    void the_armoury() {
        Pinned.table(
                TABLES.named("the_armoury"),
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
                ? adjustments(attack).stream()
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

    private static List<Adjustment> adjustments(Attack attack) {
        return ToHit.of(attack, Counting.adding(sum -> sum)).adjustments();
    }

    /** The row of 33% in the table 35.9. */
    @Test
    void an_adjustment_is_called_by_what_it_is_for() {
        assertThat(adjustments(behind(cover(33, false)))).hasToString("[cover 33]");
    }
}
