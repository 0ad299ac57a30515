package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fudge.Degree;
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

/** What can be wrong with a gunfight as a whole; with those in it, see {@link FighterProblemsTest}. */
class GunfightProblemsTest {

    static List<Arguments> problems() {
        Gunslinger[] crowd =
                IntStream.range(0, 101).mapToObj(i -> named("Man " + i)).toArray(Gunslinger[]::new);
        return List.of(
                wrong("/fighters", "a gunfight with 1 fighter", "2 to 100 fighters", Showdown.of(named("Ann"))),
                wrong("/fighters", "101 fighters", "2 to 100 fighters", Showdown.of(crowd)),
                wrong(
                        "/fighters",
                        "everybody is on one side",
                        "at least two sides",
                        Showdown.of(named("Ann").side("law"), named("Bill").side("law"))),
                wrong(
                        "/fighters",
                        "fewer than two sides have somebody who can act",
                        "at least two sides with somebody less than Incapacitated",
                        with(named("Bill").wounds(7))),
                wrong("/distances/0/between", "1 name", "the names of two fighters", apart("Ann")),
                wrong("/distances/0/between", "3 names", "the names of two fighters", apart("Ann Bill Carl")),
                wrong("/distances/0/between/0", "nobody here is called Zeke", "one of: Ann, Bill", apart("Zeke Bill")),
                wrong("/distances/0/between/1", "nobody here is called Zeke", "one of: Ann, Bill", apart("Ann Zeke")),
                wrong(
                        "/distances/0/between",
                        "the distance from Ann to Ann",
                        "two different fighters",
                        apart("Ann Ann")),
                wrong(
                        "/distances/1/between",
                        "a second distance between Bill and Ann",
                        "one for a pair",
                        apart("Ann Bill", "Bill Ann")),
                wrong(
                        "/fighters",
                        "a gunfight with 101 fighters",
                        "2 to 100 fighters",
                        Showdown.of(named("Ann"), named("Bandit").count(100))),
                wrong("/distances/0/paces", "-1 is out of range", "0 to 10000", paces(-1)),
                wrong("/distances/0/paces", "10001 is out of range", "0 to 10000", paces(10_001)),
                wrong(
                        "/rulings/fanMaxPaces",
                        "-1 is out of range",
                        "0 to 10000",
                        with(named("Bill")).ruled(rules -> rules.fanMaxPaces(-1))),
                wrong(
                        "/rulings/fanMaxPaces",
                        "10001 is out of range",
                        "0 to 10000",
                        with(named("Bill")).ruled(rules -> rules.fanMaxPaces(10_001))),
                Arguments.of(
                        "/distances/0/difficulty",
                        "a difficulty for Across the Room, which has its own",
                        "no difficulty, or the range Beyond",
                        at(RangeBand.ACROSS_THE_ROOM, Optional.of(Degree.SUPERB))));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("problems")
    void each_problem_is_told_where_it_is_with_what_would_be_right(
            String pointer, String what, String instead, GunfightScenario scenario) {
        assertThat(new GunfightScenarios().problems(scenario)).containsExactly(new Problem(pointer, what, instead));
    }

    @Test
    void all_problems_are_told_at_once() {
        GunfightScenario scenario = Showdown.of(
                        named("Ann").armour(-1).speedReload(99),
                        named("Ann").wounds(99).gun(Firearm.REVOLVER, 7))
                .apart("Ann", "Zeke", RangeBand.IN_YER_FACE)
                .written();
        assertThat(new GunfightScenarios().problems(scenario))
                .extracting(Problem::pointer)
                .contains(
                        "/fighters/1/name",
                        "/fighters/0/speedReload",
                        "/fighters/0/armour",
                        "/fighters/1/wounds",
                        "/fighters/1/guns/0/loaded",
                        "/distances/0/between/1");
    }

    @Test
    void counts_marks_paces_and_two_guns_within_their_limits_are_no_problem() {
        GunfightScenario scenario = Showdown.of(
                        named("Ann").pistol(Degree.GREAT).twoGun(Degree.GOOD).marks(2, 2, 0, 0, 0),
                        named("Bandit").count(99).revolver().dropOn("Ann"))
                .apart(List.of("Ann", "Bandit"), RangeBand.REAL_FAR_AWAY, Optional.of(10_000), Optional.of(false))
                .ruled(rules -> rules.fanMaxPaces(10_000).fanMaxRange(RangeBand.BEYOND))
                .written();
        assertThat(new GunfightScenarios().problems(scenario)).isEmpty();
    }

    @Test
    void a_difficulty_beyond_the_table_is_no_problem() {
        assertThat(new GunfightScenarios().problems(at(RangeBand.BEYOND, Optional.of(Degree.LEGENDARY))))
                .isEmpty();
    }

    @Test
    void the_examples_have_no_problems() {
        GunfightScenarios kind = new GunfightScenarios();
        assertThat(kind.examples())
                .isNotEmpty()
                .allSatisfy(example -> assertThat(kind.problems(example)).isEmpty());
    }

    private static Arguments wrong(String pointer, String what, String instead, Showdown showdown) {
        return Arguments.of(pointer, what, instead, showdown.written());
    }

    private static Showdown with(Gunslinger bill) {
        return Showdown.of(named("Ann"), bill);
    }

    private static Showdown paces(int paces) {
        return with(named("Bill"))
                .apart(List.of("Ann", "Bill"), RangeBand.IN_YER_FACE, Optional.of(paces), Optional.empty());
    }

    private static Showdown apart(String... pairs) {
        Showdown showdown = with(named("Bill"));
        Stream.of(pairs).forEach(pair -> showdown.apart(List.of(pair.split(" ")), RangeBand.IN_YER_FACE));
        return showdown;
    }

    private static GunfightScenario at(RangeBand range, Optional<Degree> difficulty) {
        return new GunfightScenario(
                List.of(named("Ann").written(), named("Bill").written()),
                Optional.empty(),
                List.of(new GunfightScenario.Distances(
                        List.of("Ann", "Bill"), range, difficulty, Optional.empty(), Optional.empty())),
                Optional.empty(),
                Optional.empty());
    }
}
