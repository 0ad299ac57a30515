package dev.snakewater.application.gurps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.domain.gurps.table.Arms;
import dev.snakewater.domain.gurps.table.GroupHits;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be wrong with an attack, each with its place. */
class GurpsProblemsTest {

    private static final ScenarioKind<GurpsScenario, ChartedAttack, GurpsOutcome> KIND = GurpsScenario.kind();

    private static Duel axe() {
        return Duel.with(Arms.AXE);
    }

    private static Duel gun() {
        return Duel.with(Arms.REVOLVER_38);
    }

    /** Each row a scenario, but for what does not matter of Ann and Bill, and where what is wrong with it. */
    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        weapon: {is: axe}, attacker: {st: 30} | /weapon/damage | the table has no thrust and swing of ST 30
        weapon: {is: M16}, attacker: {shield: small} | /attacker/shield | a shield in a hand that holds the M16
        weapon: {type: cutting} | /weapon/damage | a weapon that is none of the list needs it
        weapon: {damage: 1d} | /weapon/type | a weapon that is none of the list needs it
        weapon: {damage: 1d, type: cutting, calibre: 1.5} | /weapon/calibre | a calibre of a weapon that fires no bullets
        weapon: {is: spear, calibre: 2} | /weapon/calibre | a calibre of a weapon that fires no bullets
        weapon: {is: axe}, attack: {situational: [off hand, bad footing, off hand]} | /attack/situational/2 | 'off hand' is said twice
        weapon: {is: axe}, attacker: {posture: crawling} | /attacker/posture | who crawls attacks in close combat only, against GU-03
        weapon: {is: .38 revolver}, attacker: {posture: crawling} | /attacker/posture | who crawls attacks in close combat only, against GU-03
        weapon: {is: .38 revolver}, attack: {location: hand}, target: {cover: prone head up} | /attack/location | the hand is covered (cover: prone head up), against GU-06
        weapon: {is: axe}, attack: {location: torso}, target: {cover: only the head} | /attack/location | the torso is covered (cover: only the head), against GU-06
        weapon: {is: .38 revolver}, bystanders: [{name: Cole}] | /bystanders/0/distance | nobody says how far off Cole is, by which the line of fire finds him
        weapon: {damage: 1d, type: cutting, armourDivisor: 0} | /weapon/armourDivisor | 0 has too many places, or is too small
        weapon: {damage: 1d, type: cutting, accuracy: 2} | /weapon/accuracy | only ranged weapons have it
        weapon: {damage: 1d, type: cutting, ammunition: expanding} | /weapon/ammunition | ammunition of a weapon that fires no bullets
        weapon: {damage: 1d, type: bullet, use: gun} | /weapon/snapShot | a ranged weapon that is none of the list needs it
        weapon: {is: axe}, attack: {turnsAimed: 1} | /attack/turnsAimed | aim with a hand weapon
        weapon: {is: axe}, attack: {popUp: true} | /attack/popUp | a pop-up attack with a hand weapon
        weapon: {is: .38 revolver}, attack: {maneuver: wild swing} | /attack/maneuver | a Wild Swing with a ranged weapon
        weapon: {is: .38 revolver}, attack: {rounds: 5} | /attack/rounds | 5 is out of range
        weapon: {is: longbow}, attack: {popUp: true} | /attack/popUp | a pop-up attack with a bow, against GU-09
        weapon: {is: axe}, attack: {maneuver: wild swing, location: head} | /attack/location | aimed at the head, of a Wild Swing
        weapon: {is: axe}, attack: {location: vitals} | /attack/location | the axe cannot be aimed at the vitals, by GU-06
        weapon: {is: axe}, attack: {adjustments: [{box: 14, amount: 1, what: luck}]} | /attack/adjustments/0/box | box 14 adds nothing of this
        weapon: {is: axe}, attack: {adjustments: [{box: 8, amount: 1, what: luck}]} | /attack/adjustments/0/box | a hand attack does not pass box 8
        weapon: {is: .38 revolver}, attack: {adjustments: [{box: 9, amount: 1, what: luck}]} | /attack/adjustments/0/box | box 9 adds only to opportunity fire and pop-up attacks
        weapon: {is: axe}, target: {parry: 8, weapon: short bow} | /target/parry | a parry with the short bow, against GU-23
        weapon: {is: axe}, target: {shield: small, weapon: AK-47} | /target/shield | a shield in a hand that holds the AK-47
        weapon: {is: axe}, target: {parry: 8, weapon: axe, st: 30} | /target/st | the table has no thrust and swing of ST 30
        weapon: {is: axe}, target: {block: 9} | /target/block | a block without a shield
        weapon: {is: axe}, target: {name: Ann} | /target/name | a second Ann
        weapon: {is: axe}, target: {hitPoints: 11} | /target/hitPoints | 11 is out of range
        weapon: {is: axe}, target: {stands: behind} | /target/stands | the target stands where it stands
        weapon: {is: axe}, target: {armour: [{pd: 2}]} | /target/armour/0 | armour that is nothing of the list and has no DR
        weapon: {is: .38 revolver}, target: {distance: 440, speed: 20} | /target/distance | 460 yards of distance, height and speed together
        weapon: {is: thrown large knife}, target: {distance: 16} | /target/distance | 16 yards are beyond the weapon's range
        weapon: {is: axe}, bystanders: [{name: bill}] | /bystanders/0/name | a second bill
        weapon: {is: axe}, attack: {move: walking} | /attack/movePenalty | nobody says what a blow costs while walking, and GU-03 has no number for it
        weapon: {is: axe}, attack: {movePenalty: -2} | /attack/movePenalty | a number for somebody who does not move
        weapon: {is: .38 revolver}, attack: {move: walking, movePenalty: -2} | /attack/movePenalty | a number for a shot, for which the table of B117 counts
        weapon: {is: .38 revolver}, attack: {intoCloseCombat: true} | /attack/closeCombatPenalty | nobody says what a shot into a close combat costs, and GU-06 has no number for it
        weapon: {is: .38 revolver}, attack: {closeCombatPenalty: -2} | /attack/closeCombatPenalty | a number for an attack into no close combat
        weapon: {is: axe}, target: {uphill: 2} | /target/elevationToHit | nobody says what a blow costs at somebody above the attacker, and GU-06 has no number for it
        weapon: {is: axe}, target: {downhill: 2} | /target/elevationToHit | nobody says what a blow costs at somebody below the attacker, and GU-06 has no number for it
        weapon: {is: axe}, target: {downhill: 2, elevationToHit: 1, downhillBonus: 1} | /target/downhillBonus | a number for a blow, which passes no box 8
        weapon: {is: .38 revolver}, target: {elevationToHit: 1} | /target/elevationToHit | a number for a shot, for which height is distance
        weapon: {is: .38 revolver}, target: {distance: 9, downhill: 4} | /target/downhillBonus | nobody says by how many yards the distance counts for less downhill, and GU-08 has no number for it
        weapon: {is: .38 revolver}, target: {distance: 9, downhill: 4, downhillBonus: 5} | /target/downhillBonus | 5 is out of range
        weapon: {is: .38 revolver}, target: {distance: 9, uphill: 1, downhill: 4, downhillBonus: 2} | /target/downhill | above the attacker and below him
        weapon: {is: axe}, attack: {location: shield hand} | /attack/location | aimed at the shield hand of who has no shield
        weapon: {is: axe}, target: {dodge: 8, parryModifiers: [{amount: -1, what: a flail}]} | /target/parryModifiers | modifiers of a parry without a parry
        weapon: {is: axe}, target: {dodge: 8, allOutDefense: true} | /target/allOutDefense | an All-Out Defense with fewer than two defences
        weapon: {is: axe}, target: {dodge: 8, parry: 8, open: true, allOutDefense: true} | /target/allOutDefense | an All-Out Defense of who has only his PD
        weapon: {is: M16, armourDivisor: 0.005} | /weapon/armourDivisor | 0.005 has too many places, or is too small
        weapon: {is: M16, armourDivisor: 0.33333} | /weapon/armourDivisor | 0.33333 has too many places, or is too small
        weapon: {is: axe}, target: {armour: [{dr: 4, againstPoints: 2, against: [{type: impaling, dr: 2}]}]} | /target/armour/0/against/0/type | a second DR against impaling
        weapon: {is: axe}, target: {armour: [{dr: 4, covers: [torso], eyeslit: true}]} | /target/armour/0/eyeslit | a slit in what does not cover the eye
        """)
    void tells_what_is_wrong_and_where(String written, String pointer, String what) {
        List<Problem> problems = KIND.problems(Duel.of(written).scenario());
        assertThat(problems).extracting(Problem::pointer).contains(pointer);
        assertThat(problems)
                .filteredOn(problem -> problem.pointer().equals(pointer))
                .extracting(Problem::what)
                .containsExactly(what);
        assertThat(problems)
                .extracting(Problem::instead)
                .allSatisfy(instead -> assertThat(instead).isNotBlank());
    }

    @Test
    void a_group_hits_with_no_more_rounds_than_it_has() {
        GurpsScenario gun = gun().scenario();
        GurpsScenario scenario = gun.withGroups(new GroupHits(List.of(new GroupHits.Row(0, 1, 1, 1, 2))));
        assertThat(KIND.problems(scenario))
                .containsExactly(new Problem("/groupTable/0", "more hits than rounds", "at most 1"));
    }

    @Test
    void what_cover_shows_can_be_aimed_at_and_a_random_blow_needs_no_aim() {
        assertThat(KIND.problems(gun().manner("location: eye")
                        .target("cover: only the head")
                        .scenario()))
                .isEmpty();
        assertThat(KIND.problems(axe().manner("maneuver: wild swing, location: torso")
                        .target("cover: only the head")
                        .scenario()))
                .isEmpty();
    }

    @Test
    void who_crawls_may_attack_in_close_combat_and_who_is_struck_needs_no_distance() {
        String crawling = "posture: crawling";
        assertThat(KIND.problems(Duel.with(Arms.FIST).attacker(crawling).scenario()))
                .isEmpty();
        assertThat(KIND.problems(Duel.with(Arms.LARGE_KNIFE_THRUST)
                        .attacker(crawling)
                        .manner("situational: [close combat weapon]")
                        .scenario()))
                .isEmpty();
        assertThat(KIND.problems(axe().manner("intoCloseCombat: true")
                        .bystanders("name: Cole, stands: in close combat")
                        .scenario()))
                .isEmpty();
    }

    @Test
    void a_plain_attack_has_no_problems() {
        assertThat(KIND.problems(axe().scenario())).isEmpty();
        assertThat(KIND.problems(gun().scenario())).isEmpty();
    }
}
