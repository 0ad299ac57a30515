package dev.snakewater.application.exp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.CombatRow;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Hex;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Play;
import dev.snakewater.domain.exp.Reach;
import dev.snakewater.domain.exp.RefereesOwn;
import dev.snakewater.domain.exp.Vocation;
import dev.snakewater.domain.exp.Weapon;
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

/** What is told of a set-up in which something does not go together: where, what, and on what else that depends. */
class ExpProblemsTest {

    static Stream<Arguments> wrong() {
        return Stream.of(
                wrong(
                        a -> a.attack("hexes", Optional.empty()),
                        "/hexes: nobody says how far away the target is /metres /attacker/at /target/at"),
                wrong(
                        a -> a.attacker("at", new Hex(0, 0)).target("at", new Hex(1, 0)),
                        "/hexes: the distance is told 2 times"),
                wrong(
                        a -> a.attack("hexes", Optional.empty()).attacker("at", new Hex(0, 0)),
                        "/target/at: only the place of the other is told /hexes /metres"),
                wrong(
                        a -> a.cover(50).protection("roundACorner", Hidden.RIFLE),
                        "/protection/roundACorner: the cover is told twice"),
                wrong(
                        a -> a.with("snow heavy").thrown(Condition.WIND, Condition.SNOW),
                        "/weather/thrown/1: the snow is decided and thrown for"),
                wrong(
                        a -> a.thrown(Condition.WIND, Condition.WIND),
                        "/weather/thrown/1: the wind is thrown for twice /weather/thrown/0"),
                wrong(
                        a -> a.blind(Optional.of("steps"), List.of()),
                        "/target/size: nobody says how large the target of blind fire is"),
                wrong(
                        a -> a.with("size large").blind(Optional.empty(), List.of(Condition.FOG_OR_SMOKE)),
                        "/blind/causes/0: there is no fog or smoke to blind her /weather/fogOrSmoke /weather/thrown"),
                wrong(
                        a -> a.own(own(Optional.empty(), Optional.empty())),
                        "/adjustments/0: it has no amount /adjustments/0/flat /adjustments/0/perHex"),
                wrong(
                        a -> a.own(own(Optional.of(-5), Optional.of(-5))),
                        "/adjustments/0: it is flat and a rate /adjustments/0/flat /adjustments/0/perHex"),
                wrong(
                        a -> a.attack("outOfReach", true),
                        "/outOfReach: the referee's word on reach in tactical play /play"),
                wrong(
                        a -> a.target("hitPoints", 10),
                        "/target/constitution: an anthro with hit points and without CON /target/kind"),
                wrong(
                        a -> a.target(Kind.ALIEN, 30, 20, 0),
                        "/target/mostHitPoints: 20 is out of range /target/hitPoints"),
                wrong(a -> a.speeds(3, 0).attacker("onFoot", 6), "/attacker/onFoot: her speed is told twice"),
                wrong(
                        a -> a.with("attacker bolsters 61 at level 3"),
                        "/attacker/bolster: 61 is out of range /attacker/level"),
                wrong(
                        a -> a.attacker("vocation", Vocation.KNITE).attacker("bolster", 20),
                        "/attacker/bolster: only mercenaries turn a dodge into armour rating (EX-48)"
                                + " /attacker/vocation"),
                wrong(
                        a -> a.skill(100, Optional.empty()).kind(Kind.ALIEN),
                        "/attacker/combatTable/0/mr: an alien without a maximum roll /attacker/kind",
                        "/attacker/combatTable/1/mr: an alien without a maximum roll /attacker/kind",
                        "/attacker/combatTable/2/mr: an alien without a maximum roll /attacker/kind"),
                wrong(
                        a -> a.target("kind", Kind.ROBOT).target("combatTable", rows(WeaponType.TYPE_A)),
                        "/target/combatTable/0/mr: a robot with a maximum roll /target/kind"),
                wrong(
                        a -> a.target("combatTable", rows(WeaponType.TYPE_A, WeaponType.TYPE_A, WeaponType.TYPE_E)),
                        "/target/combatTable/1/type: a second row for type A /target/combatTable/0/type",
                        "/target/combatTable/2/type: type E has no row of its own"),
                wrong(
                        a -> a.theatrical().attack("play", Play.TACTICAL),
                        "/attacker/combatTable: no row for attacks of type C /play /attacker/weapons/0/type"
                                + " /attacker/combatTable/*/type"),
                wrong(
                        a -> a.attack("play", Play.THEATRICAL),
                        "/attacker/levelBonus: nobody says her bonus in theatrical play /attacker/vocation"),
                wrong(a -> a.target("name", "ann"), "/target/name: the attacker is called so"),
                wrong(
                        a -> a.attacker("name", "Referee"),
                        "/attacker/name: the referee is called so, who throws for the weather"),
                wrong(
                        a -> a.target(
                                "weapons",
                                List.of(
                                        Filled.in(Weapon.class, "kind: axe"),
                                        Filled.in(Weapon.class, "name: Axe, type: A"))),
                        "/target/weapons/1/name: a second Axe /target/weapons/0/name"),
                wrong(
                        a -> a.weapon("name", Optional.empty()),
                        "/attacker/weapons/0/name: a weapon without a name /attacker/weapons/0/kind"),
                wrong(
                        a -> a.target("weapons", List.of(Filled.in(Weapon.class, "name", new Name("bow")))),
                        "/target/weapons/0/type: a weapon without a type /target/weapons/0/kind"),
                wrong(
                        a -> a.type(WeaponType.TYPE_C).weapon("reach", Reach.POLE),
                        "/attacker/weapons/0/reach: a type C weapon with a reach /attacker/weapons/0/type"
                                + " /attacker/weapons/0/kind"),
                wrong(
                        a -> a.type(WeaponType.TYPE_A).weapon("range", 3).weapon("decay", 9),
                        "/attacker/weapons/0/range: a type A weapon with a range /attacker/weapons/0/type"
                                + " /attacker/weapons/0/kind",
                        "/attacker/weapons/0/decay: a type A weapon with a decay /attacker/weapons/0/type"
                                + " /attacker/weapons/0/kind"),
                wrong(
                        a -> a.target("weapons", List.of(Filled.in(Weapon.class, "name: bow, type: B"))),
                        "/target/weapons/0/range: nobody says how far the weapon carries /target/weapons/0/type"
                                + " /target/weapons/0/kind"),
                wrong(
                        a -> a.armed(Armoury.THROWN_DAGGER).attacker("strength", Optional.empty()),
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
        assertThat(ExpProblems.of(new Assault().made().with(List.of())))
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

    private static RefereesOwn own(Optional<Integer> flat, Optional<Integer> perHex) {
        return new RefereesOwn("moths", flat, perHex, "many");
    }

    private static List<CombatRow> rows(WeaponType... types) {
        return Stream.of(types)
                .map(type -> new CombatRow(type, 100, 50, Optional.of(800), 0))
                .toList();
    }
}
