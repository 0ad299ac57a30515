package dev.snakewater.application.exp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Hex;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Reach;
import dev.snakewater.domain.exp.Vocation;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.Hidden;
import dev.snakewater.domain.exp.table.WeaponType;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is told of a set-up that is wrong: where, what, and what would be right. */
class ExpProblemsTest {

    static Stream<Arguments> wrong() {
        return Stream.of(
                wrong(
                        "no distance",
                        a -> a.attack("hexes", Optional.empty()),
                        "/hexes",
                        "nobody says how far away the target is"),
                wrong(
                        "two distances",
                        a -> a.attacker("at", place(0, 0)).target("at", place(1, 0)),
                        "/hexes",
                        "the distance is told 2 times"),
                wrong(
                        "one place",
                        a -> a.attack("hexes", Optional.empty()).attacker("at", place(0, 0)),
                        "/target/at",
                        "only the place of the other is told"),
                wrong("negative distance", a -> a.attack("hexes", -1), "/hexes", "-1 is out of range"),
                wrong(
                        "negative metres",
                        a -> a.attack("hexes", Optional.empty()).attack("metres", -4),
                        "/metres",
                        "-4 is out of range"),
                wrong("120% cover", a -> a.cover(120), "/protection/cover", "120 is out of range"),
                wrong(
                        "-1% concealment",
                        a -> a.protection("concealment", -1), "/protection/concealment", "-1 is out of range"),
                wrong(
                        "cover told twice",
                        a -> a.cover(50).protection("roundACorner", Hidden.RIFLE),
                        "/protection/roundACorner",
                        "the cover is told twice"),
                wrong("negative range", a -> a.range("-3/100"), "/attacker/weapons/0/range", "-3 is out of range"),
                wrong("decay of 0", a -> a.range("3/0"), "/attacker/weapons/0/decay", "0 is out of range"),
                wrong("no dice", a -> a.damage("much"), "/attacker/weapons/0/damage", "'much' are no dice of damage"),
                wrong("FUDGE dice", a -> a.damage("4dF"), "/attacker/weapons/0/damage", "'4dF' are no dice of damage"),
                wrong(
                        "too many dice",
                        a -> a.damage("900d6"),
                        "/attacker/weapons/0/damage",
                        "'900d6' are no dice of damage"),
                wrong(
                        "a gun with a reach",
                        a -> a.type(WeaponType.TYPE_C).weapon("reach", Reach.POLE),
                        "/attacker/weapons/0/reach",
                        "a type C weapon with a reach"),
                wrong(
                        "weather decided and thrown for",
                        a -> a.with("snow heavy").thrown(Condition.WIND, Condition.SNOW),
                        "/weather/thrown/1",
                        "the snow is decided and thrown for"),
                wrong(
                        "weather thrown for twice",
                        a -> a.thrown(Condition.WIND, Condition.WIND),
                        "/weather/thrown/1",
                        "the wind is thrown for twice"),
                wrong(
                        "blind at nobody knows what size",
                        a -> a.blind(Optional.of("steps"), List.of()),
                        "/target/size",
                        "nobody says how large the target of blind fire is"),
                wrong(
                        "blinded by weather that is not there",
                        a -> a.with("size large").blind(Optional.of("steps"), List.of(Condition.DARKNESS)),
                        "/blind/causes/0",
                        "there is no darkness to blind her"),
                wrong(
                        "an empty cue",
                        a -> a.with("size large").blind(Optional.of(" "), List.of()),
                        "/blind/cue",
                        "an empty cue"),
                wrong(
                        "an adjustment of nothing",
                        a -> a.own("moths", 0, false),
                        "/adjustments/0/flat",
                        "an adjustment of 0"),
                wrong(
                        "an adjustment without a reason",
                        a -> a.own(own("moths", Optional.of(-5), Optional.empty(), " ")),
                        "/adjustments/0/reason",
                        "an adjustment without a reason"),
                wrong(
                        "an adjustment without an amount",
                        a -> a.own(own("moths", Optional.empty(), Optional.empty(), "many")),
                        "/adjustments/0",
                        "it has no amount"),
                wrong(
                        "an adjustment that is flat and a rate",
                        a -> a.own(own("moths", Optional.of(-5), Optional.of(-5), "many")),
                        "/adjustments/0",
                        "it is flat and a rate"),
                wrong(
                        "the referee's word in tactical play",
                        a -> a.attack("outOfReach", true),
                        "/outOfReach",
                        "the referee's word on reach in tactical play"),
                wrong(
                        "an anthro without CON",
                        a -> a.target("hitPoints", 10),
                        "/target/constitution",
                        "an anthro with hit points and without CON"),
                wrong(
                        "more hit points than unhurt",
                        a -> a.target(Kind.ALIEN, 30, 20, 0),
                        "/target/mostHitPoints",
                        "20 is out of range"),
                wrong(
                        "speed told twice",
                        a -> a.speeds(3, 0).attacker("onFoot", 6),
                        "/attacker/onFoot",
                        "her speed is told twice"),
                wrong(
                        "a bolster beyond her level",
                        a -> a.with("attacker bolsters 61 at level 3"),
                        "/attacker/bolster",
                        "61 is out of range"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void each_problem_is_told_with_its_place(String name, Assault assault, String pointer, String what) {
        assertThat(ExpProblems.of(assault.made()))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple(pointer, what));
    }

    @Test
    void an_anthro_needs_a_maximum_roll_and_a_robot_has_none() {
        ExpScenario anthro =
                new Assault().skill(100, Optional.empty()).kind(Kind.ANTHRO).made();
        ExpScenario alien =
                new Assault().skill(100, Optional.empty()).kind(Kind.ALIEN).made();
        ExpScenario robot =
                new Assault().skill(100, Optional.of(800)).kind(Kind.ROBOT).made();

        assertThat(ExpProblems.of(anthro))
                .contains(new Problem(
                        "/attacker/combatTable/0/mr",
                        "an anthro without a maximum roll",
                        "her MR; only robots have none (EX-60)"));
        assertThat(ExpProblems.of(alien)).extracting(Problem::what).contains("an alien without a maximum roll");
        assertThat(ExpProblems.of(robot))
                .contains(new Problem(
                        "/attacker/combatTable/0/mr",
                        "a robot with a maximum roll",
                        "none: robots have no MR (EX-60)"));
    }

    @Test
    void a_dodge_is_for_mercenaries() {
        ExpScenario knite = new Assault()
                .attacker("vocation", Vocation.KNITE)
                .attacker("bolster", 20)
                .made();
        assertThat(ExpProblems.of(knite))
                .containsExactly(new Problem(
                        "/attacker/bolster",
                        "only mercenaries turn a dodge into armour rating (EX-48)",
                        "\"vocation\": \"mercenary\", or no bolster"));
    }

    @Test
    void what_is_merely_thrown_carries_as_far_as_her_strength() {
        ExpScenario weak = new Assault()
                .armed(Armoury.THROWN_DAGGER)
                .attacker("strength", Optional.empty())
                .made();
        assertThat(ExpProblems.of(weak))
                .containsExactly(new Problem(
                        "/attacker/strength",
                        "nobody says how far the weapon carries",
                        "her PSTR, which is its range"));
    }

    @Test
    void nobody_is_called_as_another_or_as_the_referee() {
        assertThat(ExpProblems.of(new Assault()
                        .attacker("name", "Ann")
                        .target("name", "ann")
                        .made()))
                .extracting(Problem::pointer)
                .containsExactly("/target/name");
        assertThat(ExpProblems.of(new Assault()
                        .attacker("name", "Referee")
                        .target("name", "Bill")
                        .made()))
                .extracting(Problem::pointer)
                .containsExactly("/attacker/name");
        assertThat(ExpProblems.of(new Assault()
                        .attacker("name", "Ann, the Axe")
                        .target("name", "Bill")
                        .made()))
                .extracting(Problem::pointer)
                .containsExactly("/attacker/name");
    }

    @Test
    void all_problems_are_told_at_once() {
        ExpScenario wrong = new Assault()
                .attack("hexes", -1)
                .cover(120)
                .range("-3/100")
                .own("moths", 0, true)
                .attacker(Posture.PRONE)
                .made();
        assertThat(ExpProblems.of(wrong))
                .extracting(Problem::pointer)
                .containsExactly("/hexes", "/protection/cover", "/adjustments/0/perHex", "/attacker/weapons/0/range");
    }

    private static Arguments wrong(String name, UnaryOperator<Assault> change, String pointer, String what) {
        return Arguments.of(name, change.apply(new Assault()), pointer, what);
    }

    private static Optional<Hex> place(int q, int r) {
        return Optional.of(new Hex(q, r));
    }

    private static ExpScenario.WrittenAdjustment own(
            String what, Optional<Integer> flat, Optional<Integer> perHex, String reason) {
        return new ExpScenario.WrittenAdjustment(what, flat, perHex, reason);
    }
}
