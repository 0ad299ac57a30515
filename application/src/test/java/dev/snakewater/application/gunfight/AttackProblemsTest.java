package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.gunfight.AttackScenario.Defence;
import dev.snakewater.application.gunfight.AttackScenario.Means;
import dev.snakewater.application.gunfight.AttackScenario.Target;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class AttackProblemsTest {

    private static final Gunslinger BOB = named("Bob").revolver();
    private static final Gunslinger JOE = named("Joe");

    static List<Arguments> problems() {
        return List.of(
                wrong("/attack/by", "nobody here is called Bop", fight(BOB), attack("Bop", Means.SHOOT, at("Joe"))),
                wrong("/attack/at/0/name", "nobody here is called Zeb", fight(BOB), bob(Means.SHOOT, "Zeb")),
                wrong("/attack/at", "shoot with 0 targets", fight(BOB), bob(Means.SHOOT)),
                wrong("/attack/at", "fan with 0 targets", fight(BOB), bob(Means.FAN)),
                wrong("/attack/at", "snapshot with 2 targets", fight(BOB), bob(Means.SNAPSHOT, "Joe", "Frank")),
                wrong("/attack/at", "shoot two with 1 target", fight(BOB), bob(Means.SHOOT_TWO, "Joe")),
                wrong("/attack/at/1/name", "Joe twice", fight(BOB), bob(Means.SNAPSHOT_TWICE, "Joe", "Joe")),
                wrong(
                        "/attack/at/1/name",
                        "Joe twice, against GF-34",
                        fight(named("Bob").revolver().revolver()),
                        bob(Means.SHOOT_TWO, "Joe", "Joe")),
                wrong("/attack/with/0", "Bob carries no rifle", fight(BOB), with("rifle")),
                wrong("/attack/with/1", "the revolver in both hands", fight(BOB), with("revolver", "revolver")),
                wrong(
                        "/attack/with",
                        "revolver and rifle at once, against GF-31",
                        fight(named("Bob").revolver().gun(Firearm.RIFLE)),
                        with("revolver", "rifle")),
                wrong(
                        "/attack/by",
                        "Bob is Incapacitated, against GF-39 Out of action",
                        fight(named("Bob").revolver().wounds(7)),
                        bob(Means.SHOOT, "Joe")),
                wrong(
                        "/attack/does",
                        "Bob cannot shoot two, against GF-33 Two guns: two targets",
                        fight(BOB),
                        bob(Means.SHOOT_TWO, "Joe", "Frank")),
                wrong(
                        "/attack/does",
                        "Bob cannot shoot two, against GF-33 Two guns: two targets",
                        fight(named("Bob").revolver().gun(Firearm.REVOLVER, 0)),
                        bob(Means.SHOOT_TWO, "Joe", "Frank")),
                wrong(
                        "/attack/does",
                        "Bob cannot fan, against GF-38 Ammunition",
                        fight(named("Bob").gun(Firearm.RIFLE).gun(Firearm.REVOLVER, 0)),
                        bob(Means.FAN, "Joe")),
                wrong(
                        "/attack/at",
                        "2 targets for 1 round, against GF-22 Fan: targets",
                        fight(named("Bob").gun(Firearm.REVOLVER, 1)),
                        bob(Means.FAN, "Joe", "Frank")),
                wrong(
                        "/attack/at/0",
                        "Joe cannot be a target, against GF-22 Fan: targets",
                        fight(BOB)
                                .apart(List.of("Bob", "Joe"), RangeBand.IN_YER_FACE, Optional.of(21), Optional.empty()),
                        bob(Means.FAN, "Joe")),
                wrong(
                        "/attack/at/0/does",
                        "Joe cannot dive for cover, against GF-18 Diving for cover: when",
                        fight(BOB),
                        attack(
                                "Bob",
                                Means.SHOOT,
                                List.of(new Target(new Name("Joe"), Optional.of(Defence.DIVE), Optional.empty())))));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource
    void problems(String pointer, String what, Showdown fight, AttackScenario.Attempt attack) {
        List<Problem> problems = AttackProblems.of(AttackScenario.in(fight.written(), attack));
        assertThat(problems)
                .extracting(problem -> problem.pointer() + " " + problem.what())
                .containsExactly(pointer + " " + what);
        assertThat(problems).extracting(Problem::instead).noneMatch(String::isBlank);
    }

    @Test
    void a_dead_man_is_no_target_and_one_who_is_down_does_not_dodge() {
        Showdown fight = Showdown.of(BOB, named("Joe").wounds(10), named("Frank"));
        AttackScenario dodging = AttackScenario.in(
                fight.written(),
                attack(
                        "Bob",
                        Means.SHOOT,
                        List.of(new Target(new Name("Joe"), Optional.of(Defence.DODGE), Optional.empty()))));
        assertThat(AttackProblems.of(dodging))
                .extracting(Problem::what)
                .containsExactly("Joe is Near Death and cannot dodge, against GF-39 Out of action");
        assertThat(AttackProblems.of(AttackScenario.in(fight.written(), bob(Means.SHOOT, "Joe"))))
                .as("one who is down may be shot at")
                .isEmpty();
    }

    @Test
    void all_problems_of_the_fight_and_of_the_names_are_told_at_once() {
        AttackScenario wrong = AttackScenario.in(
                Showdown.of(named("Bob").wounds(11).revolver(), named("Joe")).written(),
                attack("Bop", Means.SHOOT, at("Jo", "Zeb")));
        assertThat(AttackProblems.of(wrong))
                .extracting(Problem::pointer)
                .containsExactly(
                        "/fighters/0/wounds", "/attack/by", "/attack/at/0/name", "/attack/at/1/name", "/attack/at");
    }

    @Test
    void a_fan_names_as_many_as_there_are_rounds() {
        String[] names = IntStream.rangeClosed(1, 7).mapToObj(i -> "Man " + i).toArray(String[]::new);
        Showdown crowd = Showdown.of(BOB, named("Man").count(7)).at(RangeBand.ACROSS_THE_ROOM);
        assertThat(AttackProblems.of(AttackScenario.in(crowd.written(), bob(Means.FAN, names))))
                .extracting(Problem::what)
                .containsExactly("7 targets for 6 rounds, against GF-22 Fan: targets");
        assertThat(AttackProblems.of(AttackScenario.in(
                        crowd.written(),
                        bob(Means.FAN, List.of(names).subList(0, 6).toArray(new String[0])))))
                .isEmpty();
    }

    @Test
    void the_guns_that_are_not_named_are_the_first_that_will_do() {
        Showdown fight = fight(named("Bob")
                .gun(Firearm.RIFLE, 0)
                .gun(Firearm.DERRINGER, 0)
                .revolver()
                .revolver());
        assertThat(inUse(fight, bob(Means.SHOOT, "Joe"))).containsExactly(2);
        assertThat(inUse(fight, bob(Means.FAN, "Joe"))).containsExactly(2);
        assertThat(inUse(fight, bob(Means.SHOOT_TWO, "Joe", "Frank"))).containsExactly(2, 3);
        assertThat(inUse(fight, with("derringer"))).containsExactly(1);
    }

    private static List<Integer> inUse(Showdown fight, AttackScenario.Attempt attack) {
        return AttackPlan.armed(AttackScenario.in(fight.written(), attack))
                .fighters()
                .getFirst()
                .inUse();
    }

    private static Showdown fight(Gunslinger bob) {
        return Showdown.of(bob, JOE, named("Frank")).at(RangeBand.ACROSS_THE_ROOM);
    }

    private static AttackScenario.Attempt bob(Means means, String... at) {
        return attack("Bob", means, at(at));
    }

    private static AttackScenario.Attempt with(String... guns) {
        return new AttackScenario.Attempt(
                new Name("Bob"), Means.SHOOT, at("Joe"), List.of(guns), Optional.empty(), false);
    }

    private static AttackScenario.Attempt attack(String by, Means means, List<Target> at) {
        return new AttackScenario.Attempt(new Name(by), means, at, List.of(), Optional.empty(), false);
    }

    private static List<Target> at(String... names) {
        return Stream.of(names)
                .map(name -> new Target(new Name(name), Optional.empty(), Optional.empty()))
                .toList();
    }

    private static Arguments wrong(String pointer, String what, Showdown fight, AttackScenario.Attempt attack) {
        return Arguments.of(pointer, what, fight, attack);
    }
}
