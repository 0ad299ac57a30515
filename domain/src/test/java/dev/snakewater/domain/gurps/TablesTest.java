package dev.snakewater.domain.gurps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.domain.gurps.SuccessRoll.Result;
import dev.snakewater.domain.gurps.table.Arm;
import dev.snakewater.domain.gurps.table.Arms;
import dev.snakewater.domain.gurps.table.BlowThrough;
import dev.snakewater.domain.gurps.table.Condition;
import dev.snakewater.domain.gurps.table.CriticalHit;
import dev.snakewater.domain.gurps.table.Damage;
import dev.snakewater.domain.gurps.table.DamageType;
import dev.snakewater.domain.gurps.table.Fumble;
import dev.snakewater.domain.gurps.table.HitLocation;
import dev.snakewater.domain.gurps.table.LocationEffects;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the tables of the chart and of its facts come to in use; the tables themselves are pinned. */
class TablesTest {

    private static final Rulings BOOK = Rulings.DECLARED.byTheBook();

    /** In how many of the 216 ways 3d can fall the total is so. */
    private static int ways(IntPredicate total) {
        return (int) IntStream.range(0, 216)
                .map(way -> 3 + way % 6 + way / 6 % 6 + way / 36)
                .filter(total)
                .count();
    }

    @ParameterizedTest
    @CsvSource({
        "3,4,4,56,0",
        "4,4,4,35,6",
        "5,10,4,20,10",
        "6,20,4,10,15",
        "7,35,4,4,21",
        "8,56,4,4,25",
        "9,81,4,4,27",
        "10,108,4,4,27",
        "11,135,4,4,25",
        "12,160,4,4,21",
        "13,181,4,4,15",
        "14,196,4,4,10",
        "15,206,10,4,6",
        "16,212,20,1,3",
        "17,212,20,1,0",
        "25,212,20,1,0"
    })
    void success_rolls_fall_as_often_as_the_catalogue_says(
            int number, int success, int criticalSuccess, int criticalFailure, int byOne) {
        assertThat(ways(roll -> SuccessRoll.of(roll, number).succeeds())).isEqualTo(success);
        assertThat(ways(roll -> SuccessRoll.of(roll, number) == Result.CRITICAL_SUCCESS))
                .isEqualTo(criticalSuccess);
        assertThat(ways(roll -> SuccessRoll.of(roll, number) == Result.CRITICAL_FAILURE))
                .isEqualTo(criticalFailure);
        assertThat(ways(roll -> roll == number + 1 && SuccessRoll.of(roll, number) == Result.FAILURE))
                .isEqualTo(byOne);
    }

    @Test
    void below_3_an_attack_fails_unless_ruled_otherwise() {
        Rulings normal = Rulings.DECLARED.with(BOOK, "lowSkill", Rulings.LowSkill.NORMAL);
        assertThat(SuccessRoll.ofAttack(4, 2, BOOK)).isEqualTo(Result.FAILURE);
        assertThat(SuccessRoll.ofAttack(12, 2, BOOK)).isEqualTo(Result.CRITICAL_FAILURE);
        assertThat(SuccessRoll.ofAttack(4, 2, normal)).isEqualTo(Result.CRITICAL_SUCCESS);
    }

    @Test
    void the_rows_of_the_location_table_are_its_rules() {
        assertThat(Stream.of(HitLocation.values())
                        .flatMap(location -> location.row().stream())
                        .map(Gurps3Rule::id))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 10)
                        .mapToObj(row -> "GU-LOC-" + row)
                        .toList());
        assertThat(HitLocation.JAW.row()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "NEAR_ARM,CUTTING,10,6",
        "FAR_LEG,BULLET,11,6",
        "HAND,CRUSHING,10,4",
        "FOOT,CUTTING,12,5",
        "TORSO,IMPALING,10,10",
        "TORSO,BULLET,12,12",
        "TORSO,BURNING,10,20",
        "HEAD,CUTTING,10,30",
        "VITALS,BULLET,12,36",
        "VITALS,BURNING,10,60",
        "TORSO,CUTTING,10,0",
        "BRAIN,BULLET,10,0",
        "NECK,CUTTING,10,0"
    })
    void blow_through_takes_no_more_than_this(HitLocation location, DamageType type, int ht, int limit) {
        assertThat(BlowThrough.limit(location, type, 6, ht, BOOK).orElse(0)).isEqualTo(limit);
    }

    @Test
    void mighty_weapons_have_no_limit_but_on_limbs() {
        assertThat(BlowThrough.limit(HitLocation.TORSO, DamageType.BULLET, 16, 10, BOOK))
                .isEmpty();
        assertThat(BlowThrough.limit(HitLocation.NEAR_ARM, DamageType.BULLET, 16, 10, BOOK))
                .contains(6);
    }

    /** Over half, over a third: 5 of HT 10 is not over half of it, 4 of 10 is over a third. */
    @ParameterizedTest
    @CsvSource({"NEAR_ARM,5,false", "NEAR_ARM,6,true", "HAND,3,false", "HAND,4,true", "TORSO,99,false"})
    void crippling_is_strict(HitLocation location, int damage, boolean crippled) {
        assertThat(BlowThrough.cripples(location, damage, 10)).isEqualTo(crippled);
    }

    @ParameterizedTest
    @CsvSource({
        "3,BREAK",
        "4,BREAK",
        "5,SELF",
        "6,SELF_HALF",
        "7,OFF_BALANCE",
        "8,UNREADY",
        "9,DROP",
        "10,DROP",
        "11,DROP",
        "12,UNREADY",
        "13,OFF_BALANCE",
        "14,FLY",
        "15,STRAIN",
        "16,FALL",
        "17,BREAK",
        "18,BREAK"
    })
    void fumbles_are_these(int total, Fumble fumble) {
        assertThat(Fumble.of(total)).isEqualTo(fumble);
    }

    @Test
    void critical_hits_are_by_location() {
        assertThat(atOnce(8, HitLocation.FOOT)).containsExactly(Condition.LIMB_NUMB);
        assertThat(CriticalHit.of(3, HitLocation.NOSE, DamageType.CRUSHING).carried())
                .isEqualTo(CriticalHit.Carried.KILLS);
        assertThat(CriticalHit.of(12, HitLocation.JAW, DamageType.CRUSHING).atOnce())
                .containsExactly(Condition.DEAFENED);
        assertThatThrownBy(() -> CriticalHit.of(19, HitLocation.HEAD, DamageType.CUTTING))
                .hasMessageContaining("19");
    }

    private static List<Condition> atOnce(int total, HitLocation location) {
        return CriticalHit.of(total, location, DamageType.CUTTING).atOnce();
    }

    @Test
    void locations_have_their_effects() {
        assertThat(LocationEffects.of(HitLocation.BRAIN, DamageType.CUTTING, 4, 4, 10)
                        .atOnce())
                .containsExactly(Condition.STUNNED);
        assertThat(LocationEffects.of(HitLocation.EYE, DamageType.BULLET, 6, 6, 10)
                        .atOnce())
                .containsExactly(Condition.STUNNED, Condition.UNCONSCIOUS, Condition.ONE_EYE_BLINDED);
        assertThat(LocationEffects.of(HitLocation.EYE, DamageType.CUTTING, 2, 2, 10)
                        .atOnce())
                .isEmpty();
        assertThat(LocationEffects.of(HitLocation.NEAR_LEG, DamageType.CUTTING, 6, 7, 10)
                        .atOnce())
                .containsExactly(Condition.CRIPPLED, Condition.FALLEN);
        assertThat(LocationEffects.of(HitLocation.JAW, DamageType.CRUSHING, 1, 1, 10)
                        .roll()
                        .orElseThrow())
                .isEqualTo(new LocationEffects.HtRoll(LocationEffects.Stake.STUN_OR_KNOCKOUT, -2));
        assertThat(LocationEffects.of(HitLocation.NECK, DamageType.CUTTING, 10, 10, 10)
                        .roll())
                .isPresent();
        assertThat(LocationEffects.of(HitLocation.NECK, DamageType.CUTTING, 9, 9, 10)
                        .roll())
                .isEmpty();
        assertThat(IntStream.rangeClosed(0, 1)
                        .mapToObj(damage -> LocationEffects.of(HitLocation.NOSE, DamageType.CUTTING, damage, damage, 10)
                                .roll()
                                .isPresent()))
                .containsExactly(false, true);
        assertThat(LocationEffects.of(HitLocation.VITALS, DamageType.BULLET, 9, 9, 10)
                        .roll())
                .isEmpty();
    }

    @Test
    void weapons_do_what_the_lists_say() {
        assertThat(Arm.of(Arms.BROADSWORD_SWUNG).inHandsOf(11).damage()).hasToString("1d6+2");
        assertThat(Arms.COMPOSITE_BOW.inHandsOf(11).maximum()).contains(275);
        assertThat(Arms.THROWN_KNIFE.inHandsOf(11).maximum()).contains(16);
        assertThat(Damage.written("2d-1")).contains(new Damage("2d", -1));
        assertThat(Damage.written("thr+2").orElseThrow().inHandsOf(13).orElseThrow())
                .hasToString("1d6+2");
        assertThat(Stream.of("0d", "41d", "d", "sw1", "").map(Damage::written)).allMatch(Optional::isEmpty);
        assertThat(Damage.written("sw").orElseThrow().inHandsOf(19)).isEmpty();
    }

    @Test
    void multipliers_are_exact() {
        assertThat(Fraction.written("1.5")).contains(new Fraction(3, 2));
        assertThat(Fraction.written("1/1")).contains(Fraction.ONE);
        assertThat(Fraction.written("0")).contains(Fraction.of(0));
        assertThat(Fraction.written("3/2")).contains(new Fraction(3, 2));
        assertThat(Fraction.written("2")).contains(Fraction.of(2));
        assertThat(Stream.of("x", "1/0", "-1", "1.").map(Fraction::written)).allMatch(Optional::isEmpty);
        assertThat(new Fraction(3, 2).times(new Fraction(2, 3))).isEqualTo(Fraction.ONE);
        assertThat(new Fraction(3, 2)).hasToString("x1.5");
    }
}
