package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
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
                wrong("/fighters", "a gunfight with 101 fighters", "2 to 100 fighters", Showdown.of(crowd)),
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
        assertThat(Showdown.problems(scenario)).containsExactly(new Problem(pointer, what, instead));
    }

    @Test
    void all_problems_are_told_at_once() {
        GunfightScenario scenario = Showdown.of(
                        named("Ann").twoGun(Degree.GOOD).dropOn("Bill"),
                        named("Ann").wounds(99).gun(Firearm.REVOLVER, 7))
                .apart("Ann", "Zeke", RangeBand.IN_YER_FACE)
                .written();
        assertThat(Showdown.problems(scenario))
                .extracting(Problem::pointer)
                .contains(
                        "/fighters/1/name",
                        "/fighters/0/twoGun",
                        "/fighters/0/dropOn",
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
        assertThat(Showdown.problems(scenario)).isEmpty();
    }

    @Test
    void a_difficulty_beyond_the_table_is_no_problem() {
        assertThat(Showdown.problems(at(RangeBand.BEYOND, Optional.of(Degree.LEGENDARY))))
                .isEmpty();
    }

    private static Arguments wrong(String pointer, String what, String instead, Showdown showdown) {
        return Arguments.of(pointer, what, instead, showdown.written());
    }

    private static Showdown with(Gunslinger bill) {
        return Showdown.of(named("Ann"), bill);
    }

    private static Showdown apart(String... pairs) {
        Showdown showdown = with(named("Bill"));
        Stream.of(pairs).forEach(pair -> showdown.apart(List.of(pair.split(" ")), RangeBand.IN_YER_FACE));
        return showdown;
    }

    private static GunfightScenario at(RangeBand range, Optional<Degree> difficulty) {
        return new GunfightScenario(
                List.of(named("Ann").written(), named("Bill").written()),
                RangeBand.ACROSS_THE_STREET,
                List.of(new GunfightScenario.Distances(
                        List.of(new Name("Ann"), new Name("Bill")),
                        new Distance(range, difficulty, Optional.empty(), true))),
                false,
                Rulings.BY_THE_BOOK);
    }
}
