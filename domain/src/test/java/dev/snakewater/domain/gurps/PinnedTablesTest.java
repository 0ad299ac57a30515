package dev.snakewater.domain.gurps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.Pinned;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.gurps.SuccessRoll.Result;
import dev.snakewater.domain.gurps.combatant.Armour;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Posture;
import dev.snakewater.domain.gurps.combatant.Shield;
import dev.snakewater.domain.gurps.modifier.Manner;
import dev.snakewater.domain.gurps.scene.Cover;
import dev.snakewater.domain.gurps.scene.SpeedRange;
import dev.snakewater.domain.gurps.weapon.Ammunition;
import dev.snakewater.domain.gurps.weapon.Damage;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.GroupHits;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.gurps.weapon.WeaponEntry;
import dev.snakewater.domain.gurps.weapon.WeaponTable;
import dev.snakewater.domain.gurps.wound.CriticalHit;
import dev.snakewater.domain.gurps.wound.Fumble;
import dev.snakewater.domain.gurps.wound.LocationEffects;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whole tables, cell by cell, as the facts (F-2 to F-21) and the chart have them. */
class PinnedTablesTest {

    private static final Pinned TABLES = Pinned.of(PinnedTablesTest.class);

    /** The ST at which ranges that depend on it are looked up. */
    private static final int ST = 10;

    @Test
    void f2_damage_from_strength() {
        Pinned.table(
                TABLES.named("f2_damage_from_strength"),
                Stream.of(8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20).toList(),
                strength -> strength,
                strength -> damage("thr", strength),
                strength -> damage("sw", strength));
        assertThat(Stream.of(7, 19, 21).flatMap(strength -> damage("thr", strength).stream()))
                .isEmpty();
    }

    private static Optional<DicePool> damage(String written, int strength) {
        return Damage.written(written).orElseThrow().inHandsOf(strength);
    }

    /** Box, for a blow, for a shot. */
    @Test
    void f4_and_f5_surroundings_and_attacker() {
        Pinned.table(
                TABLES.named("f4_and_f5_surroundings_and_attacker"),
                List.of(Manner.Situational.values()),
                situational -> situational,
                Manner.Situational::box,
                situational -> situational.amount(false),
                situational -> situational.amount(true));
    }

    @Test
    void f5_maneuvers() {
        Pinned.table(
                TABLES.named("f5_maneuvers"),
                List.of(Manner.Maneuver.values()),
                maneuver -> maneuver,
                Manner.Maneuver::toHit,
                Manner.Maneuver::damage);
    }

    /** Attack, with a gun or crossbow, defence, shot at; the PD of shields, and what moving costs a shot. */
    @Test
    void f5_positions() {
        Pinned.table(
                TABLES.named("f5_positions"),
                List.of(Posture.values()),
                posture -> posture,
                posture -> posture.attack(false),
                posture -> posture.attack(true),
                Posture::defence,
                Posture::shotAt);
        assertThat(Stream.of(Shield.values()).map(Shield::passiveDefence)).containsExactly(1, 2, 3, 4);
        assertThat(Stream.of(Manner.Move.values()).map(Manner.Move::amount)).containsExactly(0, -1, -2);
    }

    /** To hit; multipliers for cutting, impaling, crushing, bullets and beams, where it has its own; its group; its row. */
    @Test
    void f6_hit_locations() {
        Pinned.table(
                TABLES.named("f6_hit_locations"),
                List.of(HitLocation.values()),
                location -> location,
                HitLocation::toHit,
                wound(DamageType.CUTTING),
                wound(DamageType.IMPALING),
                wound(DamageType.CRUSHING),
                wound(DamageType.BULLET),
                wound(DamageType.BURNING),
                location -> Word.of(location.group()),
                location -> location.row().map(Gurps3Rule::id));
        assertThat(HitLocation.SHIELD_HAND.wornAs()).isEqualTo(HitLocation.HAND);
        assertThat(Pinned.constant(HitLocation.class, "SKULL")).isEqualTo(2);
    }

    private static Function<HitLocation, Optional<Fraction>> wound(DamageType type) {
        return location -> location.wounding(type);
    }

    /** Of each total of 3d the location; the table of the publisher. */
    @Test
    void f6_random_locations() {
        Pinned.table(
                TABLES.named("f6_random_locations"),
                IntStream.rangeClosed(3, 18).boxed().toList(),
                HitLocation::ofTotal);
    }

    /** With HT 10: the least damage that stuns, knocks out or blinds; what a blow to the jaw or nose is rolled at. */
    @Test
    void f6_special_effects() {
        assertThat(least(HitLocation.BRAIN, DamageType.CUTTING, "STUNNED")).isEqualTo(4);
        assertThat(least(HitLocation.BRAIN, DamageType.CUTTING, "UNCONSCIOUS")).isEqualTo(6);
        assertThat(least(HitLocation.NECK, DamageType.BULLET, "STUNNED")).isEqualTo(4);
        assertThat(least(HitLocation.EYE, DamageType.CUTTING, "ONE_EYE_BLINDED"))
                .isEqualTo(3);
        assertThat(rolledAt(HitLocation.NOSE, 5)).isEqualTo(-1);
        assertThat(rolledAt(HitLocation.JAW, 1)).isEqualTo(-2);
        assertThat(rolledAt(HitLocation.JAW, 3)).isEqualTo(-3);
        assertThat(rolledAt(HitLocation.HEAD, 0)).isZero();
        assertThat(rolledAt(HitLocation.VITALS, 0)).isZero();
    }

    private static int least(HitLocation location, DamageType type, String condition) {
        return IntStream.range(0, 20)
                .filter(damage -> LocationEffects.of(location, type, damage, damage, 10).atOnce().stream()
                        .anyMatch(one -> one.name().equals(condition)))
                .findFirst()
                .orElseThrow();
    }

    private static int rolledAt(HitLocation location, int damage) {
        return LocationEffects.of(location, DamageType.CRUSHING, damage, damage, 10)
                .roll()
                .orElseThrow()
                .modifier();
    }

    /** The farthest yards at each penalty; 4.5 yards are looked up as 4. */
    @Test
    void f7_speed_and_range() {
        List<Integer> farthest = IntStream.rangeClosed(0, 14)
                .mapToObj(step -> IntStream.rangeClosed(0, 450)
                        .filter(yards -> SpeedRange.penalty(yards) == -step)
                        .max()
                        .orElseThrow())
                .toList();
        assertThat(farthest).containsExactly(2, 3, 4, 7, 10, 15, 20, 30, 45, 70, 100, 150, 200, 300, 450);
        assertThat(SpeedRange.FARTHEST).isEqualTo(450);
    }

    /** The longest side, in feet, at each modifier: a yard, 1.5, 2, 3, 4.5 yards and so on, down to whole feet. */
    @Test
    void f7_size() {
        List<Integer> longest = IntStream.rangeClosed(-2, 12)
                .mapToObj(size -> IntStream.rangeClosed(1, 600)
                        .filter(feet -> SpeedRange.size(feet) == size)
                        .max()
                        .orElseThrow())
                .toList();
        assertThat(longest).containsExactly(3, 4, 6, 9, 13, 21, 30, 45, 60, 90, 135, 210, 300, 450, 600);
    }

    /** What it costs, and what it shows. */
    @Test
    void f8_cover() {
        Pinned.table(
                TABLES.named("f8_cover"),
                List.of(Cover.values()),
                cover -> cover,
                Cover::amount,
                cover -> listed(cover.shown()));
    }

    /** Rounds in the group; missed by 1, made by 0, 1, 2, 3 and more. */
    @Test
    void f12_groups() {
        GroupHits table = new GroupHits(List.of());
        Pinned.table(
                TABLES.named("f12_groups"),
                IntStream.rangeClosed(1, table.largest()).boxed().toList(),
                rounds -> rounds,
                rounds -> IntStream.rangeClosed(-1, 4)
                        .mapToObj(margin -> table.hits(rounds, margin))
                        .toList());
    }

    /** For each total of 3d: a blow to the torso, to an arm, to the head by a club, to the head by an edge. */
    @Test
    void f13_critical_hits() {
        Pinned.table(
                TABLES.named("f13_critical_hits"),
                IntStream.rangeClosed(3, 18).boxed().toList(),
                total -> total,
                total -> critical(total, HitLocation.TORSO, DamageType.CUTTING),
                total -> critical(total, HitLocation.FAR_ARM, DamageType.CUTTING),
                total -> critical(total, HitLocation.HEAD, DamageType.CRUSHING),
                total -> critical(total, HitLocation.HEAD, DamageType.CUTTING));
    }

    private static List<String> critical(int total, HitLocation location, DamageType type) {
        CriticalHit hit = CriticalHit.of(total, location, type);
        return Stream.concat(hit.atOnce().stream().map(Enum::name), Stream.of(Word.of(hit.carried())))
                .toList();
    }

    /** Of each total of 3d. */
    @Test
    void f13_fumbles() {
        Pinned.table(
                TABLES.named("f13_fumbles"),
                IntStream.rangeClosed(3, 18).boxed().toList(),
                total -> total,
                total -> Fumble.of(total).name());
    }

    /** Of each number in how many of 216 ways 3d succeed, succeed critically, fail critically, and fail by one. */
    @Test
    void success_rolls() {
        Pinned.table(
                TABLES.named("success_rolls"),
                List.of(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 25),
                number -> number,
                number -> ways(roll -> SuccessRoll.of(roll, number).succeeds()),
                number -> ways(roll -> SuccessRoll.of(roll, number) == Result.CRITICAL_SUCCESS),
                number -> ways(roll -> SuccessRoll.of(roll, number) == Result.CRITICAL_FAILURE),
                number -> ways(roll -> roll == number + 1 && SuccessRoll.of(roll, number) == Result.FAILURE));
    }

    private static int ways(IntPredicate total) {
        return (int) IntStream.range(0, 216)
                .map(way -> 3 + way % 6 + way / 6 % 6 + way / 36)
                .filter(total)
                .count();
    }

    /** The multiplier after armour; the least it does before armour; whether it knocks back. */
    @Test
    void f17_damage_types() {
        Pinned.table(
                TABLES.named("f17_damage_types"),
                List.of(DamageType.values()),
                Enum::name,
                DamageType::wounding,
                DamageType::least,
                DamageType::knocksBack);
    }

    @Test
    void f19_bullets() {
        Pinned.table(
                TABLES.named("f19_bullets"),
                List.of(Ammunition.values()),
                ammunition -> ammunition,
                Ammunition::armour,
                Ammunition::wounding);
    }

    /** Damage, least ST, hands; of ranged ones SS, Acc, Rcl, calibre, 1/2D and Max in the hands of ST 10. */
    @Test
    void f21_weapons() {
        Pinned.table(
                TABLES.named("f21_weapons"),
                List.of(WeaponTable.values()),
                arm -> arm,
                arm -> arm.own().damage(),
                arm -> arm.own().minimumSt(),
                arm -> arm.own().hands(),
                arm -> Optional.of(arm.inHandsOf(ST))
                        .filter(ranged -> ranged.snapShot().isPresent())
                        .map(ranged -> List.of(
                                ranged.snapShot(),
                                ranged.accuracy(),
                                ranged.recoil(),
                                WeaponEntry.of(arm).inHandsOf(ST).calibre(),
                                ranged.halfDamage(),
                                ranged.maximum())));
        assertThat(WeaponEntry.SNAP_SHOT_PENALTY).isEqualTo(-4);
    }

    /** What moving multiplies by (F-5): bows six, crossbows three times. */
    @Test
    void f5_on_the_move() {
        assertThat(Stream.of(Weapon.Use.values()).map(Weapon.Use::onTheMove)).containsExactly(1, 1, 1, 1, 6, 3, 1);
    }

    /** PD, DR, DR against points where it is another, whether it is flexible, what it covers; of one's own, torso and vitals. */
    @Test
    void f21_armour() {
        Pinned.table(
                TABLES.named("f21_armour"),
                List.of(Armour.values()),
                piece -> piece,
                piece -> piece.listed().pd(),
                piece -> piece.listed().dr(),
                piece -> piece.listed().againstPoints(),
                piece -> piece.listed().flexible(),
                piece -> listed(piece.listed().covers()));
        assertThat(listed(Armour.Coverage.FRONT.locations())).isEqualTo("torso, vitals");
    }

    private static String listed(List<HitLocation> locations) {
        return locations.stream().sorted().map(Word::of).collect(Collectors.joining(", "));
    }
}
