package dev.snakewater.application.gurps;

import static dev.snakewater.domain.gurps.table.Situational.BAD_FOOTING;
import static dev.snakewater.domain.gurps.table.Situational.CLOSE_COMBAT_WEAPON;
import static dev.snakewater.domain.gurps.table.Situational.OFF_HAND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.snakewater.application.Filled;
import dev.snakewater.application.gurps.GurpsScenario.Attacked;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.domain.gurps.arms.Ammunition;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.arms.Shield;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Adjustment;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.attack.ParryModifier;
import dev.snakewater.domain.gurps.attack.Worn;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.table.Cover;
import dev.snakewater.domain.gurps.table.GroupHits;
import dev.snakewater.domain.gurps.table.Maneuver;
import dev.snakewater.domain.gurps.table.Move;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What can be wrong with an attack, each with its place. */
class GurpsProblemsTest {

    private static final ScenarioKind<GurpsScenario, ChartedAttack, GurpsOutcome> KIND = GurpsScenario.kind();

    private static Duel axe() {
        return Duel.with(Arms.AXE);
    }

    private static Duel gun() {
        return Duel.with(Arms.REVOLVER_38);
    }

    private static Duel own(Object... fields) {
        return Duel.with(fields);
    }

    private static Duel weapon(String field, Object value) {
        return own("damage", "1d", "type", DamageType.CUTTING, field, value);
    }

    static Stream<Arguments> wrong() {
        String wanting = " has no number for it";
        return Stream.of(
                arguments(axe().attacker("st", 30), "/weapon/damage", "the table has no thrust and swing of ST 30"),
                arguments(
                        Duel.with(Arms.M_16).attacker("shield", Shield.SMALL),
                        "/attacker/shield",
                        "a shield in a hand that holds the M16"),
                arguments(
                        own("type", DamageType.CUTTING),
                        "/weapon/damage",
                        "a weapon that is none of the list needs it"),
                arguments(own("damage", "1d"), "/weapon/type", "a weapon that is none of the list needs it"),
                arguments(weapon("calibre", "1.5"), "/weapon/calibre", "a calibre of a weapon that fires no bullets"),
                arguments(
                        own("is", Arms.SPEAR, "calibre", "2"),
                        "/weapon/calibre",
                        "a calibre of a weapon that fires no bullets"),
                arguments(
                        axe().manner("situational", List.of(OFF_HAND, BAD_FOOTING, OFF_HAND)),
                        "/attack/situational/2",
                        "'off hand' is said twice"),
                arguments(
                        axe().attacker("posture", Posture.CRAWLING),
                        "/attacker/posture",
                        "who crawls attacks in close combat only, against GU-03"),
                arguments(
                        gun().attacker("posture", Posture.CRAWLING),
                        "/attacker/posture",
                        "who crawls attacks in close combat only, against GU-03"),
                arguments(
                        gun().manner("location", HitLocation.HAND).target("cover", Cover.PRONE_HEAD_UP),
                        "/attack/location",
                        "the hand is covered (cover: prone head up), against GU-06"),
                arguments(
                        axe().manner("location", HitLocation.TORSO).target("cover", Cover.ONLY_THE_HEAD),
                        "/attack/location",
                        "the torso is covered (cover: only the head), against GU-06"),
                arguments(
                        gun().bystanders(Filled.in(Attacked.class, "name", "Cole")),
                        "/bystanders/0/distance",
                        "nobody says how far off Cole is, by which the line of fire finds him"),
                arguments(
                        weapon("armourDivisor", BigDecimal.ZERO),
                        "/weapon/armourDivisor",
                        "0 has too many places, or is too small"),
                arguments(weapon("accuracy", 2), "/weapon/accuracy", "only ranged weapons have it"),
                arguments(
                        weapon("ammunition", Ammunition.EXPANDING),
                        "/weapon/ammunition",
                        "ammunition of a weapon that fires no bullets"),
                arguments(
                        own("damage", "1d", "type", DamageType.BULLET, "use", Weapon.Use.GUN),
                        "/weapon/snapShot",
                        "a ranged weapon that is none of the list needs it"),
                arguments(axe().manner("turnsAimed", 1), "/attack/turnsAimed", "aim with a hand weapon"),
                arguments(axe().manner("popUp", true), "/attack/popUp", "a pop-up attack with a hand weapon"),
                arguments(
                        gun().manner("maneuver", Maneuver.WILD_SWING),
                        "/attack/maneuver",
                        "a Wild Swing with a ranged weapon"),
                arguments(gun().manner("rounds", 5), "/attack/rounds", "5 is out of range"),
                arguments(
                        Duel.with(Arms.LONGBOW).manner("popUp", true),
                        "/attack/popUp",
                        "a pop-up attack with a bow, against GU-09"),
                arguments(
                        axe().manner("maneuver", Maneuver.WILD_SWING, "location", HitLocation.HEAD),
                        "/attack/location",
                        "aimed at the head, of a Wild Swing"),
                arguments(
                        axe().manner("location", HitLocation.VITALS),
                        "/attack/location",
                        "the axe cannot be aimed at the vitals, by GU-06"),
                arguments(
                        axe().manner("adjustments", List.of(new Adjustment(14, 1, "luck"))),
                        "/attack/adjustments/0/box",
                        "box 14 adds nothing of this"),
                arguments(
                        axe().manner("adjustments", List.of(new Adjustment(8, 1, "luck"))),
                        "/attack/adjustments/0/box",
                        "a hand attack does not pass box 8"),
                arguments(
                        gun().manner("adjustments", List.of(new Adjustment(9, 1, "luck"))),
                        "/attack/adjustments/0/box",
                        "box 9 adds only to opportunity fire and pop-up attacks"),
                arguments(
                        axe().target("parry", 8, "weapon", Arms.SHORT_BOW),
                        "/target/parry",
                        "a parry with the short bow, against GU-23"),
                arguments(
                        axe().target("shield", Shield.SMALL, "weapon", Arms.AK_47),
                        "/target/shield",
                        "a shield in a hand that holds the AK-47"),
                arguments(
                        axe().target("parry", 8, "weapon", Arms.AXE, "st", 30),
                        "/target/st",
                        "the table has no thrust and swing of ST 30"),
                arguments(axe().target("block", 9), "/target/block", "a block without a shield"),
                arguments(axe().target("name", "Ann"), "/target/name", "a second Ann"),
                arguments(axe().target("hitPoints", 11), "/target/hitPoints", "11 is out of range"),
                arguments(
                        axe().target("stands", Ground.Stands.BEHIND),
                        "/target/stands",
                        "the target stands where it stands"),
                arguments(
                        axe().target("armour", List.of(Filled.in(Worn.class, "pd", 2))),
                        "/target/armour/0",
                        "armour that is nothing of the list and has no DR"),
                arguments(
                        gun().target("distance", 440, "speed", 20),
                        "/target/distance",
                        "460 yards of distance, height and speed together"),
                arguments(
                        Duel.with(Arms.THROWN_KNIFE).target("distance", 16),
                        "/target/distance",
                        "16 yards are beyond the weapon's range"),
                arguments(
                        axe().bystanders(Filled.in(Attacked.class, "name", "bill")),
                        "/bystanders/0/name",
                        "a second bill"),
                arguments(
                        axe().manner("move", Move.WALKING),
                        "/attack/movePenalty",
                        "nobody says what a blow costs while walking, and GU-03" + wanting),
                arguments(
                        axe().manner("movePenalty", -2),
                        "/attack/movePenalty",
                        "a number for somebody who does not move"),
                arguments(
                        gun().manner("move", Move.WALKING, "movePenalty", -2),
                        "/attack/movePenalty",
                        "a number for a shot, for which the table of B117 counts"),
                arguments(
                        gun().manner("intoCloseCombat", true),
                        "/attack/closeCombatPenalty",
                        "nobody says what a shot into a close combat costs, and GU-06" + wanting),
                arguments(
                        gun().manner("closeCombatPenalty", -2),
                        "/attack/closeCombatPenalty",
                        "a number for an attack into no close combat"),
                arguments(
                        axe().target("uphill", 2),
                        "/target/elevationToHit",
                        "nobody says what a blow costs at somebody above the attacker, and GU-06" + wanting),
                arguments(
                        axe().target("downhill", 2),
                        "/target/elevationToHit",
                        "nobody says what a blow costs at somebody below the attacker, and GU-06" + wanting),
                arguments(
                        axe().target("downhill", 2, "elevationToHit", 1, "downhillBonus", 1),
                        "/target/downhillBonus",
                        "a number for a blow, which passes no box 8"),
                arguments(
                        gun().target("elevationToHit", 1),
                        "/target/elevationToHit",
                        "a number for a shot, for which height is distance"),
                arguments(
                        gun().target("distance", 9, "downhill", 4),
                        "/target/downhillBonus",
                        "nobody says by how many yards the distance counts for less downhill, and GU-08" + wanting),
                arguments(
                        gun().target("distance", 9, "downhill", 4, "downhillBonus", 5),
                        "/target/downhillBonus",
                        "5 is out of range"),
                arguments(
                        gun().target("distance", 9, "uphill", 1, "downhill", 4, "downhillBonus", 2),
                        "/target/downhill",
                        "above the attacker and below him"),
                arguments(
                        axe().manner("location", HitLocation.SHIELD_HAND),
                        "/attack/location",
                        "aimed at the shield hand of who has no shield"),
                arguments(
                        axe().target("dodge", 8, "parryModifiers", List.of(new ParryModifier(-1, "a flail"))),
                        "/target/parryModifiers",
                        "modifiers of a parry without a parry"),
                arguments(
                        axe().target("dodge", 8, "allOutDefense", true),
                        "/target/allOutDefense",
                        "an All-Out Defense with fewer than two defences"),
                arguments(
                        axe().target("dodge", 8, "parry", 8, "open", true, "allOutDefense", true),
                        "/target/allOutDefense",
                        "an All-Out Defense of who has only his PD"),
                arguments(
                        Duel.with("is", Arms.M_16, "armourDivisor", new BigDecimal("0.005")),
                        "/weapon/armourDivisor",
                        "0.005 has too many places, or is too small"),
                arguments(
                        Duel.with("is", Arms.M_16, "armourDivisor", new BigDecimal("0.33333")),
                        "/weapon/armourDivisor",
                        "0.33333 has too many places, or is too small"),
                arguments(
                        axe().target(
                                        "armour",
                                        List.of(armour("againstPoints", 2, "against", against(DamageType.IMPALING)))),
                        "/target/armour/0/against/0/type",
                        "a second DR against impaling"),
                arguments(
                        axe().target("armour", List.of(armour("covers", List.of(HitLocation.TORSO), "eyeslit", true))),
                        "/target/armour/0/eyeslit",
                        "a slit in what does not cover the eye"));
    }

    @ParameterizedTest(name = "{1}: {2}")
    @MethodSource("wrong")
    void tells_what_is_wrong_and_where(Duel duel, String pointer, String what) {
        List<Problem> problems = KIND.problems(duel.scenario());
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
        GurpsScenario scenario = gun.withGroupTable(List.of(new GroupHits.Row(0, 1, 1, 1, 2)));
        assertThat(KIND.problems(scenario))
                .containsExactly(new Problem("/groupTable/0", "more hits than rounds", "at most 1"));
    }

    @Test
    void what_cover_shows_can_be_aimed_at_and_a_random_blow_needs_no_aim() {
        assertThat(KIND.problems(gun().manner("location", HitLocation.EYE)
                        .target("cover", Cover.ONLY_THE_HEAD)
                        .scenario()))
                .isEmpty();
        assertThat(KIND.problems(axe().manner("maneuver", Maneuver.WILD_SWING, "location", HitLocation.TORSO)
                        .target("cover", Cover.ONLY_THE_HEAD)
                        .scenario()))
                .isEmpty();
    }

    @Test
    void who_crawls_may_attack_in_close_combat_and_who_is_struck_needs_no_distance() {
        Object[] crawling = {"posture", Posture.CRAWLING};
        assertThat(KIND.problems(Duel.with(Arms.FIST).attacker(crawling).scenario()))
                .isEmpty();
        assertThat(KIND.problems(Duel.with(Arms.LARGE_KNIFE_THRUST)
                        .attacker(crawling)
                        .manner("situational", List.of(CLOSE_COMBAT_WEAPON))
                        .scenario()))
                .isEmpty();
        assertThat(KIND.problems(axe().manner("intoCloseCombat", true)
                        .bystanders(Filled.in(Attacked.class, "name", "Cole", "stands", Ground.Stands.IN_CLOSE_COMBAT))
                        .scenario()))
                .isEmpty();
    }

    @Test
    void a_plain_attack_has_no_problems() {
        assertThat(KIND.problems(axe().scenario())).isEmpty();
        assertThat(KIND.problems(gun().scenario())).isEmpty();
    }

    private static List<Worn.Against> against(DamageType type) {
        return List.of(new Worn.Against(type, 2));
    }

    private static Worn armour(Object... fields) {
        return Filled.in(
                Worn.class, Stream.concat(Stream.of("dr", 4), Stream.of(fields)).toArray());
    }
}
