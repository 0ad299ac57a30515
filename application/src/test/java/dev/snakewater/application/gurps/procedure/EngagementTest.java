package dev.snakewater.application.gurps.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.gurps.telling.GurpsTelling;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.combatant.Guard.Defence;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Person;
import dev.snakewater.domain.gurps.modifier.Defending;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.modifier.ToHit;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.WeaponTable;
import dev.snakewater.domain.gurps.wound.CriticalHit.Carried;
import dev.snakewater.domain.gurps.wound.Injury;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the numbers that a scenario gives, and the figures of the facts (F-4 to F-19), come to: to hit, of armour, of defences. Ann has
 * skill 12, or 15 with the sword and the gun; nothing is at two yards.
 */
class EngagementTest {

    private static final Counting AS_WRITTEN = Counting.adding(sum -> sum);
    private static final Defence DODGE = new Defence(Defence.Kind.DODGE, false);
    private static final Defence PARRY = new Defence(Defence.Kind.PARRY, false);
    private static final Defence BLOCK = new Defence(Defence.Kind.BLOCK, false);

    /** A gun with SS 12, Acc 3, Rcl -2 and ST 10: unaimed, 15 is over 12, so there is no snap-shot penalty. */
    private static final String GUN =
            "damage: 1d, type: bullet, use: gun, snapShot: 12, accuracy: 3, recoil: -2, minimumSt: 10";

    private static final String SWORD = "damage: 1d, type: cutting, minimumSt: 10";

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "reasons.txt", delimiter = '|', quoteCharacter = '`')
    void is_counted_in_its_box_with_its_reason(String written, int box, int number, String lines) {
        ToHit toHit = aimed(Duel.of(written).opened());
        assertThat(told(toHit.adding(Box.of(box), toHit.base()))).isEqualTo(lines);
        assertThat(toHit.at(Box.GU_14_ROLL_TO_HIT, AS_WRITTEN).total()).isEqualTo(number);
    }

    @ParameterizedTest(name = "{0}: {1} {2} {3}: {4}")
    @CsvFileSource(resources = "to-hit.txt", delimiter = '|', quoteCharacter = '`')
    void to_hit(String weapon, String attacker, String attack, String target, String number) {
        Tally toHit = aimed(engagement(weapon, attacker, attack, target)).at(Box.GU_14_ROLL_TO_HIT, AS_WRITTEN);
        int sum = Stream.of(number.split(" ", -1)).mapToInt(Integer::parseInt).sum();
        assertThat(toHit.total()).isEqualTo(sum);
    }

    @Test
    void what_comes_to_nothing_is_not_told() {
        assertThat(aimed(engagement("gun", "", "", ""))
                        .at(Box.GU_14_ROLL_TO_HIT, AS_WRITTEN)
                        .lines())
                .isEmpty();
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
        ToHit toHit = aimed(engagement(weapon, "", attack, ""));
        Box last = weapon.equals("gun") ? Box.GU_09_OPPORTUNITY : Box.GU_14_ROLL_TO_HIT;
        int sum = toHit.at(last, AS_WRITTEN).total();
        assertThat(Stream.iterate(Box.START, box -> toHit.exit(box, sum).box())
                        .map(Box::number)
                        .takeWhile(number -> number <= 14)
                        .map(String::valueOf)
                        .collect(Collectors.joining("-")))
                .isEqualTo(way);
    }

    @Test
    void a_shot_into_a_close_combat_finds_who_is_before_it_then_anybody_in_it_then_who_is_behind() {
        Engagement engagement = Duel.with(WeaponTable.REVOLVER_38)
                .manner("intoCloseCombat: true, closeCombatPenalty: -2")
                .target("distance: 5")
                .bystanders(
                        "name: Cole, stands: in close combat, distance: 5",
                        "name: Dora, stands: behind, distance: 9",
                        "name: Ed, stands: in front, distance: 2",
                        "name: Fay, stands: in close combat, distance: 5")
                .opened();
        assertThat(engagement.nextAtRandom(List.of(3, 1, 4, 2))).containsExactly(3);
        assertThat(engagement.nextAtRandom(List.of(1, 4, 2))).containsExactly(1, 4);
        assertThat(engagement.nextAtRandom(List.of(4, 2))).containsExactly(4);
        assertThat(engagement.nextAtRandom(List.of(2))).containsExactly(2);
        assertThat(engagement.nextAtRandom(List.of())).isEmpty();
        // It costs nothing more at who is not in it.
        ToHit inIt = new ToHit(engagement, 1, HitLocation.TORSO);
        assertThat(inIt.adding(Box.GU_06_TARGET, inIt.base()).lines()).hasSize(1);
        ToHit behind = new ToHit(engagement, 2, HitLocation.TORSO);
        assertThat(behind.adding(Box.GU_06_TARGET, behind.base()).lines()).isEmpty();
    }

    /** Nearest first: the next that a stray shot can meet is one (step 20). */
    @Test
    void a_stray_shot_meets_one_after_another() {
        assertThat(engagement("gun", "", "", "").nextAtRandom(List.of(1, 2))).containsExactly(1);
    }

    @ParameterizedTest(name = "{0} at the {1}")
    @CsvFileSource(resources = "armour.txt", delimiter = '|', quoteCharacter = '`')
    void armour_stops(String written, HitLocation location, int resistance) {
        assertThat(resistance(new Injury(Duel.of(written).opened(), Engagement.TARGET, location), Carried.NOTHING))
                .isEqualTo(resistance);
    }

    /** What a critical hit makes of 6 points; what of a wound of 6 the head blows leave (F-13). */
    @Test
    void f13_what_criticals_carry() {
        Injury injury = new Injury(engagement("sword", "", "", ""), Engagement.TARGET, HitLocation.HEAD);
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
        Engagement bullet =
                Duel.of("weapon: {" + GUN + ", ammunition: expanding}").opened();
        Injury injury = new Injury(bullet, Engagement.TARGET, HitLocation.TORSO);
        assertThat(resistance(injury, Carried.NOTHING)).isEqualTo(1);
        assertThat(resistance(injury, Carried.IGNORES_ARMOUR)).isZero();
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
        return engagement("sword", "", "", target).figure(Engagement.TARGET).person();
    }

    /** Of a Dodge of 8: as it is, in retreat, stunned, from the side, from above, from behind (F-16). */
    @ParameterizedTest
    @CsvSource({
        "angle: front, DODGE, false, 8", "angle: front, DODGE, true, 11", "stunned: true, DODGE, false, 4",
        "angle: side, DODGE, false, 6", "angle: above, DODGE, false, 6", "angle: behind, DODGE, false, 8",
        "angle: front, PASSIVE_DEFENCE, false, 0"
    })
    void defences(String guard, Defence.Kind kind, boolean retreats, int number) {
        Engagement engagement = engagement("sword", "", "", "dodge: 8, mayRetreat: true, " + guard);
        assertThat(number(engagement, new Defence(kind, retreats), HitLocation.TORSO)
                        .total())
                .isEqualTo(number);
    }

    @Test
    void a_helm_has_no_pd_at_its_slit() {
        Engagement engagement = Duel.with(WeaponTable.RAPIER)
                .target("dodge: 8, armour: [{is: greathelm, covers: [head, eye], eyeslit: true}]")
                .opened();
        assertThat(number(engagement, DODGE, HitLocation.EYE).total()).isEqualTo(8);
        assertThat(number(engagement, DODGE, HitLocation.HEAD).total()).isEqualTo(8 + 4);
    }

    @Test
    void only_a_parry_has_the_modifiers_of_a_parry() {
        Engagement engagement = Duel.with(WeaponTable.AXE)
                .target("dodge: 8, parry: 10, parryModifiers: [{amount: -2, what: a second parry},"
                        + " {amount: -1, what: a short blade}]")
                .opened();
        assertThat(number(engagement, PARRY, HitLocation.TORSO).total()).isEqualTo(7);
        assertThat(told(number(engagement, PARRY, HitLocation.TORSO))).isEqualTo("a second parry -2; a short blade -1");
        assertThat(number(engagement, DODGE, HitLocation.TORSO).total()).isEqualTo(8);
    }

    @Test
    void an_all_out_defense_has_another_defence_after_the_first_and_no_second_step_back() {
        String guard = "dodge: 8, parry: 9, block: 10, shield: small, mayRetreat: true";
        Duel plain = Duel.with(WeaponTable.AXE).target(guard);
        Duel allOut = Duel.with(WeaponTable.AXE).target(guard + ", allOutDefense: true");
        Defending defending = new Defending(allOut.opened(), Engagement.TARGET, HitLocation.TORSO);
        Defence retreat = new Defence(Defence.Kind.DODGE, true);
        assertThat(new Defending(plain.opened(), Engagement.TARGET, HitLocation.TORSO).second(PARRY))
                .isEmpty();
        assertThat(defending.second(Defence.PASSIVE)).isEmpty();
        assertThat(defending.second(PARRY))
                .containsExactly(DODGE, retreat, BLOCK, new Defence(Defence.Kind.BLOCK, true));
        assertThat(defending.second(retreat)).containsExactly(PARRY, BLOCK);
    }

    @Test
    void a_game_master_grants_an_all_out_defense_to_who_has_two_defences_and_takes_it_back() {
        ChartedAttack attack = attack("dodge: 8, parry: 9");
        ChartedAttack granted = amended(attack, "yes");
        assertThat(granted.figure().guard().allOutDefense()).isTrue();
        assertThat(amended(granted, "no")).isEqualTo(attack);
        assertThat(GurpsScenario.kind().procedure().amendments(attack("dodge: 8")))
                .extracting(Choice::name)
                .doesNotContain("all-out defense");
    }

    private static Engagement engagement(String weapon, String attacker, String attack, String target) {
        return Duel.of("weapon: {%s}, attacker: {skill: 15, st: 10, %s}, attack: {%s}, target: {distance: 2, %s}"
                        .formatted(weapon.equals("gun") ? GUN : SWORD, attacker, attack, target)
                        .replace(", }", "}"))
                .scenario()
                .opening()
                .engagement();
    }

    private static ToHit aimed(Engagement engagement) {
        return new ToHit(engagement, Engagement.TARGET, engagement.manner().aimedAt());
    }

    private static int resistance(Injury injury, Carried carried) {
        return injury.resistance(carried, AS_WRITTEN).total();
    }

    private static ChartedAttack attack(String target) {
        return Duel.with(WeaponTable.AXE).target(target).scenario().opening();
    }

    private static ChartedAttack amended(ChartedAttack attack, String word) {
        return Play.amendment(GurpsScenario.kind().procedure(), attack, "all-out defense")
                .chosen(word)
                .answer();
    }

    private static Tally number(Engagement engagement, Defence defence, HitLocation location) {
        return new Defending(engagement, Engagement.TARGET, location).number(defence);
    }

    private static String told(Tally tally) {
        return String.join(
                "; ",
                tally.lines().stream()
                        .map(line -> ((Tally.Plus) line).modifier())
                        .map(due -> new GurpsTelling().words().of(due.what()) + " " + due.amount())
                        .toList());
    }
}
