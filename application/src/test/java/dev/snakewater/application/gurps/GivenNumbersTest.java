package dev.snakewater.application.gurps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.arms.Shield;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.attack.ToHit;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.table.Move;
import dev.snakewater.domain.modifier.Tally;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers that no table here has and the scenario gives: what they come to, what asks for them, and what refuses them. */
class GivenNumbersTest {

    private static final GurpsScenarios KIND = new GurpsScenarios();

    private static Duel sword() {
        return Duel.with("is", Arms.BROADSWORD_SWUNG);
    }

    private static Duel gun() {
        return Duel.with("is", Arms.REVOLVER_38);
    }

    private static Duel at(Duel duel, Object... target) {
        return duel.target(
                Stream.concat(Stream.of("name", "Bill"), Stream.of(target)).toArray());
    }

    static Stream<Arguments> toHit() {
        return Stream.of(
                arguments(
                        "12 of skill, 3 less on the run",
                        sword().manner("move", Move.RUNNING, "movePenalty", -3),
                        3,
                        "running, B117 -3",
                        9),
                arguments(
                        "12, 2 less up the stairs",
                        at(sword(), "uphill", 2, "elevationToHit", -2),
                        6,
                        "relative elevation, B123 -2",
                        10),
                arguments(
                        "12, 4 less into a close combat",
                        sword().manner("intoCloseCombat", true, "closeCombatPenalty", -4),
                        6,
                        "into a close combat, B114 -4",
                        8),
                arguments(
                        "12 at a yard, 1 less into a close combat: 11, which beats SS 10",
                        gun().manner("intoCloseCombat", true, "closeCombatPenalty", -1),
                        6,
                        "into a close combat, B114 -1",
                        11),
                arguments(
                        "12, 8 less at the hand with the shield",
                        at(sword(), "shield", Shield.SMALL).manner("location", HitLocation.SHIELD_HAND),
                        6,
                        "at the shield hand, CII53 -8",
                        4),
                arguments(
                        "12 at 20 yards that count as 15, 5 less: 7, 4 less of a snap shot",
                        at(gun(), "distance", 20, "downhill", 10, "downhillBonus", 5),
                        8,
                        "15 yards, 5 fewer downhill, B201 -5",
                        3));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("toHit")
    void is_counted_in_its_box_with_its_reason(String about, Duel duel, int box, String line, int number) {
        Engagement engagement = opened(duel);
        HitLocation location = engagement.manner().location();

        assertThat(ToHit.lines(box, engagement, Engagement.TARGET, location).stream()
                        .map(GivenNumbersTest::told))
                .containsExactly(line);
        assertThat(ToHit.limited(
                                engagement,
                                Engagement.TARGET,
                                location,
                                ToHit.sum(engagement, Engagement.TARGET, location))
                        .total())
                .isEqualTo(number);
    }

    @Test
    void a_shot_into_a_close_combat_costs_nothing_more_at_who_is_not_in_it() {
        Engagement engagement = opened(gun().manner("intoCloseCombat", true, "closeCombatPenalty", -2)
                .bystanders(bystander("Cole", Ground.Stands.IN_CLOSE_COMBAT), bystander("Dora", Ground.Stands.BEHIND)));

        assertThat(ToHit.lines(6, engagement, 1, HitLocation.TORSO)).hasSize(1);
        assertThat(ToHit.lines(6, engagement, 2, HitLocation.TORSO)).isEmpty();
    }

    @Test
    void a_shot_into_a_close_combat_finds_who_is_before_it_then_anybody_in_it_then_who_is_behind() {
        Engagement engagement = opened(gun().manner("intoCloseCombat", true, "closeCombatPenalty", -2)
                .target("name", "Bill", "distance", 5)
                .bystanders(
                        bystander("Cole", Ground.Stands.IN_CLOSE_COMBAT, 5),
                        bystander("Dora", Ground.Stands.BEHIND, 9),
                        bystander("Ed", Ground.Stands.IN_FRONT, 2),
                        bystander("Fay", Ground.Stands.IN_CLOSE_COMBAT, 5)));

        assertThat(engagement.nextAtRandom(List.of(3, 1, 4, 2))).containsExactly(3);
        assertThat(engagement.nextAtRandom(List.of(1, 4, 2))).containsExactly(1, 4);
        assertThat(engagement.nextAtRandom(List.of(4, 2))).containsExactly(4);
        assertThat(engagement.nextAtRandom(List.of(2))).containsExactly(2);
        assertThat(engagement.nextAtRandom(List.of())).isEmpty();
    }

    static Stream<Arguments> wrong() {
        String wanting = " has no number for it";
        return Stream.of(
                arguments(
                        sword().manner("move", Move.WALKING),
                        "/attack/movePenalty",
                        "nobody says what a blow costs while walking, and GU-03" + wanting),
                arguments(
                        sword().manner("movePenalty", -2),
                        "/attack/movePenalty",
                        "a number for somebody who does not move"),
                arguments(
                        gun().manner("move", Move.WALKING, "movePenalty", -2),
                        "/attack/movePenalty",
                        "a number for a shot, for which the table of B117 counts"),
                arguments(
                        sword().manner("move", Move.WALKING, "movePenalty", 2),
                        "/attack/movePenalty",
                        "2 is out of range"),
                arguments(
                        gun().manner("intoCloseCombat", true),
                        "/attack/closeCombatPenalty",
                        "nobody says what a shot into a close combat costs, and GU-06" + wanting),
                arguments(
                        gun().manner("closeCombatPenalty", -2),
                        "/attack/closeCombatPenalty",
                        "a number for an attack into no close combat"),
                arguments(
                        at(sword(), "uphill", 2),
                        "/target/elevationToHit",
                        "nobody says what a blow costs at somebody above the attacker, and GU-06" + wanting),
                arguments(
                        at(sword(), "downhill", 2),
                        "/target/elevationToHit",
                        "nobody says what a blow costs at somebody below the attacker, and GU-06" + wanting),
                arguments(
                        at(sword(), "downhill", 2, "elevationToHit", 1, "downhillBonus", 1),
                        "/target/downhillBonus",
                        "a number for a blow, which passes no box 8"),
                arguments(
                        at(gun(), "elevationToHit", 1),
                        "/target/elevationToHit",
                        "a number for a shot, for which height is distance"),
                arguments(
                        at(gun(), "distance", 9, "downhill", 4),
                        "/target/downhillBonus",
                        "nobody says by how many yards the distance counts for less downhill, and GU-08" + wanting),
                arguments(
                        at(gun(), "distance", 9, "downhill", 4, "downhillBonus", 5),
                        "/target/downhillBonus",
                        "5 is out of range"),
                arguments(
                        at(gun(), "distance", 9, "uphill", 1, "downhill", 4, "downhillBonus", 2),
                        "/target/downhill",
                        "above the attacker and below him"),
                arguments(
                        sword().manner("location", HitLocation.SHIELD_HAND),
                        "/attack/location",
                        "aimed at the shield hand of who has no shield"),
                arguments(
                        at(sword(), "dodge", 8, "parryModifiers", List.of(new ParryModifier(-1, "a flail"))),
                        "/target/parryModifiers",
                        "modifiers of a parry without a parry"),
                arguments(
                        at(sword(), "parry", 8, "parryModifiers", List.of(new ParryModifier(-1, " "))),
                        "/target/parryModifiers/0/what",
                        "an amount without a reason"),
                arguments(
                        at(sword(), "dodge", 8, "allOutDefense", true),
                        "/target/allOutDefense",
                        "an All-Out Defense with fewer than two defences"),
                arguments(
                        at(sword(), "dodge", 8, "parry", 8, "open", true, "allOutDefense", true),
                        "/target/allOutDefense",
                        "an All-Out Defense of who has only his PD"),
                arguments(
                        Duel.with("is", Arms.M_16, "armourDivisor", new BigDecimal("0.005")),
                        "/weapon/armourDivisor",
                        "0.005 is out of range"),
                arguments(
                        Duel.with("is", Arms.M_16, "armourDivisor", new BigDecimal("0.33333")),
                        "/weapon/armourDivisor",
                        "0.33333 has too many places"),
                arguments(
                        at(
                                sword(),
                                "armour",
                                List.of(armour("againstPoints", 2, "against", against(DamageType.IMPALING)))),
                        "/target/armour/0/against/0/type",
                        "a second DR against impaling"),
                arguments(
                        at(sword(), "armour", List.of(armour("covers", List.of(HitLocation.TORSO), "eyeslit", true))),
                        "/target/armour/0/eyeslit",
                        "a slit in what does not cover the eye"));
    }

    @ParameterizedTest(name = "{1}: {2}")
    @MethodSource("wrong")
    void what_is_wanting_or_cannot_be_is_told(Duel duel, String pointer, String what) {
        assertThat(KIND.problems(duel.scenario()))
                .filteredOn(problem -> problem.pointer().equals(pointer))
                .extracting(Problem::what)
                .containsExactly(what);
    }

    private static List<DrAgainst> against(DamageType type) {
        return List.of(new DrAgainst(type, 2));
    }

    private static GurpsScenario.Piece armour(Object... fields) {
        return Filled.in(
                GurpsScenario.Piece.class,
                Stream.concat(Stream.of("dr", 4), Stream.of(fields)).toArray());
    }

    private static GurpsScenario.Figure bystander(String name, Ground.Stands stands) {
        return bystander(name, stands, 1);
    }

    private static GurpsScenario.Figure bystander(String name, Ground.Stands stands, int yards) {
        return Filled.in(GurpsScenario.Figure.class, "name", name, "stands", stands, "distance", yards);
    }

    private static Engagement opened(Duel duel) {
        assertThat(KIND.problems(duel.scenario())).isEmpty();
        return KIND.open(duel.scenario()).engagement();
    }

    private static String told(Tally.Line line) {
        Tally.Plus plus = (Tally.Plus) line;
        return plus.modifier().what() + " " + plus.modifier().amount();
    }
}
