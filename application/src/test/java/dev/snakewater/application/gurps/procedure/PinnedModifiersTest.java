package dev.snakewater.application.gurps.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.combatant.Defence;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Person;
import dev.snakewater.domain.gurps.modifier.Defending;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.modifier.ToHit;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.wound.CriticalHit.Carried;
import dev.snakewater.domain.gurps.wound.Injury;
import dev.snakewater.domain.modifier.Counting;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each figure of the facts (F-4 to F-18) comes to in an attack with a skill of 15 at two yards, where range is nothing. */
class PinnedModifiersTest {

    private static final Counting AS_WRITTEN = Counting.adding(sum -> sum);

    /** A gun with SS 12, Acc 3, Rcl -2 and ST 10: unaimed, 15 is over 12, so there is no snap-shot penalty. */
    private static final String GUN =
            "damage: 1d, type: bullet, use: gun, snapShot: 12, accuracy: 3, recoil: -2, minimumSt: 10";

    private static final String SWORD = "damage: 1d, type: cutting, minimumSt: 10";

    private static Engagement engagement(String weapon, String attacker, String attack, String target) {
        return Duel.of("weapon: {%s}, attacker: {skill: 15, st: 10, %s}, attack: {%s}, target: {distance: 2, %s}"
                        .formatted(weapon, attacker, attack, target)
                        .replace(", }", "}"))
                .scenario()
                .opening()
                .engagement();
    }

    private static Engagement engagement(String weapon, String attack) {
        return engagement(weapon.equals("gun") ? GUN : SWORD, "", attack, "");
    }

    /**
     * Darkness is never worse than total (F-4). Moves, with a gun; a large shield is in the attacker's way; ST, shock; a Wild Swing is never
     * above 9 (F-5). The eye, also through a slit (F-6). Two in the way; yards, up, down, moving; a small car behind cover (F-7, F-8). At SS
     * 12 it is a snap shot at -4; one turn is Acc, each further one adds 1, up to 3; bracing, sights (F-9). A hex alone, several, a line, a
     * pop-up attack: the -4 of the snap shot inside (F-10). Recoil once on every shot after the first, for the first group, and again for a
     * further one (F-11).
     */
    @ParameterizedTest(name = "{0}: {1} {2} {3}: {4}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        sword | `` | darkness: -3 | `` | 15 -3
        sword | `` | darkness: -9, situational: [blind] | `` | 15 -10
        sword | `` | situational: [blind] | `` | 15 -6
        gun | `` | move: standing | `` | 15
        gun | `` | move: walking | `` | 15 -1
        gun | `` | move: running | `` | 15 -2
        sword | shield: buckler | `` | `` | 15
        sword | shield: small | `` | `` | 15
        sword | shield: medium | `` | `` | 15
        sword | shield: large | `` | `` | 15 -2
        sword | st: 7 | `` | `` | 15 -3
        sword | shock: 1 | `` | `` | 15 -1
        sword | `` | maneuver: wild swing | `` | 9
        gun | `` | location: eye | `` | 15 -9 -4
        gun | `` | location: eye | armour: [{is: greathelm, eyeslit: true}] | 15 -10 -4
        gun | `` | `` | inTheWay: 2 | 15 -4 -4 -4
        gun | `` | `` | distance: 3 | 15 -1
        gun | `` | `` | distance: 3, uphill: 2 | 15 -3 -4
        gun | `` | `` | distance: 7, downhill: 4, downhillBonus: 4 | 15 -1
        gun | `` | `` | distance: 3, downhill: 9, downhillBonus: 9, speed: 4 | 15 -2
        gun | `` | `` | cover: light, feet: 15 | 15 -2 3
        gun | skill: 12 | `` | `` | 12 -4
        gun | skill: 13 | `` | `` | 13
        gun | `` | turnsAimed: 1 | `` | 15 3
        gun | `` | turnsAimed: 2 | `` | 15 4
        gun | `` | turnsAimed: 3 | `` | 15 5
        gun | `` | turnsAimed: 4 | `` | 15 6
        gun | `` | turnsAimed: 5 | `` | 15 6
        gun | `` | turnsAimed: 1, braced: true | `` | 15 3 1
        gun | `` | turnsAimed: 1, sights: 2 | `` | 15 3 2
        gun | `` | hexesWatched: 1 | `` | 15 -2
        gun | `` | hexesWatched: 2 | `` | 15 -4
        gun | `` | hexesWatched: 3 | `` | 15 -5
        gun | `` | hexesWatched: 4 | `` | 15 -5
        gun | `` | hexesWatched: 5 | `` | 15 -6
        gun | `` | hexesWatched: 6 | `` | 15 -6
        gun | `` | hexesWatched: 7 | `` | 15 -7
        gun | `` | hexesWatched: 10 | `` | 15 -7
        gun | `` | hexesWatched: 11 | `` | 15 -8
        gun | `` | hexesWatched: 12 | `` | 15 -8
        gun | `` | line: true | `` | 15 -5
        gun | `` | popUp: true | `` | 15 -6
        gun | `` | laterShot: true | `` | 15 -2
        gun | `` | rounds: 2 | `` | 15 -2
        gun | `` | rounds: 3, furtherGroup: 1 | `` | 15 -2 -2 3 1
        """)
    void to_hit(String weapon, String attacker, String attack, String target, String number) {
        Engagement engagement = engagement(weapon.equals("gun") ? GUN : SWORD, attacker, attack, target);
        assertThat(new ToHit(engagement, Engagement.TARGET, engagement.manner().aimedAt())
                        .at(Box.GU_14_ROLL_TO_HIT, AS_WRITTEN)
                        .total())
                .isEqualTo(Stream.of(number.split(" ", -1))
                        .mapToInt(Integer::parseInt)
                        .sum());
    }

    /** Of a Dodge of 8: as it is, in retreat, stunned, from the side, from above, from behind (F-16). */
    @ParameterizedTest
    @CsvSource({
        "angle: front, DODGE, false, 8", "angle: front, DODGE, true, 11", "stunned: true, DODGE, false, 4",
        "angle: side, DODGE, false, 6", "angle: above, DODGE, false, 6", "angle: behind, DODGE, false, 8",
        "angle: front, PASSIVE_DEFENCE, false, 0"
    })
    void defences(String guard, Defence.Kind kind, boolean retreats, int number) {
        Engagement engagement = engagement(SWORD, "", "", "dodge: 8, mayRetreat: true, " + guard);
        assertThat(new Defending(engagement, Engagement.TARGET, HitLocation.TORSO)
                        .number(new Defence(kind, retreats))
                        .total())
                .isEqualTo(number);
    }

    @Test
    void what_comes_to_nothing_is_not_told() {
        assertThat(new ToHit(engagement("gun", ""), Engagement.TARGET, HitLocation.TORSO)
                        .at(Box.GU_14_ROLL_TO_HIT, AS_WRITTEN)
                        .lines())
                .isEmpty();
    }

    /** What a critical hit makes of 6 points; what of a wound of 6 the head blows leave (F-13). */
    @Test
    void f13_what_criticals_carry() {
        Injury injury = new Injury(engagement("sword", ""), Engagement.TARGET, HitLocation.HEAD);
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
        Engagement bullet = engagement(GUN + ", ammunition: expanding", "", "", "");
        Injury injury = new Injury(bullet, Engagement.TARGET, HitLocation.TORSO);
        assertThat(injury.resistance(Carried.NOTHING, AS_WRITTEN).total()).isEqualTo(1);
        assertThat(injury.resistance(Carried.IGNORES_ARMOUR, AS_WRITTEN).total())
                .isZero();
        assertThat(injury.wound(0, DamageType.BULLET, AS_WRITTEN).total()).isEqualTo(1);
    }

    @Test
    void death_is_rolled_for_at_each_new_threshold_above_five_times_ht() {
        assertThat(dying("ht: 10").deathRollsDue(4, -15)).containsExactly(-10, -15);
        assertThat(dying("ht: 10").deathRollsDue(-11, -17)).containsExactly(-15);
        assertThat(dying("ht: 10, deathRolls: [-10]").deathRollsDue(-8, -12)).isEmpty();
        assertThat(dying("ht: 3").deathRollsDue(3, -15)).containsExactly(-3, -8, -13);
        assertThat(dying("ht: 10").deathRollsDue(-11, -13)).isEmpty();
    }

    private static Person dying(String target) {
        return engagement(SWORD, "", "", target).figure(Engagement.TARGET).person();
    }

    /** Nearest first: the next that a stray shot can meet is one (step 20). */
    @Test
    void a_stray_shot_meets_one_after_another() {
        assertThat(engagement("gun", "").nextAtRandom(List.of(1, 2))).containsExactly(1);
    }

    /** Where a hand attack and a shot go on their way to the roll: plain, aimed, sudden, at random. */
    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        sword | `` | 1-2-3-4-6-7-14
        sword | maneuver: wild swing | 1-2-3-4-5-6-7-14
        gun | `` | 1-2-3-4-6-7-8-9-10-11-14
        gun | location: head | 1-2-3-4-6-7-8-9-10-11-12-14
        gun | turnsAimed: 1 | 1-2-3-4-6-7-8-9-10-13-14
        gun | popUp: true | 1-2-3-4-6-7-8-9-12-14
        """)
    void the_way_to_the_roll(String weapon, String attack, String way) {
        Engagement engagement = engagement(weapon, attack);
        ToHit toHit =
                new ToHit(engagement, Engagement.TARGET, engagement.manner().aimedAt());
        Box last = weapon.equals("gun") ? Box.GU_09_OPPORTUNITY : Box.GU_14_ROLL_TO_HIT;
        int sum = toHit.at(last, AS_WRITTEN).total();
        assertThat(Stream.iterate(Box.START, box -> toHit.exit(box, sum).box())
                        .map(Box::number)
                        .takeWhile(number -> number <= 14)
                        .map(String::valueOf)
                        .collect(Collectors.joining("-")))
                .isEqualTo(way);
    }
}
