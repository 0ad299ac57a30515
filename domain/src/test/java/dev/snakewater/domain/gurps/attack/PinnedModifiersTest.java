package dev.snakewater.domain.gurps.attack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.Pinned;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Fraction;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.table.Ammunition;
import dev.snakewater.domain.gurps.table.Arm;
import dev.snakewater.domain.gurps.table.Armour;
import dev.snakewater.domain.gurps.table.Cover;
import dev.snakewater.domain.gurps.table.CriticalHit.Carried;
import dev.snakewater.domain.gurps.table.DamageType;
import dev.snakewater.domain.gurps.table.GroupHits;
import dev.snakewater.domain.gurps.table.HitLocation;
import dev.snakewater.domain.gurps.table.Posture;
import dev.snakewater.domain.gurps.table.Shield;
import dev.snakewater.domain.gurps.table.Weapon;
import dev.snakewater.domain.gurps.table.Worn;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Blank;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What each figure of the facts (F-4 to F-18) comes to in an attack with a skill of 15 at two yards, where range is nothing. */
class PinnedModifiersTest {

    private static final int SKILL = 15;
    private static final Counting AS_WRITTEN = Counting.adding(sum -> sum);
    private static final Manner.Aim NO_AIM = Blank.of(Manner.Aim.class);

    /** A gun with SS 12, Acc 3, Rcl -2 and ST 10: unaimed, 15 is over 12, so there is no snap-shot penalty. */
    private static final Weapon GUN = weapon(Weapon.Use.GUN, DamageType.BULLET, Ammunition.SOLID);

    private static final Weapon SWORD = weapon(Weapon.Use.SWUNG, DamageType.CUTTING, Ammunition.SOLID);

    @Test
    void f4_darkness_is_never_worse_than_total() {
        assertThat(toHit(SWORD, dark(-3))).isEqualTo(SKILL - 3);
        assertThat(toHit(SWORD, dark(-9, Manner.Situational.BLIND))).isEqualTo(SKILL - 10);
        assertThat(toHit(SWORD, dark(0, Manner.Situational.BLIND))).isEqualTo(SKILL - 6);
    }

    /** On foot with a gun; shields by their passive defence, a large one in the attacker's way. */
    @Test
    void f5_moves_and_shields() {
        Pinned.table(
                """
                standing | 0  | 15
                walking  | -1 | 14
                running  | -2 | 13\
                """,
                List.of(Manner.Move.values()),
                move -> move,
                Manner.Move::amount,
                move -> toHit(GUN, moving(move)));
        Pinned.table(
                """
                buckler | 1 | 15
                small   | 2 | 15
                medium  | 3 | 15
                large   | 4 | 13\
                """,
                List.of(Shield.values()),
                shield -> shield,
                Shield::passiveDefence,
                shield -> number(attacker(SKILL, Optional.of(shield), 10, 0), SWORD, Manner.PLAIN, open()));
        assertThat(number(attacker(SKILL, Optional.empty(), 7, 0), SWORD, Manner.PLAIN, open()))
                .isEqualTo(SKILL - 3);
        assertThat(number(attacker(SKILL, Optional.empty(), 10, 1), SWORD, Manner.PLAIN, open()))
                .isEqualTo(SKILL - 1);
    }

    /** Never above 9: a Wild Swing (F-5), and a wrong target (step 14). */
    @Test
    void f5_caps() {
        assertThat(toHit(SWORD, with(Manner.Maneuver.WILD_SWING, HitLocation.TORSO)))
                .isEqualTo(9);
    }

    @Test
    void f6_the_eye_through_an_eyeslit() {
        Worn helm = new Worn(
                Optional.of(Armour.GREATHELM),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                true,
                List.of());
        Manner eye = with(Manner.Maneuver.ATTACK, HitLocation.EYE);
        assertThat(number(attacker(), GUN, eye, open())).isEqualTo(SKILL - 9 - 4);
        assertThat(hitNumber(
                                engagement(attacker(), GUN, eye, figure(Guard.NONE, open(), helm)),
                                Engagement.TARGET,
                                HitLocation.EYE)
                        .total())
                .isEqualTo(SKILL - 10 - 4);
    }

    /** Two in the way; a small car; behind cover; uphill and down; moving; elevation. */
    @Test
    void f7_and_f8_ground() {
        assertThat(number(attacker(), GUN, Manner.PLAIN, ground(2, 0, 0, 0, 2))).isEqualTo(SKILL - 2 * 4 - 4);
        assertThat(number(attacker(), GUN, Manner.PLAIN, ground(3, 0, 0, 0, 0))).isEqualTo(SKILL - 1);
        assertThat(number(attacker(), GUN, Manner.PLAIN, ground(3, 2, 0, 0, 0))).isEqualTo(SKILL - 3 - 4);
        assertThat(number(attacker(), GUN, Manner.PLAIN, ground(7, 0, 4, 0, 0))).isEqualTo(SKILL - 1);
        assertThat(number(attacker(), GUN, Manner.PLAIN, ground(3, 0, 9, 4, 0))).isEqualTo(SKILL - 2);
        Ground covered = open().with(it -> it.cover(Optional.of(Cover.LIGHT)).feet(Optional.of(15)));
        assertThat(number(attacker(), GUN, Manner.PLAIN, covered)).isEqualTo(SKILL - 2 + 3);
    }

    /** At SS 16 it is a snap shot at -4; one turn is Acc, each further one adds 1, up to 3; bracing 1. */
    @Test
    void f9_snap_shot_and_aim() {
        assertThat(number(attacker(12, Optional.empty(), 10, 0), GUN, Manner.PLAIN, open()))
                .isEqualTo(12 - 4);
        assertThat(number(attacker(13, Optional.empty(), 10, 0), GUN, Manner.PLAIN, open()))
                .isEqualTo(13);
        assertThat(IntStream.rangeClosed(1, 5).map(turns -> toHit(GUN, aiming(turns, false, 0))))
                .containsExactly(SKILL + 3, SKILL + 4, SKILL + 5, SKILL + 6, SKILL + 6);
        assertThat(toHit(GUN, aiming(1, true, 0))).isEqualTo(SKILL + 3 + 1);
        assertThat(toHit(GUN, aiming(1, false, 2))).isEqualTo(SKILL + 3 + 2);
    }

    /** A hex alone; three hexes; a line; a pop-up attack: the -4 of the snap shot inside (F-10). */
    @Test
    void f10_opportunity_fire() {
        assertThat(Stream.of(
                                watching(1, false, false),
                                watching(3, false, false),
                                watching(0, true, false),
                                watching(0, false, true))
                        .map(aim -> toHit(GUN, aimed(aim))))
                .containsExactly(SKILL - 2, SKILL - 5, SKILL - 5, SKILL - 6);
        assertThat(IntStream.rangeClosed(2, 12).map(hexes -> toHit(GUN, aimed(watching(hexes, false, false)))))
                .containsExactly(11, 10, 10, 9, 9, 8, 8, 8, 8, 7, 7);
    }

    /** Once on every shot after the first; for the first group, and again for a further one. */
    @Test
    void f11_recoil() {
        assertThat(toHit(GUN, firing(1, true, 0))).isEqualTo(SKILL - 2);
        assertThat(toHit(GUN, firing(2, false, 0))).isEqualTo(SKILL - 2);
        assertThat(toHit(GUN, firing(3, false, 1))).isEqualTo(SKILL - 2 * 2 + 3 + 1);
        assertThat(new GroupHits(List.of()).largest()).isEqualTo(4);
    }

    /** Of a Dodge of 8: as it is, in retreat, stunned, from the side, from above. */
    @Test
    void f16_defences() {
        Defence dodge = new Defence(Defence.Kind.DODGE, false);
        assertThat(defence(Guard.Angle.FRONT, false, dodge)).isEqualTo(8);
        assertThat(defence(Guard.Angle.FRONT, false, new Defence(Defence.Kind.DODGE, true)))
                .isEqualTo(8 + 3);
        assertThat(defence(Guard.Angle.FRONT, true, dodge)).isEqualTo(8 - 4);
        assertThat(defence(Guard.Angle.SIDE, false, dodge)).isEqualTo(8 - 2);
        assertThat(defence(Guard.Angle.ABOVE, false, dodge)).isEqualTo(8 - 2);
        assertThat(defence(Guard.Angle.BEHIND, false, dodge)).isEqualTo(8);
    }

    @Test
    void what_comes_to_nothing_is_not_told() {
        assertThat(defence(Guard.Angle.FRONT, false, Defence.PASSIVE)).isZero();
        assertThat(hitNumber(
                                engagement(attacker(), GUN, Manner.PLAIN, figure(open())),
                                Engagement.TARGET,
                                HitLocation.TORSO)
                        .lines())
                .isEmpty();
    }

    /** What a critical hit makes of 6 points; what of a wound of 6 the head blows leave (F-13). */
    @Test
    void f13_what_criticals_carry() {
        Engagement cut = engagement(attacker(), SWORD, Manner.PLAIN, figure(open()));
        Injury injury = new Injury(cut, Engagement.TARGET, HitLocation.HEAD);
        assertThat(Stream.of(Carried.NOTHING, Carried.HALF, Carried.DOUBLE, Carried.TRIPLE)
                        .map(carried -> injury.damage(6, carried, AS_WRITTEN).total()))
                .containsExactly(6, 3, 12, 18);
        assertThat(Stream.of(Carried.NOTHING, Carried.ONE_HIT, Carried.TWO_HITS)
                        .map(carried -> injury.hits(6, DamageType.CUTTING, carried, AS_WRITTEN)
                                .total()))
                .containsExactly(6, 1, 2);
    }

    /** One hex for each full 8 points (F-18); a wound is at least 1; an expanding bullet meets DR 1 at least (F-19). */
    @Test
    void f18_and_f19_knockback_and_least() {
        assertThat(Stream.of(7, 8, 15, 16).map(Injury::hexes)).containsExactly(0, 1, 1, 2);
        Engagement bullet = engagement(
                attacker(),
                weapon(Weapon.Use.GUN, DamageType.BULLET, Ammunition.EXPANDING),
                Manner.PLAIN,
                figure(open()));
        Injury injury = new Injury(bullet, Engagement.TARGET, HitLocation.TORSO);
        assertThat(injury.resistance(Carried.NOTHING, AS_WRITTEN).total()).isEqualTo(1);
        assertThat(injury.resistance(Carried.IGNORES_ARMOUR, AS_WRITTEN).total())
                .isZero();
        assertThat(injury.wound(0, DamageType.BULLET, AS_WRITTEN).total()).isEqualTo(1);
    }

    @Test
    void death_is_rolled_for_at_each_new_threshold_above_five_times_ht() {
        assertThat(dying(10).deathRollsDue(4, -15)).containsExactly(-10, -15);
        assertThat(dying(10).deathRollsDue(-11, -17)).containsExactly(-15);
        assertThat(dying(10, -10).deathRollsDue(-8, -12)).isEmpty();
        assertThat(dying(3).deathRollsDue(3, -15)).containsExactly(-3, -8, -13);
        assertThat(dying(10).deathRollsDue(-11, -13)).isEmpty();
    }

    private static Person dying(int ht, Integer... rolledBefore) {
        return person("Bob", 10, Optional.empty()).with(it -> it.ht(ht).deathRolls(List.of(rolledBefore)));
    }

    /** Nearest first: the next that a stray shot can meet is one (step 20). */
    @Test
    void a_stray_shot_meets_one_after_another() {
        Figure figure = figure(open());
        Engagement crowd = new Engagement(
                attacker(),
                GUN,
                Manner.PLAIN,
                List.of(figure, figure, figure),
                new GroupHits(List.of()),
                Rulings.DECLARED.byTheBook());
        assertThat(crowd.nextAtRandom(List.of(1, 2))).containsExactly(1);
    }

    /** Where a hand attack and a shot go on their way to the roll: plain, aimed, sudden, at random. */
    @Test
    void the_way_to_the_roll() {
        assertThat(way(SWORD, Manner.PLAIN)).containsExactly(1, 2, 3, 4, 6, 7, 14);
        assertThat(way(SWORD, with(Manner.Maneuver.WILD_SWING, HitLocation.TORSO)))
                .containsExactly(1, 2, 3, 4, 5, 6, 7, 14);
        assertThat(way(GUN, Manner.PLAIN)).containsExactly(1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 14);
        assertThat(way(GUN, with(Manner.Maneuver.ATTACK, HitLocation.HEAD)))
                .containsExactly(1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14);
        assertThat(way(GUN, aiming(1, false, 0))).containsExactly(1, 2, 3, 4, 6, 7, 8, 9, 10, 13, 14);
        assertThat(way(GUN, aimed(watching(0, false, true)))).containsExactly(1, 2, 3, 4, 6, 7, 8, 9, 12, 14);
    }

    private static List<Integer> way(Weapon weapon, Manner manner) {
        Engagement engagement = engagement(attacker(), weapon, manner, figure(open()));
        ToHit toHit = new ToHit(engagement, Engagement.TARGET, manner.aimedAt());
        int sum = toHit.at(weapon.isRanged() ? Box.GU_09_OPPORTUNITY : Box.GU_14_ROLL_TO_HIT, AS_WRITTEN)
                .total();
        return Stream.iterate(Box.START, box -> toHit.exit(box, sum).box())
                .takeWhile(box -> box.number() <= 14)
                .map(Box::number)
                .toList();
    }

    private static Tally hitNumber(Engagement engagement, int mark, HitLocation location) {
        return new ToHit(engagement, mark, location).at(Box.GU_14_ROLL_TO_HIT, AS_WRITTEN);
    }

    private static int toHit(Weapon weapon, Manner manner) {
        return number(attacker(), weapon, manner, open());
    }

    private static int number(Attacker attacker, Weapon weapon, Manner manner, Ground ground) {
        return hitNumber(engagement(attacker, weapon, manner, figure(ground)), Engagement.TARGET, manner.aimedAt())
                .total();
    }

    private static int defence(Guard.Angle angle, boolean stunned, Defence defence) {
        Guard guard = Guard.NONE.with(
                it -> it.dodge(Optional.of(8)).mayRetreat(true).angle(angle).stunned(stunned));
        Engagement engagement = engagement(attacker(), SWORD, Manner.PLAIN, figure(guard, open()));
        return new Defending(engagement, Engagement.TARGET, HitLocation.TORSO)
                .number(defence)
                .total();
    }

    private static Engagement engagement(Attacker attacker, Weapon weapon, Manner manner, Figure target) {
        return new Engagement(
                attacker, weapon, manner, List.of(target), new GroupHits(List.of()), Rulings.DECLARED.byTheBook());
    }

    private static Attacker attacker() {
        return attacker(SKILL, Optional.empty(), 10, 0);
    }

    private static Attacker attacker(int skill, Optional<Shield> shield, int st, int shock) {
        return new Attacker(person("Ann", st, shield), skill, shock);
    }

    private static Figure figure(Ground ground) {
        return figure(Guard.NONE, ground);
    }

    private static Figure figure(Guard guard, Ground ground, Worn... armour) {
        return new Figure(person("Bob", 10, Optional.empty(), armour), 0, false, "1", guard, ground);
    }

    private static Person person(String name, int st, Optional<Shield> shield, Worn... armour) {
        return new Person(
                new Name(name),
                st,
                10,
                10,
                Optional.empty(),
                Optional.empty(),
                0,
                false,
                List.of(),
                Posture.STANDING,
                shield,
                0,
                List.of(armour));
    }

    private static Ground open() {
        return ground(2, 0, 0, 0, 0);
    }

    private static Ground ground(int yards, int uphill, int fewer, int speed, int inTheWay) {
        return Ground.NEAR.with(it -> it.distance(Optional.of(yards))
                .uphill(uphill)
                .downhillBonus(Optional.of(fewer))
                .speed(speed)
                .inTheWay(inTheWay));
    }

    private static Weapon weapon(Weapon.Use use, DamageType type, Ammunition ammunition) {
        return new Weapon(
                "it",
                DicePool.of("1d6"),
                type,
                use,
                Fraction.ONE,
                ammunition,
                Fraction.ONE,
                Fraction.ONE,
                false,
                false,
                10,
                new Arm.Shooting(
                        Optional.of(12),
                        Optional.of(3),
                        Optional.of(-4),
                        Optional.of(-2),
                        Optional.empty(),
                        Optional.empty()));
    }

    private static Manner dark(int darkness, Manner.Situational... situational) {
        return Manner.PLAIN.with(it -> it.darkness(darkness).situational(List.of(situational)));
    }

    private static Manner moving(Manner.Move move) {
        return Manner.PLAIN.withMove(move);
    }

    private static Manner with(Manner.Maneuver maneuver, HitLocation location) {
        return Manner.PLAIN.with(it -> it.maneuver(maneuver).location(Optional.of(location)));
    }

    private static Manner aiming(int turns, boolean braced, int sights) {
        return aimed(NO_AIM.with(it -> it.turnsAimed(turns).braced(braced).sights(sights)));
    }

    private static Manner aimed(Manner.Aim aim) {
        return Manner.PLAIN.withAim(aim);
    }

    private static Manner firing(int rounds, boolean laterShot, int furtherGroup) {
        return aimed(NO_AIM.withFurtherGroup(furtherGroup))
                .with(it -> it.rounds(rounds).laterShot(laterShot));
    }

    private static Manner.Aim watching(int hexes, boolean line, boolean popUp) {
        return NO_AIM.with(it -> it.hexesWatched(hexes).line(line).popUp(popUp));
    }
}
