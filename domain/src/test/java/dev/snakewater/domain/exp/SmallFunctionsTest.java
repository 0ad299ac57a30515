package dev.snakewater.domain.exp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.exp.scene.Approach;
import dev.snakewater.domain.exp.scene.CoverTable;
import dev.snakewater.domain.exp.weapon.Weapon.WeaponType;
import dev.snakewater.domain.exp.wound.Damage;
import dev.snakewater.domain.exp.wound.Health;
import dev.snakewater.domain.exp.wound.NaturalRoll;
import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.wound.HitPoints;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The small functions of the catalogue, AX-05 to AX-19 (the others are with the pinned tables), and what the facts compute. */
class SmallFunctionsTest {

    @ParameterizedTest(name = "{0}: ({1},{2}) to ({3},{4}) is {5}")
    @CsvSource({"AX-05, 0, 0, 0, 0, 0", "AX-06, 0, 0, 1, -1, 1", "AX-07, 0, 0, 3, -1, 3", "AX-08, -2, 5, 4, -1, 6"})
    void hexes_are_counted(String id, int q, int r, int otherQ, int otherR, int distance) {
        assertThat(new Persona.Hex(q, r).to(new Persona.Hex(otherQ, otherR))).isEqualTo(distance);
        assertThat(new Persona.Hex(otherQ, otherR).to(new Persona.Hex(q, r))).isEqualTo(distance);
    }

    @ParameterizedTest(name = "{0} m are {1} hexes")
    @CsvSource({"0, 0", "1, 1", "2, 1", "4, 2", "5, 3", "20, 10"})
    void metres_are_the_nearest_hex_and_at_least_one(int metres, int hexes) {
        assertThat(Persona.Hex.ofMetres(metres)).isEqualTo(hexes);
    }

    /** AX-15. */
    @ParameterizedTest(name = "{0}% hidden is the row of {1}%")
    @CsvSource({
        "32, 0", "33, 33", "49, 33", "50, 50", "65, 50", "66, 66", "74, 66", "75, 75", "89, 75", "90, 90", "99, 90",
        "0, 0"
    })
    void between_two_rows_the_lower_one_counts(int percent, int row) {
        assertThat(CoverTable.row(percent).map(CoverTable::percent).orElse(0)).isEqualTo(row);
    }

    @Test
    void types_above_c_count_as_c() {
        assertThat(Stream.of(WeaponType.values()).map(type -> type + " as " + type.countsAs()))
                .containsExactly("A as A", "B as B", "C as C", "D as C", "E as C", "F as C", "full auto as C");
    }

    @ParameterizedTest(name = "{0}: level {1} with a BP of her own of {2} is {3}")
    @CsvSource({"AX-16, 3, 274, 60", "AX-17, 12, 158, 158"})
    void a_bolster_has_two_limits(String id, int level, int bonus, int most) {
        Persona.Training training = new Persona.Training(
                Optional.of(Persona.Vocation.MERCENARY), level, List.of(), Optional.empty(), false);
        assertThat(training.greatestBolster(bonus)).isEqualTo(most);
    }

    @ParameterizedTest(name = "{0}: AR 700 and bonus 115 on {1} are {2} and {3}")
    @CsvSource({"AX-18, D20, 14, 2", "AX-19, D100, 70, 11", "-, D10, 7, 1", "-, D1000, 700, 115"})
    void theatrical_dice_have_scales(String id, Rulings.TheatricalDice dice, int rating, int bonus) {
        assertThat(dice.scaled(total(700)).total()).isEqualTo(rating);
        assertThat(dice.scaled(total(115)).total()).isEqualTo(bonus);
        assertThat(dice.scaled(total(-115)).total()).isEqualTo(-bonus);
    }

    private static Tally total(int amount) {
        return Tally.of(new Name("Ann"), "a total", amount, "told", ExpRule.EX_58_THEATRICAL);
    }

    /** The two figures that are left of the table of the book. */
    @Test
    void theatrical_bonuses_agree_with_what_is_left_of_the_table() {
        assertThat(Persona.Vocation.MERCENARY.theatricalBonus(4)).isEqualTo(200);
        assertThat(Persona.Vocation.BIOLOGIST.theatricalBonus(5)).isEqualTo(75);
    }

    @Test
    void a_combat_table_is_read_by_type() {
        Persona.CombatRow row = new Persona.CombatRow(WeaponType.TYPE_C, 178, 0, Optional.of(853), 0);
        Persona.Training training = new Persona.Training(Optional.empty(), 1, List.of(row), Optional.empty(), false);
        assertThat(training.row(WeaponType.TYPE_E)).contains(row);
        assertThat(training.row(WeaponType.TYPE_A)).isEmpty();
    }

    /** Of 38: with 10 left at CON 11 it takes 16 of 26 for a shock, and 3 x 10 + 11 = 41 or less (the whole fight, unit 2). */
    @Test
    void system_shock_is_more_than_half_of_what_is_left() {
        Health before = new Health(new HitPoints(26, 38), 11);
        assertThat(before.isShockedBy(13)).isFalse();
        assertThat(before.isShockedBy(14)).isTrue();
        assertThat(before.isShockedBy(16)).isTrue();
        assertThat(before.isShockedBy(26)).isFalse();
        assertThat(Damage.againstShock(new Name("Nyx"), before.less(16), Counting.adding(sum -> sum))
                        .total())
                .isEqualTo(41);
    }

    private static Health health(int left, int most) {
        return new Health(new HitPoints(left, most), 0);
    }

    @ParameterizedTest(name = "{0} with {1} of {2}: {3}")
    @CsvSource({
        "ANTHRO, 1, 54, UP", "ANTHRO, 0, 54, UNCONSCIOUS", "ANTHRO, -4, 38, COMATOSE", "ANTHRO, -18, 38, COMATOSE",
        "ANTHRO, -19, 38, DEAD", "ANTHRO, -26, 54, COMATOSE", "ANTHRO, -27, 54, DEAD", "ANTHRO, -15, 30, DEAD",
        "ALIEN, 1, 54, UP", "ALIEN, 0, 54, DEAD", "ROBOT, 0, 60, BROKEN"
    })
    void down(Persona.Kind kind, int left, int most, Health.State state) {
        assertThat(health(left, most).state(kind)).isEqualTo(state);
    }

    /** 60 at most: a tenth is 6, and 7 too many leave 54 - 7 = 47. */
    @Test
    void a_robot_goes_on_with_a_tenth_less() {
        assertThat(health(-7, 60).broken()).isEqualTo(health(47, 54));
        assertThat(health(-7, 60).atRest()).isEqualTo(health(47, 54));
        // 60 x 0.9 is 54, and -75 leaves -21; 54 x 0.9 is 48.6, so 48, and -21 leaves 27.
        assertThat(health(-75, 60).atRest()).isEqualTo(health(27, 48));
    }

    /** A robot of 1 at most has something to break, and then nothing: nine tenths of 1 are rounded down to 0. */
    @Test
    void the_last_hit_point_of_a_robot_breaks() {
        assertThat(health(0, 1).atRest()).isEqualTo(health(0, 0));
    }

    /** Twice the 5 of the dice, then the 3 of the adjuster (EXF-08). */
    @Test
    void a_critical_multiplies_the_dice_before_the_adjuster() {
        Attack open = Attacks.with(WeaponType.TYPE_A);
        Persona.CombatRow row = new Persona.CombatRow(WeaponType.TYPE_A, 0, 0, Optional.empty(), 3);
        Persona.Training training = new Persona.Training(Optional.empty(), 1, List.of(row), Optional.empty(), false);
        Attack attack = open.withAttacker(open.attacker().withTraining(training));
        DicePool dice = DicePool.of("1d8");
        assertThat(Damage.of(attack, dice, 2, Counting.adding(sum -> sum))
                        .completedBy(dice.totalling(5))
                        .total())
                .isEqualTo(2 * 5 + 3);
    }

    /** The facts count 110, 99, 89, 80, 72, 64, 57. */
    @Test
    void what_a_robot_can_have_at_most_is_multiplied_by_nine_tenths_and_rounded_down() {
        List<Integer> most = Stream.iterate(health(0, 110), Health::broken)
                .limit(7)
                .map(health -> health.points().most())
                .toList();
        assertThat(most).containsExactly(110, 99, 89, 80, 72, 64, 57);
    }

    /** 3 x 0.9 is 2.7, so 2; then 1.8, so 1; then 0.9, so 0: 2 + 1 are made good of 50, and nothing is left to break. */
    @Test
    void a_robot_of_which_nothing_is_left_to_break_is_destroyed() {
        Health rest = health(-50, 3).atRest();
        assertThat(rest).isEqualTo(health(-47, 0));
        assertThat(rest.state(Persona.Kind.ROBOT)).isEqualTo(Health.State.DESTROYED);
        assertThat(rest.state(Persona.Kind.ROBOT).isDown()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "1, ARTICULATIONS", "15, ARTICULATIONS", "16, BRAIN", "25, BRAIN", "26, CONTROL", "40, CONTROL",
        "41, LOCOMOTION", "55, LOCOMOTION", "56, PERIPHERAL", "69, PERIPHERAL", "70, POWER", "75, POWER",
        "76, SENSORS", "100, SENSORS"
    })
    void the_system_that_breaks(int percent, Health.RobotSystem system) {
        assertThat(Health.RobotSystem.of(percent)).isEqualTo(system);
    }

    @ParameterizedTest(name = "raw {0}, hits anyway {1}, the referee''s {2}: {3}")
    @CsvSource({
        "989, true, false, ", "990, true, false, MULTIPLIED", "999, true, false, MULTIPLIED",
        "1000, true, false, KILLING", "1000, false, false, PLAIN", "995, true, true, PLAIN"
    })
    void criticals(int raw, boolean anyway, boolean referees, NaturalRoll.Critical critical) {
        Attack attack = criticals(WeaponType.TYPE_C);
        Persona.Training training = new Persona.Training(Optional.empty(), 1, List.of(), Optional.empty(), referees);
        assertThat(NaturalRoll.critical(attack.withAttacker(attack.attacker().withTraining(training)), raw, anyway))
                .isEqualTo(Optional.ofNullable(critical));
    }

    @ParameterizedTest(name = "type {0}, raw {1}: {2}")
    @CsvSource({
        "TYPE_A, 11, ",
        "TYPE_A, 10, FUMBLED",
        "TYPE_B, 2, FUMBLED",
        "TYPE_A, 1, BROKEN",
        "TYPE_C, 50, ",
        "TYPE_C, 49, MALFUNCTION",
        "TYPE_E, 1, JAMMED"
    })
    void mishaps(WeaponType type, int raw, NaturalRoll.Mishap mishap) {
        assertThat(NaturalRoll.mishap(criticals(type), raw)).isEqualTo(Optional.ofNullable(mishap));
    }

    private static Attack criticals(WeaponType type) {
        return Attacks.with(type).withRulings(Attacks.rulings(Map.of("criticalsCh16", true)));
    }

    /** Who was only stunned has woken when the fight is over (EXF-11), and a robot goes on with what is broken (EXF-07). */
    @Test
    void who_stays_down() {
        assertThat(Stream.of(Health.State.values()).filter(Health.State::staysDown))
                .containsExactly(
                        Health.State.UNCONSCIOUS, Health.State.COMATOSE, Health.State.DEAD, Health.State.DESTROYED);
    }

    @ParameterizedTest(name = "{0}% behind what is pierced, {1}% concealed: it counts as concealment {2}")
    @CsvSource({"50, 50, true", "50, 51, false", "50, 49, true", "0, 0, false"})
    void a_barrier_that_is_pierced_conceals_if_nothing_conceals_more(int cover, int concealment, boolean counts) {
        Approach.Protection protection = Blank.of(Approach.Protection.class)
                .with(it ->
                        it.cover(Optional.of(cover)).concealment(concealment).pierced(true));
        assertThat(protection.isDowngraded()).isEqualTo(counts);
    }
}
