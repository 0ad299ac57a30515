package dev.snakewater.domain.gurps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.domain.gurps.SuccessRoll.Result;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.WornArmour;
import dev.snakewater.domain.gurps.weapon.Damage;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.gurps.weapon.WeaponEntry;
import dev.snakewater.domain.gurps.weapon.WeaponTable;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.gurps.wound.CriticalHit;
import dev.snakewater.domain.gurps.wound.Fumble;
import dev.snakewater.domain.gurps.wound.LocationEffects;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the tables of the chart and of its facts come to in use; the tables themselves are pinned. */
class TablesTest {

    private static final Rulings BOOK = Rulings.DECLARED.byTheBook();

    @Test
    void below_3_an_attack_fails_unless_ruled_otherwise() {
        Rulings normal = Rulings.DECLARED.with(BOOK, "lowSkill", Rulings.LowSkill.NORMAL);
        assertThat(SuccessRoll.ofAttack(4, 2, BOOK)).isEqualTo(Result.FAILURE);
        assertThat(SuccessRoll.ofAttack(12, 2, BOOK)).isEqualTo(Result.CRITICAL_FAILURE);
        assertThat(SuccessRoll.ofAttack(4, 2, normal)).isEqualTo(Result.CRITICAL_SUCCESS);
    }

    @ParameterizedTest
    @CsvSource({
        "NEAR_ARM,CUTTING,10,6", "FAR_LEG,BULLET,11,6", "HAND,CRUSHING,10,4", "FOOT,CUTTING,12,5",
        "TORSO,IMPALING,10,10", "TORSO,BULLET,12,12", "TORSO,BURNING,10,20", "HEAD,CUTTING,10,30",
        "VITALS,BULLET,12,36", "VITALS,BURNING,10,60", "TORSO,CUTTING,10,0", "BRAIN,BULLET,10,0",
        "NECK,CUTTING,10,0"
    })
    void blow_through_takes_no_more_than_this(HitLocation location, DamageType type, int ht, int limit) {
        assertThat(location.limit(type, 6, ht, BOOK).orElse(0)).isEqualTo(limit);
    }

    @Test
    void mighty_weapons_have_no_limit_but_on_limbs() {
        assertThat(HitLocation.TORSO.limit(DamageType.BULLET, 16, 10, BOOK)).isEmpty();
        assertThat(HitLocation.NEAR_ARM.limit(DamageType.BULLET, 16, 10, BOOK)).contains(6);
    }

    /** Over half, over a third: 5 of HT 10 is not over half of it, 4 of 10 is over a third. */
    @ParameterizedTest
    @CsvSource({"NEAR_ARM,5,false", "NEAR_ARM,6,true", "HAND,3,false", "HAND,4,true", "TORSO,99,false"})
    void crippling_is_strict(HitLocation location, int damage, boolean crippled) {
        assertThat(location.isCrippledBy(damage, 10)).isEqualTo(crippled);
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

    /** What becomes of somebody with HT 10 at once, and what is rolled on HT at which number. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        BRAIN    | CUTTING  | 4  | 4  | [STUNNED] | none
        BRAIN    | CRUSHING | 4  | 4  | [STUNNED] | KNOCKOUT 0
        BRAIN    | CRUSHING | 6  | 6  | [STUNNED, UNCONSCIOUS] | none
        EYE      | BULLET   | 6  | 6  | [STUNNED, UNCONSCIOUS, ONE_EYE_BLINDED] | none
        EYE      | CUTTING  | 2  | 2  | [] | none
        NEAR_LEG | CUTTING  | 6  | 7  | [CRIPPLED, FALLEN] | none
        JAW      | CRUSHING | 1  | 1  | [] | STUN_OR_KNOCKOUT -2
        NECK     | CUTTING  | 10 | 10 | [STUNNED] | BEHEADING 0
        NECK     | CUTTING  | 9  | 9  | [STUNNED] | none
        NOSE     | CUTTING  | 0  | 0  | [] | none
        NOSE     | CUTTING  | 1  | 1  | [] | STUN_OR_KNOCKOUT -1
        VITALS   | BULLET   | 9  | 9  | [] | none
        """)
    void locations_have_their_effects(
            HitLocation location, DamageType type, int damage, int uncapped, String atOnce, String roll) {
        LocationEffects effects = LocationEffects.of(location, type, damage, uncapped, 10);
        assertThat(effects.atOnce()).hasToString(atOnce);
        assertThat(effects.roll()
                        .map(due -> due.stake().name() + " " + due.modifier())
                        .orElse("none"))
                .isEqualTo(roll);
    }

    @Test
    void weapons_do_what_the_lists_say() {
        assertThat(WeaponEntry.of(WeaponTable.BROADSWORD_SWUNG).inHandsOf(11).damage())
                .hasToString("1d6+2");
        assertThat(WeaponTable.COMPOSITE_BOW.inHandsOf(11).maximum()).contains(275);
        assertThat(WeaponTable.THROWN_KNIFE.inHandsOf(11).maximum()).contains(16);
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
        assertThat(Fraction.written("3/2")).contains(new Fraction(3, 2));
        assertThat(Fraction.written("2")).contains(Fraction.of(2));
        assertThat(Stream.of("x", "0", "0/5", "1/0", "-1", "1.").map(Fraction::written))
                .allMatch(Optional::isEmpty);
        assertThat(new Fraction(3, 2).times(new Fraction(2, 3))).isEqualTo(Fraction.ONE);
        assertThat(new Fraction(3, 2)).hasToString("x1.5");
        assertThat(new Fraction(1, 2).inverse()).isEqualTo(Fraction.of(2));
        assertThat(new Fraction(3, 2).inverse()).isEqualTo(new Fraction(2, 3));
    }

    /** F-6: only points and missiles hurt an eye, edges and beams do not hurt the vitals, and blows from above reach no groin. */
    @ParameterizedTest
    @CsvSource({
        "EYE, IMPALING, THRUST, true",
        "EYE, CUTTING, SWUNG, false",
        "EYE, CRUSHING, THROWN, true",
        "VITALS, CUTTING, SWUNG, false",
        "VITALS, CRUSHING, SWUNG, true",
        "VITALS, BULLET, GUN, true",
        "GROIN, CUTTING, SWUNG, false",
        "GROIN, CRUSHING, THRUST, true",
        "KIDNEYS, IMPALING, BOW, true",
        "FAR_ARM, CUTTING, SWUNG, true",
    })
    void some_locations_can_be_hurt_only_by_some_attacks(
            HitLocation location, DamageType type, Weapon.Use use, boolean canBe) {
        assertThat(location.canBeHurtBy(type, use)).isEqualTo(canBe);
    }

    /** F-6: an edge at the head goes to the torso, a bullet at the head nowhere; the vitals only of what pierces. */
    @Test
    void a_miss_by_one_hits_what_is_beside() {
        Weapon axe = WeaponEntry.of(WeaponTable.AXE).inHandsOf(12);
        Weapon pistol = WeaponEntry.of(WeaponTable.PISTOL_9).inHandsOf(12);
        assertThat(HitLocation.HEAD.missedByOne(axe)).contains(HitLocation.TORSO);
        assertThat(HitLocation.HEAD.missedByOne(pistol)).isEmpty();
        assertThat(HitLocation.VITALS.missedByOne(pistol)).contains(HitLocation.TORSO);
        assertThat(HitLocation.VITALS.missedByOne(axe)).isEmpty();
        assertThat(HitLocation.JAW.missedByOne(axe)).contains(HitLocation.HEAD);
        assertThat(HitLocation.NECK.missedByOne(pistol)).contains(HitLocation.TORSO);
        assertThat(HitLocation.FAR_LEG.missedByOne(axe)).isEmpty();
    }

    /** GU-37 at HT 11: 11 of a bullet in the torso, 33 in the head; of a beam twice as much; of a cut no limit in the torso. */
    @Test
    void what_is_beyond_the_limit_goes_through() {
        assertThat(limit(HitLocation.TORSO, DamageType.BULLET)).contains(11);
        assertThat(limit(HitLocation.TORSO, DamageType.BURNING)).contains(22);
        assertThat(limit(HitLocation.TORSO, DamageType.CUTTING)).isEmpty();
        assertThat(limit(HitLocation.HEAD, DamageType.CUTTING)).contains(33);
        assertThat(limit(HitLocation.HEAD, DamageType.BURNING)).contains(66);
        assertThat(limit(HitLocation.VITALS, DamageType.BURNING)).contains(66);
        assertThat(limit(HitLocation.EYE, DamageType.BURNING)).contains(66);
        assertThat(limit(HitLocation.EYE, DamageType.BULLET)).isEmpty();
        assertThat(limit(HitLocation.BRAIN, DamageType.BULLET)).isEmpty();
    }

    private static Optional<Integer> limit(HitLocation location, DamageType type) {
        return location.limit(type, 2, 11, Rulings.DECLARED.byTheBook());
    }

    /** GU-35: brain, head, nose, jaw, vitals, groin, kidneys. */
    @Test
    void what_is_delicate() {
        assertThat(Stream.of(HitLocation.values()).filter(HitLocation::isDelicate))
                .containsExactlyInAnyOrder(
                        HitLocation.BRAIN,
                        HitLocation.HEAD,
                        HitLocation.NOSE,
                        HitLocation.JAW,
                        HitLocation.VITALS,
                        HitLocation.GROIN,
                        HitLocation.KIDNEYS);
    }

    /** Leather of DR 2 that one's own points pierce at 1, and that stops 5 of fire. */
    @Test
    void armour_stops_by_type_what_it_is_said_to_stop() {
        WornArmour own = new WornArmour(
                Optional.empty(),
                Optional.empty(),
                Optional.of(2),
                Optional.of(1),
                List.of(new WornArmour.Against(DamageType.BURNING, 5)),
                Optional.empty(),
                false,
                List.of());
        assertThat(own.against(DamageType.CUTTING)).isEqualTo(2);
        assertThat(own.against(DamageType.IMPALING)).isEqualTo(1);
        assertThat(own.against(DamageType.BURNING)).isEqualTo(5);
    }

    /** F-13: who falls with a ranged weapon is off balance instead. */
    @Test
    void a_shooter_does_not_fall() {
        assertThat(falling(WeaponTable.PISTOL_9)).contains(Fumble.OFF_BALANCE);
        assertThat(falling(WeaponTable.AXE)).contains(Fumble.FALL);
    }

    private static Optional<Fumble> falling(WeaponTable with) {
        return Fumble.FALL.counting(
                Optional.empty(), Optional.of(WeaponEntry.of(with).inHandsOf(12)));
    }

    @Test
    void no_box_leads_where_the_chart_has_no_line() {
        assertThatThrownBy(() -> Box.GU_12_SNAP_SHOT.exit(52)).hasMessage("box GU_12_SNAP_SHOT has no exit to 52");
    }
}
