package dev.snakewater.application.gurps;

import static dev.snakewater.domain.gurps.table.Situational.BAD_FOOTING;
import static dev.snakewater.domain.gurps.table.Situational.CLOSE_COMBAT_WEAPON;
import static dev.snakewater.domain.gurps.table.Situational.OFF_HAND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.snakewater.application.gurps.GurpsScenario.Figure;
import dev.snakewater.application.gurps.GurpsScenario.GroupRow;
import dev.snakewater.application.gurps.GurpsScenario.Piece;
import dev.snakewater.application.gurps.GurpsScenario.WrittenAdjustment;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.gurps.arms.Ammunition;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.arms.Shield;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.table.Cover;
import dev.snakewater.domain.gurps.table.Maneuver;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be wrong with an attack, each with its place. */
class GurpsProblemsTest {

    private static final GurpsScenarios KIND = new GurpsScenarios();

    private static Duel axe() {
        return Duel.with("is", Arms.AXE);
    }

    private static Duel gun() {
        return Duel.with("is", Arms.REVOLVER_38);
    }

    private static Duel own(Object... fields) {
        return Duel.with(fields);
    }

    private static Duel weapon(String field, Object value) {
        return own("damage", "1d", "type", DamageType.CUTTING, field, value);
    }

    static Stream<Arguments> wrong() {
        return Stream.of(
                arguments(axe().attacker("name", "Ann", "skill", 0), "/attacker/skill", "0 is out of range"),
                arguments(axe().attacker("name", "Ann", "skill", 12, "dr", -1), "/attacker/dr", "-1 is out of range"),
                arguments(axe().attacker("name", "A,B", "skill", 12), "/attacker/name", "'A,B' is no name"),
                arguments(
                        axe().attacker("name", "Ann", "skill", 12, "st", 30),
                        "/weapon/damage",
                        "the table has no thrust and swing of ST 30"),
                arguments(
                        Duel.with("is", Arms.M_16).attacker("name", "Ann", "skill", 12, "shield", Shield.SMALL),
                        "/attacker/shield",
                        "a shield in a hand that holds the M16"),
                arguments(
                        own("type", DamageType.CUTTING),
                        "/weapon/damage",
                        "a weapon that is none of the list needs it"),
                arguments(own("damage", "1d"), "/weapon/type", "a weapon that is none of the list needs it"),
                arguments(own("damage", "0d", "type", DamageType.CUTTING), "/weapon/damage", "'0d' is no damage"),
                arguments(
                        own("damage", "1d", "type", DamageType.BULLET, "calibre", "big"),
                        "/weapon/calibre",
                        "'big' is no multiplier"),
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
                        axe().attacker("name", "Ann", "skill", 12, "posture", Posture.CRAWLING),
                        "/attacker/posture",
                        "who crawls attacks in close combat only, against GU-03"),
                arguments(
                        gun().attacker("name", "Ann", "skill", 12, "posture", Posture.CRAWLING),
                        "/attacker/posture",
                        "who crawls attacks in close combat only, against GU-03"),
                arguments(
                        gun().manner("location", HitLocation.HAND).target("name", "Bill", "cover", Cover.PRONE_HEAD_UP),
                        "/attack/location",
                        "the hand is covered (cover: prone head up), against GU-06"),
                arguments(
                        axe().manner("location", HitLocation.TORSO)
                                .target("name", "Bill", "cover", Cover.ONLY_THE_HEAD),
                        "/attack/location",
                        "the torso is covered (cover: only the head), against GU-06"),
                arguments(
                        gun().bystanders(Filled.in(Figure.class, "name", "Cole")),
                        "/bystanders/0/distance",
                        "nobody says how far off Cole is, by which the line of fire finds him"),
                arguments(weapon("beforeArmour", "0"), "/weapon/beforeArmour", "'0' is no multiplier"),
                arguments(weapon("armourDivisor", BigDecimal.ZERO), "/weapon/armourDivisor", "0 is out of range"),
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
                arguments(axe().manner("darkness", 2), "/attack/darkness", "2 is out of range"),
                arguments(
                        gun().manner("maneuver", Maneuver.WILD_SWING),
                        "/attack/maneuver",
                        "a Wild Swing with a ranged weapon"),
                arguments(gun().manner("rounds", 5), "/attack/rounds", "5 is out of range"),
                arguments(
                        Duel.with("is", Arms.LONGBOW).manner("popUp", true),
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
                        axe().manner("adjustments", List.of(new WrittenAdjustment(14, 1, "luck"))),
                        "/attack/adjustments/0/box",
                        "box 14 adds nothing of this"),
                arguments(
                        axe().manner("adjustments", List.of(new WrittenAdjustment(8, 1, "luck"))),
                        "/attack/adjustments/0/box",
                        "a hand attack does not pass box 8"),
                arguments(
                        gun().manner("adjustments", List.of(new WrittenAdjustment(9, 1, "luck"))),
                        "/attack/adjustments/0/box",
                        "box 9 adds only to opportunity fire and pop-up attacks"),
                arguments(
                        axe().target("name", "Bill", "parry", 8, "weapon", Arms.SHORT_BOW),
                        "/target/parry",
                        "a parry with the short bow, against GU-23"),
                arguments(
                        axe().target("name", "Bill", "shield", Shield.SMALL, "weapon", Arms.AK_47),
                        "/target/shield",
                        "a shield in a hand that holds the AK-47"),
                arguments(
                        axe().target("name", "Bill", "parry", 8, "weapon", Arms.AXE, "st", 30),
                        "/target/st",
                        "the table has no thrust and swing of ST 30"),
                arguments(axe().target("name", "Bill", "block", 9), "/target/block", "a block without a shield"),
                arguments(axe().target("name", "Bill", "dr", -2), "/target/dr", "-2 is out of range"),
                arguments(axe().target("name", "Ann"), "/target/name", "a second Ann"),
                arguments(axe().target("name", "Bill", "hitPoints", 11), "/target/hitPoints", "11 is out of range"),
                arguments(
                        axe().target("name", "Bill", "stands", Ground.Stands.BEHIND),
                        "/target/stands",
                        "the target stands where it stands"),
                arguments(
                        axe().target("name", "Bill", "vulnerability", "very"),
                        "/target/vulnerability",
                        "'very' is no multiplier"),
                arguments(
                        axe().target("name", "Bill", "armour", List.of(Filled.in(Piece.class, "pd", 2))),
                        "/target/armour/0",
                        "armour that is nothing of the list and has no DR"),
                arguments(gun().target("name", "Bill", "distance", 451), "/target/distance", "451 is out of range"),
                arguments(
                        gun().target("name", "Bill", "distance", 440, "speed", 20),
                        "/target/distance",
                        "460 yards of distance, height and speed together"),
                arguments(
                        Duel.with("is", Arms.THROWN_KNIFE).target("name", "Bill", "distance", 16),
                        "/target/distance",
                        "16 yards are beyond the weapon's range"),
                arguments(
                        axe().bystanders(Filled.in(Figure.class, "name", "bill")),
                        "/bystanders/0/name",
                        "a second bill"));
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
    void tells_all_of_it_at_once() {
        Duel bad = own("damage", "0d", "type", DamageType.CUTTING)
                .attacker("name", "Ann", "skill", 0)
                .target("name", "Bill", "dr", -1, "block", 9);
        assertThat(KIND.problems(bad.scenario()))
                .extracting(Problem::pointer)
                .containsExactlyInAnyOrder("/attacker/skill", "/weapon/damage", "/target/dr", "/target/block");
    }

    @ParameterizedTest
    @ValueSource(strings = {"byZero", "byOne", "byTwo", "byMore"})
    void a_made_attack_that_hits_with_no_round_is_named(String column) {
        Map<String, Object> row =
                new LinkedHashMap<>(Map.of("missedByOne", 0, "byZero", 1, "byOne", 1, "byTwo", 1, "byMore", 1));
        row.put(column, 0);
        GurpsScenario scenario = Form.like(gun().scenario())
                .with("groupTable", List.of(Filled.in(GroupRow.class, row)))
                .filled();
        assertThat(KIND.problems(scenario))
                .containsExactly(new Problem(
                        "/groupTable/0/" + column, "an attack that is made hits with nothing", "1 or more"));
    }

    @Test
    void what_cover_shows_can_be_aimed_at_and_a_random_blow_needs_no_aim() {
        assertThat(KIND.problems(gun().manner("location", HitLocation.EYE)
                        .target("name", "Bill", "cover", Cover.ONLY_THE_HEAD)
                        .scenario()))
                .isEmpty();
        assertThat(KIND.problems(axe().manner("maneuver", Maneuver.WILD_SWING, "location", HitLocation.TORSO)
                        .target("name", "Bill", "cover", Cover.ONLY_THE_HEAD)
                        .scenario()))
                .isEmpty();
    }

    @Test
    void who_crawls_may_attack_in_close_combat_and_who_is_struck_needs_no_distance() {
        Object[] crawling = {"name", "Ann", "skill", 12, "posture", Posture.CRAWLING};
        assertThat(KIND.problems(Duel.with("is", Arms.FIST).attacker(crawling).scenario()))
                .isEmpty();
        assertThat(KIND.problems(Duel.with("is", Arms.LARGE_KNIFE_THRUST)
                        .attacker(crawling)
                        .manner("situational", List.of(CLOSE_COMBAT_WEAPON))
                        .scenario()))
                .isEmpty();
        assertThat(KIND.problems(axe().manner("intoCloseCombat", true)
                        .bystanders(Filled.in(Figure.class, "name", "Cole", "stands", Ground.Stands.IN_CLOSE_COMBAT))
                        .scenario()))
                .isEmpty();
    }

    @Test
    void a_plain_attack_has_no_problems() {
        assertThat(KIND.problems(axe().scenario())).isEmpty();
        assertThat(KIND.problems(gun().scenario())).isEmpty();
    }
}
