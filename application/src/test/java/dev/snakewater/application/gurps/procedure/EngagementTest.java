package dev.snakewater.application.gurps.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.gurps.telling.GurpsTelling;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.combatant.Defence;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.modifier.Defending;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.modifier.ToHit;
import dev.snakewater.domain.gurps.weapon.Arms;
import dev.snakewater.domain.gurps.wound.CriticalHit.Carried;
import dev.snakewater.domain.gurps.wound.Injury;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the numbers that a scenario gives come to: to hit, of armour, of defences. Ann has skill 12, and nothing is at two yards. */
class EngagementTest {

    private static final Counting AS_WRITTEN = Counting.adding(sum -> sum);
    private static final Defence DODGE = new Defence(Defence.Kind.DODGE, false);
    private static final Defence PARRY = new Defence(Defence.Kind.PARRY, false);
    private static final Defence BLOCK = new Defence(Defence.Kind.BLOCK, false);

    /** A shot at 20 yards that count as 15 is at 7, and 4 less of a snap shot; 11 at a yard beats SS 10. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        weapon: {is: rapier}, attack: {move: running, movePenalty: -3} | 3 | 9 | running, B117 -3
        weapon: {is: rapier}, target: {uphill: 2, elevationToHit: -2} | 6 | 10 | relative elevation, B123 -2
        weapon: {is: rapier}, attack: {intoCloseCombat: true, closeCombatPenalty: -4} | 6 | 8 | into a close combat, B114 -4
        weapon: {is: .38 revolver}, attack: {intoCloseCombat: true, closeCombatPenalty: -1} | 6 | 11 | into a close combat, B114 -1
        weapon: {is: rapier}, target: {shield: small}, attack: {location: shield hand} | 6 | 4 | at the shield hand, CII53 -8
        weapon: {is: .38 revolver}, target: {distance: 20, downhill: 10, downhillBonus: 5} | 8 | 3 | 15 yards, 5 fewer downhill, B201 -5
        weapon: {is: rapier}, attack: {location: eye}, target: {armour: [{is: greathelm, eyeslit: true}]} | 6 | 2 | at the eye, CII53 -9; through an eyeslit, CII53 -1
        """)
    void is_counted_in_its_box_with_its_reason(String written, int box, int number, String lines) {
        Engagement engagement = Duel.of(written).opened();
        ToHit toHit =
                new ToHit(engagement, Engagement.TARGET, engagement.manner().aimedAt());

        assertThat(told(toHit.adding(Box.of(box), toHit.base()))).isEqualTo(lines);
        assertThat(toHit.at(Box.GU_14_ROLL_TO_HIT, AS_WRITTEN).total()).isEqualTo(number);
    }

    @Test
    void a_shot_into_a_close_combat_finds_who_is_before_it_then_anybody_in_it_then_who_is_behind() {
        Engagement engagement = Duel.with(Arms.REVOLVER_38)
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

    /** Broadswords cut or crush, rapiers are points; a divisor of a half doubles DR, and what covers hands covers the one with the shield. */
    @ParameterizedTest(name = "{0} at the {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        weapon: {is: M16, armourDivisor: 0.5}, target: {dr: 4} | TORSO | 8
        weapon: {is: M16, armourDivisor: 0.5}, target: {dr: 3}, rulings: {drRounding: down} | TORSO | 6
        weapon: {is: M16, armourDivisor: 1.5}, target: {dr: 4} | TORSO | 3
        weapon: {is: M16, armourDivisor: 1.5}, target: {dr: 4}, rulings: {drRounding: down} | TORSO | 2
        weapon: {is: M16, armourDivisor: 2}, target: {dr: 7} | TORSO | 4
        weapon: {is: M16, armourDivisor: 10}, target: {dr: 19} | TORSO | 2
        weapon: {is: axe}, target: {armour: [{dr: 4, againstPoints: 2, against: [{type: cutting, dr: 6}]}, {dr: 1}]} | TORSO | 7
        weapon: {is: mace}, target: {armour: [{dr: 4, againstPoints: 2, against: [{type: cutting, dr: 6}]}, {dr: 1}]} | TORSO | 5
        weapon: {is: rapier}, target: {armour: [{dr: 4, againstPoints: 2, against: [{type: cutting, dr: 6}]}, {dr: 1}]} | TORSO | 3
        weapon: {is: M16}, target: {armour: [{dr: 4, againstPoints: 2, against: [{type: bullet, dr: 1}]}, {dr: 1}]} | TORSO | 2
        weapon: {is: rapier}, target: {armour: [{is: chain}]} | TORSO | 2
        weapon: {is: rapier}, target: {armour: [{is: chain, dr: 3}]} | TORSO | 3
        weapon: {is: axe}, target: {armour: [{dr: 4, covers: [hand]}]} | SHIELD_HAND | 4
        weapon: {is: axe}, target: {armour: [{is: greathelm, covers: [head, eye], eyeslit: true}]} | EYE | 0
        weapon: {is: axe}, target: {armour: [{is: greathelm, covers: [head, eye], eyeslit: true}]} | HEAD | 7
        """)
    void armour_stops(String written, HitLocation location, int resistance) {
        assertThat(new Injury(Duel.of(written).opened(), Engagement.TARGET, location)
                        .resistance(Carried.NOTHING, AS_WRITTEN)
                        .total())
                .isEqualTo(resistance);
    }

    @Test
    void a_helm_has_no_pd_at_its_slit() {
        Engagement engagement = Duel.with(Arms.RAPIER)
                .target("dodge: 8, armour: [{is: greathelm, covers: [head, eye], eyeslit: true}]")
                .opened();

        assertThat(number(engagement, DODGE, HitLocation.EYE).total()).isEqualTo(8);
        assertThat(number(engagement, DODGE, HitLocation.HEAD).total()).isEqualTo(8 + 4);
    }

    @Test
    void only_a_parry_has_the_modifiers_of_a_parry() {
        Engagement engagement = Duel.with(Arms.AXE)
                .target("dodge: 8, parry: 10, parryModifiers: [{amount: -2, what: a second parry},"
                        + " {amount: -1, what: a short blade}]")
                .opened();

        assertThat(number(engagement, PARRY, HitLocation.TORSO).total()).isEqualTo(7);
        assertThat(told(number(engagement, PARRY, HitLocation.TORSO))).isEqualTo("a second parry -2; a short blade -1");
        assertThat(number(engagement, DODGE, HitLocation.TORSO).total()).isEqualTo(8);
    }

    @Test
    void an_all_out_defense_has_another_defence_after_the_first_and_no_second_step_back() {
        Engagement plain = Duel.with(Arms.AXE)
                .target("dodge: 8, parry: 9, block: 10, shield: small, mayRetreat: true")
                .opened();
        Engagement allOut = Duel.with(Arms.AXE)
                .target("dodge: 8, parry: 9, block: 10, shield: small, mayRetreat: true, allOutDefense: true")
                .opened();

        Defending defending = new Defending(allOut, Engagement.TARGET, HitLocation.TORSO);
        assertThat(new Defending(plain, Engagement.TARGET, HitLocation.TORSO).second(PARRY))
                .isEmpty();
        assertThat(defending.second(Defence.PASSIVE)).isEmpty();
        assertThat(defending.second(PARRY))
                .containsExactly(
                        DODGE, new Defence(Defence.Kind.DODGE, true), BLOCK, new Defence(Defence.Kind.BLOCK, true));
        assertThat(defending.second(new Defence(Defence.Kind.DODGE, true))).containsExactly(PARRY, BLOCK);
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

    private static ChartedAttack attack(String target) {
        return GurpsScenario.kind().open(Duel.with(Arms.AXE).target(target).scenario());
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
