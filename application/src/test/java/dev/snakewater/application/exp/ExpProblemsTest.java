package dev.snakewater.application.exp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Problem;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is told of a set-up in which something does not go together: where, what, and on what else that depends. */
class ExpProblemsTest {

    static Stream<Arguments> wrong() {
        return Stream.of(
                wrong(
                        a -> a.without("hexes"),
                        "/hexes: nobody says how far away the target is /metres /attacker/at /target/at"),
                wrong(
                        a -> a.with("attacker: {at: {q: 0, r: 0}}, target: {at: {q: 1, r: 0}}"),
                        "/hexes: the distance is told 2 times"),
                wrong(
                        a -> a.without("hexes").with("attacker: {at: {q: 0, r: 0}}"),
                        "/target/at: only the place of the other is told /hexes /metres"),
                wrong(
                        a -> a.with("protection: {cover: 50, roundACorner: rifle round a corner}"),
                        "/protection/roundACorner: the cover is told twice"),
                wrong(
                        a -> a.with("weather: {snow: heavy, thrown: [wind, snow]}"),
                        "/weather/thrown/1: the snow is decided and thrown for"),
                wrong(
                        a -> a.with("weather: {thrown: [wind, wind]}"),
                        "/weather/thrown/1: the wind is thrown for twice /weather/thrown/0"),
                wrong(
                        a -> a.with("blind: {cue: steps}"),
                        "/target/size: nobody says how large the target of blind fire is"),
                wrong(
                        a -> a.with("target: {size: large}, blind: {causes: [fog or smoke]}"),
                        "/blind/causes/0: there is no fog or smoke to blind her /weather/fogOrSmoke /weather/thrown"),
                wrong(
                        a -> a.with("adjustments: [{what: moths, reason: many}]"),
                        "/adjustments/0: it has no amount /adjustments/0/flat /adjustments/0/perHex"),
                wrong(
                        a -> a.with("adjustments: [{what: moths, flat: -5, perHex: -5, reason: many}]"),
                        "/adjustments/0: it is flat and a rate /adjustments/0/flat /adjustments/0/perHex"),
                wrong(
                        a -> a.with("outOfReach: true"),
                        "/outOfReach: the referee's word on reach in tactical play /play"),
                wrong(
                        a -> a.with("target: {hitPoints: 10}"),
                        "/target/constitution: an anthro with hit points and without CON /target/kind"),
                wrong(
                        a -> a.with("target: {kind: alien, hitPoints: 30, mostHitPoints: 20}"),
                        "/target/mostHitPoints: 20 is out of range /target/hitPoints"),
                wrong(a -> a.with("attacker: {speed: 3, onFoot: 6}"), "/attacker/onFoot: her speed is told twice"),
                wrong(
                        a -> a.with("attacker: {vocation: mercenary, bolster: 61, level: 3}"),
                        "/attacker/bolster: 61 is out of range /attacker/level"),
                wrong(
                        a -> a.with("attacker: {vocation: knite, bolster: 20}"),
                        "/attacker/bolster: only mercenaries turn a dodge into armour rating (EX-48)"
                                + " /attacker/vocation"),
                wrong(
                        a -> a.skill(100, Optional.empty()).with("attacker: {kind: alien}"),
                        "/attacker/combatTable/0/mr: an alien without a maximum roll /attacker/kind",
                        "/attacker/combatTable/1/mr: an alien without a maximum roll /attacker/kind",
                        "/attacker/combatTable/2/mr: an alien without a maximum roll /attacker/kind"),
                wrong(
                        a -> a.with("target: {kind: robot, combatTable: [%s]}", row("A")),
                        "/target/combatTable/0/mr: a robot with a maximum roll /target/kind"),
                wrong(
                        a -> a.with("target: {combatTable: [%s, %s, %s]}", row("A"), row("A"), row("E")),
                        "/target/combatTable/1/type: a second row for type A /target/combatTable/0/type",
                        "/target/combatTable/2/type: type E has no row of its own"),
                wrong(
                        a -> a.without("attacker/combatTable"),
                        "/attacker/combatTable: no row for attacks of type C /play /attacker/weapons/0/type"
                                + " /attacker/combatTable/*/type"),
                wrong(
                        a -> a.with("play: theatrical"),
                        "/attacker/levelBonus: nobody says her bonus in theatrical play /attacker/vocation"),
                wrong(a -> a.with("target: {name: ann}"), "/target/name: the attacker is called so"),
                wrong(
                        a -> a.with("attacker: {name: Referee}"),
                        "/attacker/name: the referee is called so, who throws for the weather"),
                wrong(
                        a -> a.with("target: {weapons: [{kind: axe}, {name: Axe, type: A}]}"),
                        "/target/weapons/1/name: a second Axe /target/weapons/0/name"),
                wrong(
                        a -> a.without("attacker/weapons").with("attacker: {weapons: [{type: C, range: 9}]}"),
                        "/attacker/weapons/0/name: a weapon without a name /attacker/weapons/0/kind"),
                wrong(
                        a -> a.with("target: {weapons: [{name: bow}]}"),
                        "/target/weapons/0/type: a weapon without a type /target/weapons/0/kind"),
                wrong(
                        a -> a.with("attacker: {weapons: [{reach: pole}]}"),
                        "/attacker/weapons/0/reach: a type C weapon with a reach /attacker/weapons/0/type"
                                + " /attacker/weapons/0/kind"),
                wrong(
                        a -> a.with("attacker: {weapons: [{type: A, range: 3, decay: 9}]}"),
                        "/attacker/weapons/0/range: a type A weapon with a range /attacker/weapons/0/type"
                                + " /attacker/weapons/0/kind",
                        "/attacker/weapons/0/decay: a type A weapon with a decay /attacker/weapons/0/type"
                                + " /attacker/weapons/0/kind"),
                wrong(
                        a -> a.with("target: {weapons: [{name: bow, type: B}]}"),
                        "/target/weapons/0/range: nobody says how far the weapon carries /target/weapons/0/type"
                                + " /target/weapons/0/kind"),
                wrong(
                        a -> a.armed("thrown dagger").without("attacker/strength"),
                        "/attacker/strength: nobody says how far the weapon carries /attacker/weapons/0/type"
                                + " /attacker/weapons/0/range"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("wrong")
    void each_problem_is_told_with_its_place_and_what_it_depends_on(Assault assault, List<String> problems) {
        assertThat(ExpProblems.of(assault.made()))
                .extracting(ExpProblemsTest::inWords)
                .containsExactlyElementsOf(problems);
    }

    @Test
    void who_attacks_has_a_weapon() {
        assertThat(ExpProblems.of(new Assault().armed().made()))
                .extracting(ExpProblemsTest::inWords)
                .containsExactly("/attacker/weapons: nobody says what she attacks with");
    }

    private static String inWords(Problem problem) {
        return String.join(
                " ",
                Stream.concat(Stream.of(problem.pointer() + ": " + problem.what()), problem.needs().stream())
                        .toList());
    }

    private static Arguments wrong(UnaryOperator<Assault> change, String... problems) {
        return Arguments.of(change.apply(new Assault()), List.of(problems));
    }

    private static String row(String type) {
        return "{type: " + type + ", bp: 100, bnp: 50, mr: 800}";
    }
}
