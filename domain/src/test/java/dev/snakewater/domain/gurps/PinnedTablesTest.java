package dev.snakewater.domain.gurps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.Pinned;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.table.Ammunition;
import dev.snakewater.domain.gurps.table.Arm;
import dev.snakewater.domain.gurps.table.Armour;
import dev.snakewater.domain.gurps.table.Arms;
import dev.snakewater.domain.gurps.table.Cover;
import dev.snakewater.domain.gurps.table.CriticalHit;
import dev.snakewater.domain.gurps.table.Damage;
import dev.snakewater.domain.gurps.table.DamageType;
import dev.snakewater.domain.gurps.table.GroupHits;
import dev.snakewater.domain.gurps.table.HitLocation;
import dev.snakewater.domain.gurps.table.LocationEffects;
import dev.snakewater.domain.gurps.table.Posture;
import dev.snakewater.domain.gurps.table.SpeedRange;
import dev.snakewater.domain.gurps.table.Weapon;
import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whole tables, cell by cell, as the facts (F-2 to F-21) and the chart have them. */
class PinnedTablesTest {

    /** The ST at which ranges that depend on it are looked up. */
    private static final int ST = 10;

    @Test
    void f2_damage_from_strength() {
        Pinned.table(
                """
                8  | 1d6-3 | 1d6-2
                9  | 1d6-2 | 1d6-1
                10 | 1d6-2 | 1d6
                11 | 1d6-1 | 1d6+1
                12 | 1d6-1 | 1d6+2
                13 | 1d6   | 2d6-1
                14 | 1d6   | 2d6
                15 | 1d6+1 | 2d6+1
                16 | 1d6+1 | 2d6+2
                17 | 1d6+2 | 3d6-1
                18 | 1d6+2 | 3d6
                20 | 2d6-1 | 3d6+2\
                """,
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
                """
                bad footing         | 2 | -2  | -2
                swimming            | 2 | -6  | -6
                blind               | 2 | -6  | -6
                suddenly blind      | 2 | -10 | -10
                clothes on fire     | 2 | -2  | -2
                one eye             | 2 | -1  | -3
                off hand            | 3 | -4  | -4
                unfamiliar weapon   | 3 | -2  | -2
                close combat weapon | 3 | -2  | -2\
                """,
                List.of(Manner.Situational.values()),
                situational -> situational,
                Manner.Situational::box,
                situational -> situational.amount(false),
                situational -> situational.amount(true));
    }

    @Test
    void f5_maneuvers() {
        Pinned.table(
                """
                attack                      | 0  | 0
                all-out attack, +4 to hit   | 4  | 0
                all-out attack, +2 damage   | 0  | 2
                all-out attack, two attacks | 0  | 0
                all-out attack, feint       | 0  | 0
                wild swing                  | -5 | 0\
                """,
                List.of(Manner.Maneuver.values()),
                maneuver -> maneuver,
                Manner.Maneuver::toHit,
                Manner.Maneuver::damage);
    }

    /** Attack, with a gun or crossbow, defence, shot at. */
    @Test
    void f5_positions() {
        Pinned.table(
                """
                standing  | 0  | 0  | 0  | 0
                crouching | -2 | -2 | 0  | -2
                kneeling  | -2 | -2 | -2 | -2
                sitting   | -2 | -2 | -2 | -2
                crawling  | -4 | -4 | -3 | -4
                lying     | -4 | 1  | -3 | -4\
                """,
                List.of(Posture.values()),
                posture -> posture,
                posture -> posture.attack(false),
                posture -> posture.attack(true),
                Posture::defence,
                Posture::shotAt);
    }

    /** To hit; multipliers for cutting, impaling, crushing, bullets and beams, where it has its own. */
    @Test
    void f6_hit_locations() {
        Pinned.table(
                """
                brain       | -7 | x4 | x4 | x4   | x4 | x4
                eye         | -9 | -  | x4 | -    | x4 | -
                head        | -5 | -  | -  | -    | -  | -
                nose        | -6 | -  | -  | -    | -  | -
                jaw         | -6 | -  | -  | -    | -  | -
                neck        | -5 | x2 | x2 | x1.5 | -  | -
                far arm     | -4 | -  | -  | -    | -  | -
                hand        | -4 | -  | -  | -    | -  | -
                shield hand | -8 | -  | -  | -    | -  | -
                near arm    | -2 | -  | -  | -    | -  | -
                torso       | 0  | -  | -  | -    | -  | -
                far leg     | -2 | -  | -  | -    | -  | -
                near leg    | -2 | -  | -  | -    | -  | -
                foot        | -4 | -  | -  | -    | -  | -
                vitals      | -3 | -  | x3 | -    | x3 | -
                groin       | -3 | -  | -  | -    | -  | -
                kidneys     | -4 | -  | x3 | -    | x3 | -\
                """,
                List.of(HitLocation.values()),
                location -> location,
                HitLocation::toHit,
                wound(DamageType.CUTTING),
                wound(DamageType.IMPALING),
                wound(DamageType.CRUSHING),
                wound(DamageType.BULLET),
                wound(DamageType.BURNING));
        assertThat(Pinned.constant(HitLocation.class, "SKULL")).isEqualTo(2);
    }

    private static Function<HitLocation, Optional<Fraction>> wound(DamageType type) {
        return location -> location.wounding(type);
    }

    /** Of each total of 3d the location; the table of the publisher. */
    @Test
    void f6_random_locations() {
        Pinned.table("""
            brain
            brain
            head
            far arm
            hand
            near arm
            torso
            torso
            torso
            far leg
            near leg
            near leg
            foot
            foot
            vitals
            vitals\
            """, IntStream.rangeClosed(3, 18).boxed().toList(), HitLocation::ofTotal);
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

    @Test
    void f8_cover() {
        Pinned.table("""
            only the head      | -5
            head and shoulders | -4
            half the body      | -3
            light              | -2
            behind somebody    | -4
            prone head up      | -5
            prone head down    | -7\
            """, List.of(Cover.values()), cover -> cover, Cover::amount);
    }

    /** Rounds in the group; missed by 1, made by 0, 1, 2, 3 and more. */
    @Test
    void f12_groups() {
        GroupHits table = new GroupHits(List.of());
        Pinned.table(
                """
                1 | 0 1 1 1 1 1
                2 | 0 1 2 2 2 2
                3 | 1 1 2 3 3 3
                4 | 1 2 2 3 4 4\
                """,
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
                """
                3  | UNCONSCIOUS nothing    | triple          | kills                        | kills
                4  | ignores armour         | ignores armour  | UNCONSCIOUS nothing          | UNCONSCIOUS nothing
                5  | triple                 | triple          | UNCONSCIOUS nothing          | UNCONSCIOUS nothing
                6  | double                 | double          | STUNNED BLINDED nothing      | STUNNED BLINDED nothing
                7  | STUNNED nothing        | STUNNED nothing | STUNNED ONE_EYE_BLINDED nothing | STUNNED ONE_EYE_BLINDED nothing
                8  | nothing                | LIMB_NUMB nothing | ONLY_DEFENDS nothing       | ONLY_DEFENDS nothing
                9  | nothing                | nothing         | nothing                      | nothing
                10 | nothing                | nothing         | nothing                      | nothing
                11 | nothing                | nothing         | nothing                      | nothing
                12 | nothing                | LIMB_NUMB nothing | DEAFENED nothing           | SCARRED one hit
                13 | ignores armour         | ignores armour  | PERHAPS_DEAF nothing         | BADLY_SCARRED two hits
                14 | nothing                | cripples        | DISARMED nothing             | DISARMED nothing
                15 | DISARMED nothing       | DISARMED nothing | STUNNED nothing             | STUNNED nothing
                16 | double                 | double          | STUNNED nothing              | STUNNED nothing
                17 | triple                 | triple          | STUNNED nothing              | STUNNED nothing
                18 | UNCONSCIOUS nothing    | triple          | STUNNED nothing              | STUNNED nothing\
                """,
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

    /** The multiplier after armour; the least it does before armour; whether it knocks back. */
    @Test
    void f17_damage_types() {
        Pinned.table(
                """
                CUTTING  | x1.5 | 1 | true
                IMPALING | x2   | 1 | false
                CRUSHING | x1   | 0 | true
                BULLET   | x1   | 1 | false
                BURNING  | x1   | 0 | false\
                """,
                List.of(DamageType.values()),
                Enum::name,
                DamageType::wounding,
                DamageType::least,
                DamageType::knocksBack);
    }

    @Test
    void f19_bullets() {
        Pinned.table(
                """
                solid           | x1   | x1
                expanding       | x2   | x1.5
                armour-piercing | x0.5 | x0.5\
                """, List.of(Ammunition.values()), ammunition -> ammunition, Ammunition::armour, Ammunition::wounding);
    }

    /** Damage, least ST, hands; of ranged ones SS, Acc, Rcl, calibre, 1/2D and Max in the hands of ST 10. */
    @Test
    void f21_weapons() {
        Pinned.table(
                """
                large knife, swung           | sw-2  | 0  | 1 | -
                large knife, thrust          | thr   | 0  | 1 | -
                baton, swung                 | sw    | 7  | 1 | -
                baton, thrust                | thr   | 7  | 1 | -
                fist                         | thr-2 | 0  | 1 | -
                broadsword, swung            | sw+1  | 10 | 1 | -
                broadsword, thrust           | thr+1 | 10 | 1 | -
                thrusting broadsword, swung  | sw+1  | 10 | 1 | -
                thrusting broadsword, thrust | thr+2 | 10 | 1 | -
                axe                          | sw+2  | 12 | 1 | -
                mace                         | sw+3  | 12 | 1 | -
                small mace                   | sw+2  | 11 | 1 | -
                pick                         | sw+1  | 11 | 1 | -
                spear                        | thr+2 | 9  | 1 | -
                spear in two hands           | thr+3 | 9  | 2 | -
                quarterstaff, swung          | sw+2  | 6  | 2 | -
                quarterstaff, thrust         | thr+2 | 6  | 2 | -
                rapier                       | thr+1 | 0  | 1 | -
                saber, swung                 | sw    | 7  | 1 | -
                saber, thrust                | thr+1 | 7  | 1 | -
                short bow                    | thr   | 7  | 2 | 12 1 0 x2 100 150
                longbow                      | thr+2 | 11 | 2 | 15 3 0 x2 150 200
                composite bow                | thr+3 | 10 | 2 | 14 3 0 x2 200 250
                crossbow                     | thr+4 | 7  | 2 | 12 4 0 x2 200 250
                thrown large knife           | thr   | 0  | 1 | 12 0 0 x2 8 15
                .38 revolver                 | 2d-1  | 8  | 1 | 10 2 -1 x1 120 1500
                .357 revolver                | 3d-1  | 10 | 1 | 10 3 -2 x1 185 2000
                .44 magnum revolver          | 3d    | 11 | 1 | 10 2 -3 x1.5 200 2500
                9 mm pistol                  | 2d+2  | 9  | 1 | 10 3 -1 x1 150 1900
                Uzi                          | 3d-1  | 10 | 2 | 10 7 -1 x1 160 1900
                MP5                          | 3d-1  | 10 | 2 | 10 8 -1 x1 160 1900
                M16                          | 5d    | 9  | 2 | 12 11 -1 x1 500 3800
                AK-47                        | 5d+1  | 10 | 2 | 12 7 -1 x1 400 3000
                AKM                          | 7d    | 9  | 2 | 12 7 -2 x1 400 3000
                G3                           | 7d    | 11 | 2 | 11 10 -2 x1 1000 4200\
                """,
                List.of(Arms.values()),
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
                                Arm.of(arm).inHandsOf(ST).calibre(),
                                ranged.halfDamage(),
                                ranged.maximum())));
        assertThat(Arm.SNAP_SHOT_PENALTY).isEqualTo(-4);
    }

    /** What moving multiplies by (F-5): bows six, crossbows three times. */
    @Test
    void f5_on_the_move() {
        assertThat(Stream.of(Weapon.Use.values()).map(Weapon.Use::onTheMove)).containsExactly(1, 1, 1, 1, 6, 3, 1);
    }

    /** PD, DR, DR against points where it is another, whether it is flexible. */
    @Test
    void f21_armour() {
        Pinned.table(
                """
                cloth              | 1 | 1  | - | false
                leather jacket     | 1 | 1  | - | false
                leather            | 2 | 2  | - | false
                chain              | 3 | 4  | 2 | false
                scale              | 3 | 4  | - | false
                bronze breastplate | 4 | 4  | - | false
                steel breastplate  | 4 | 5  | - | false
                corselet           | 4 | 6  | - | false
                heavy corselet     | 4 | 7  | - | false
                leather helm       | 2 | 2  | - | false
                chain coif         | 3 | 4  | - | false
                pot helm           | 3 | 4  | - | false
                greathelm          | 4 | 7  | - | false
                boots              | 2 | 2  | - | false
                vest IIa           | 2 | 10 | 2 | true
                vest IIIa          | 2 | 14 | 2 | true
                trauma plate       | 0 | 9  | - | false
                composite insert   | 2 | 19 | - | false\
                """,
                List.of(Armour.values()),
                piece -> piece,
                piece -> piece.listed().pd(),
                piece -> piece.listed().dr(),
                piece -> piece.listed().againstPoints(),
                piece -> piece.listed().flexible());
    }

    /** Where each box of the chart leads, as in its flow. */
    @Test
    void the_chart() {
        Pinned.table(
                """
                1 | GU-01 | 2
                2 | GU-02 | 3
                3 | GU-03 | 4
                4 | GU-04 | 5 6
                5 | GU-05 | 6
                6 | GU-06 | 7
                7 | GU-07 | 8 14
                8 | GU-08 | 9
                9 | GU-09 | 10 12
                10 | GU-10 | 11 13
                11 | GU-11 | 12 14
                12 | GU-12 | 14
                13 | GU-13 | 14
                14 | GU-14 | 15 21
                15 | GU-15 | 16 17
                16 | GU-16 | 19 28 52
                17 | GU-17 | 18 19
                18 | GU-18 | 19 23 23
                19 | GU-19 | 20 52
                20 | GU-20 | 1 52
                21 | GU-21 | 22 23
                22 | GU-22 | 28
                23 | GU-23 | 24 26
                24 | GU-24 | 16 25
                25 | GU-25 | 19 52
                26 | GU-26 | 27 28
                27 | GU-27 | 28
                28 | GU-28 | 29
                29 | GU-29 | 30
                30 | GU-30 | 31 33
                31 | GU-31 | 32 33
                32 | GU-32 | 33
                33 | GU-33 | 34
                34 | GU-34 | 35 36 53
                35 | GU-35 | 36 39 53
                36 | GU-36 | 37
                37 | GU-37 | 38
                38 | GU-38 | 39
                39 | GU-39 | 40 41
                40 | GU-40 | 41 56
                41 | GU-41 | 42 44
                42 | GU-42 | 43
                43 | GU-43 | 44
                44 | GU-44 | 45 54
                45 | GU-45 | 46
                46 | GU-46 | 47 48
                47 | GU-47 | 48
                48 | GU-48 | 49 55
                49 | GU-49 | 50 56
                50 | GU-50 | 51 56
                51 | GU-51 | -
                52 | GU-52 | -
                53 | GU-53 | -
                54 | GU-54 | -
                55 | GU-55 | -
                56 | GU-56 | -\
                """,
                List.of(Box.values()),
                box -> Box.of(box.number()).number(),
                box -> box.id(),
                box -> box.exits().stream().map(exit -> exit.to()).sorted().toList());
    }
}
