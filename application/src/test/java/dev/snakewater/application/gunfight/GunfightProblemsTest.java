package dev.snakewater.application.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be wrong with a gunfight as a whole; with those in it, see {@link FighterProblemsTest}. */
class GunfightProblemsTest {

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        fighters: [{name: Ann}] | /fighters | a gunfight with 1 fighter | 2 to 100 fighters
        fighters: [{name: Ann}, {name: Bandit, count: 100}] | /fighters | a gunfight with 101 fighters | 2 to 100 fighters
        fighters: [{name: Ann, side: law}, {name: Bill, side: law}] | /fighters | everybody is on one side | at least two sides
        fighters: [{name: Ann}, {name: Bill, wounds: 7}] | /fighters | fewer than two sides have somebody who can act | at least two sides with somebody less than Incapacitated
        fighters: [{name: Ann}, {name: Bill}], distances: [{between: [Zeke, Bill], range: In Yer Face}] | /distances/0/between/0 | nobody here is called Zeke | one of: Ann, Bill
        fighters: [{name: Ann}, {name: Bill}], distances: [{between: [Ann, Zeke], range: In Yer Face}] | /distances/0/between/1 | nobody here is called Zeke | one of: Ann, Bill
        fighters: [{name: Ann}, {name: Bill}], distances: [{between: [Ann, Ann], range: In Yer Face}] | /distances/0/between | the distance from Ann to Ann | two different fighters
        fighters: [{name: Ann}, {name: Bill}], distances: [{between: [Ann, Bill], range: In Yer Face}, {between: [Bill, Ann], range: In Yer Face}] | /distances/1/between | a second distance between Bill and Ann | one for a pair
        fighters: [{name: Ann}, {name: Bill}], distances: [{between: [Ann, Bill], range: Across the Room, difficulty: Superb}] | /distances/0/difficulty | a difficulty for Across the Room, which has its own | no difficulty, or the range Beyond
        """)
    void each_problem_is_told_where_it_is_with_what_would_be_right(
            String written, String pointer, String what, String instead) {
        assertThat(Showdown.problems(Filled.in(GunfightScenario.class, written)))
                .containsExactly(new Problem(pointer, what, instead));
    }

    @Test
    void a_hundred_and_one_sheets_are_too_many() {
        String[] crowd = IntStream.range(0, 101).mapToObj(i -> "Man " + i).toArray(String[]::new);
        assertThat(Showdown.problems(Showdown.of(crowd).written()))
                .containsExactly(new Problem("/fighters", "a gunfight with 101 fighters", "2 to 100 fighters"));
    }

    @Test
    void all_problems_are_told_at_once() {
        GunfightScenario scenario = Showdown.of(
                        "Ann, twoGun: Good, dropOn: [Bill]", "Ann, wounds: 99, guns: [{kind: revolver, loaded: 7}]")
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
                        "Ann, pistol: Great, twoGun: Good, marks: [2, 2, 0, 0, 0]",
                        "Bandit, count: 99, dropOn: [Ann], guns: [{kind: revolver}]")
                .apart(List.of("Ann", "Bandit"), RangeBand.REAL_FAR_AWAY, Optional.of(10_000), Optional.of(false))
                .ruled("fanMaxPaces: 10000, fanMaxRange: Beyond")
                .written();
        assertThat(Showdown.problems(scenario)).isEmpty();
    }

    @Test
    void a_difficulty_beyond_the_table_is_no_problem() {
        assertThat(Showdown.problems(Filled.in(
                        GunfightScenario.class,
                        "fighters: [{name: Ann}, {name: Bill}],"
                                + " distances: [{between: [Ann, Bill], range: Beyond, difficulty: Legendary}]")))
                .isEmpty();
    }
}
