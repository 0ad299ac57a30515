package dev.snakewater.application.fudge.gunfight.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be wrong with a gunfight and with those in it. */
class GunfightProblemsTest {

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        fighters: [{name: Ann}] | /fighters | a gunfight with 1 fighter | 2 to 100 fighters
        fighters: [{name: Ann}, {name: Bandit, count: 100}] | /fighters | a gunfight with 101 fighters | 2 to 100 fighters
        fighters: [{name: Ann, side: law}, {name: Bill, side: law}] | /fighters | everyone is on the same side | at least two sides
        fighters: [{name: Ann}, {name: Bill, wounds: 7}] | /fighters | fewer than two sides have anyone who can act | at least two sides with someone who is not yet Incapacitated
        fighters: [{name: Ann}, {name: Bill}], distances: [{between: [Zeke, Bill], range: In Yer Face}] | /distances/0/between/0 | nobody here is called Zeke | one of: Ann, Bill
        fighters: [{name: Ann}, {name: Bill}], distances: [{between: [Ann, Zeke], range: In Yer Face}] | /distances/0/between/1 | nobody here is called Zeke | one of: Ann, Bill
        fighters: [{name: Ann}, {name: Bill}], distances: [{between: [Ann, Ann], range: In Yer Face}] | /distances/0/between | a distance from Ann to Ann | two different fighters
        fighters: [{name: Ann}, {name: Bill}], distances: [{between: [Ann, Bill], range: In Yer Face}, {between: [Bill, Ann], range: In Yer Face}] | /distances/1/between | a second distance between Bill and Ann | one for each pair
        fighters: [{name: Ann}, {name: Bill}], distances: [{between: [Ann, Bill], range: Across the Room, difficulty: Superb}] | /distances/0/difficulty | a difficulty for Across the Room, which has its own | no difficulty, or the range Beyond
        fighters: [{name: Ann}, {name: Bill}, {name: Bill}] | /fighters/2/name | a second Bill | a name that nobody else has
        fighters: [{name: Ann}, {name: Bill}, {name: bill}] | /fighters/2/name | a second bill | a name that nobody else has
        fighters: [{name: Ann}, {name: Bill, damageCapacity: Terrible, wounds: 7}] | /fighters/1/wounds | 7 is out of range | 0 to 6
        fighters: [{name: Ann}, {name: Bill, guns: [{kind: revolver}, {kind: shotgun, loaded: 3}]}] | /fighters/1/guns/1/loaded | 3 shells in a shotgun that holds 2 | 0 to 2
        fighters: [{name: Ann}, {name: Bill, guns: [{kind: revolver}], dropOn: [Zeke]}] | /fighters/1/dropOn/0 | nobody here is called Zeke | one of: Ann, Bill
        fighters: [{name: Ann}, {name: Bill, side: gang, guns: [{kind: revolver}], dropOn: [Ann, Carl]}, {name: Carl, side: gang}] | /fighters/1/dropOn/1 | Bill has the drop on Carl, who is on the same side | an enemy
        fighters: [{name: Ann}, {name: Bill, dropOn: [Ann]}] | /fighters/1/dropOn | the drop without a gun | a gun in /guns, or no drop
        fighters: [{name: Ann}, {name: Bill, count: 2}, {name: Bill 2}] | /fighters/2/name | a second Bill 2 | a name that nobody else has
        fighters: [{name: Ann}, {name: Bill, count: 2}, {name: Bill}] | /fighters/2/name | a second Bill | a name that nobody else has
        fighters: [{name: Ann}, {name: Bill, count: 2}, {name: BILL, count: 3}] | /fighters/2/name | a second BILL | a name that nobody else has
        fighters: [{name: Ann, side: law}, {name: A man whose name is far too long for i, count: 12}] | /fighters/1/name | 'A man whose name is far too long for i 10' is not a valid name | 1 to 40 characters on one line, without commas or colons
        fighters: [{name: Ann}, {name: Bill, pistol: Great, twoGun: Great}] | /fighters/1/twoGun | Two-Gun Shooter Great with Pistol Great (GF-32) | Good at the most
        fighters: [{name: Ann}, {name: Bill, twoGun: Poor}] | /fighters/1/twoGun | Two-Gun Shooter Poor with Pistol Poor (GF-32) | Terrible at the most
        fighters: [{name: Ann}, {name: Bill, pistol: Terrible, twoGun: Terrible}] | /fighters/1/twoGun | Two-Gun Shooter Terrible with Pistol Terrible (GF-32) | no such skill: nothing is below Terrible
        fighters: [{name: Ann}, {name: Bill, marks: [1, 0, 0, 0]}] | /fighters/1/marks | 4 numbers | 5 numbers, one for each wound level
        fighters: [{name: Ann}, {name: Bill, marks: [3, 0, 0, 0, 0]}] | /fighters/1/marks/0 | 3 is out of range | 0 to 2
        fighters: [{name: Ann}, {name: Bill, damageCapacity: Mediocre, marks: [2, 2, 2, 0, 0]}] | /fighters/1/marks/2 | 2 is out of range | 0 to 1
        fighters: [{name: Ann}, {name: Bill, wounds: 1, marks: [1, 0, 0, 0, 0]}] | /fighters/1/marks | wounds are given twice, as points and as marks | only one of them
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

    @Test
    void what_is_wrong_with_parts_is_told_as_of_anybody_else_with_a_body() {
        GunfightScenario scenario = Showdown.of(
                        "Ann", "Bill, parts: [{part: head, lost: true}, {part: head, wounds: 2}]")
                .ruled("hitLocation: true")
                .written();
        assertThat(Showdown.problems(scenario))
                .containsExactlyInAnyOrder(
                        new Problem(
                                "/fighters/1/parts/0/lost",
                                "somebody without a head is dead (HL-33)",
                                "an arm, a hand, a leg or a foot"),
                        new Problem("/fighters/1/parts/1/part", "a second head", "each part once"));
    }

    @Test
    void each_second_sheet_of_a_name_is_told_where_it_is() {
        GunfightScenario scenario = Showdown.of("Bill", "Bill", "Bill").written();
        assertThat(Showdown.problems(scenario))
                .filteredOn(problem -> problem.what().equals("a second Bill"))
                .extracting(Problem::pointer)
                .containsExactly("/fighters/1/name", "/fighters/2/name");
    }

    @Test
    void HL_18_no_gun_begins_in_a_hand_that_can_hold_nothing() {
        assertThat(located(
                        inHand("revolver") + ", parts: [{part: left arm, lost: true}, {part: right arm, lost: true}]"))
                .containsExactly(new Problem(
                        "/fighters/1/guns/0/carried",
                        "the right arm is lost (HL-18)",
                        "a hand that can be used, or fewer wounds"));
        assertThat(located("Bill, dropOn: [Ann], guns: [{kind: revolver}], parts: [{part: left hand, wounds: 5},"
                        + " {part: right hand, lost: true}]"))
                .extracting(Problem::pointer)
                .containsExactly("/fighters/1/dropOn");
        assertThat(located(inHand("rifle") + ", parts: [{part: left hand, wounds: 5}]"))
                .extracting(Problem::what)
                .containsExactly("the left hand is Useless (HL-18)");
        assertThat(located(inHand("revolver") + ", parts: [{part: right arm, lost: true}]"))
                .as("he has it in the other hand")
                .isEmpty();
        assertThat(located("Bill, guns: [{kind: revolver}], parts: [{part: left arm, lost: true}, {part: right"
                        + " arm, lost: true}]"))
                .as("it is in its holster")
                .isEmpty();
    }

    @Test
    void what_only_a_body_has_is_refused_where_hits_have_no_locations() {
        assertThat(Showdown.problems(Showdown.of("Ann", "Bill, agility: Good, weaponHand: left, support: true")
                        .written()))
                .containsExactlyInAnyOrder(
                        unlocated("agility", "Agility (HL-20)", "agility"),
                        unlocated("weaponHand", "a weapon hand (HL-25)", "weaponHand"),
                        unlocated("support", "something to lean on (HL-21)", "support"));
    }

    private static Problem unlocated(String field, String what, String without) {
        return new Problem(
                "/fighters/1/" + field,
                what + " without hit locations",
                "no " + without + ", or hitLocation true in /rulings");
    }

    private static List<Problem> located(String bill) {
        return Showdown.problems(
                Showdown.of("Ann", bill).ruled("hitLocation: true").written());
    }

    private static String inHand(String kind) {
        return "Bill, guns: [{kind: " + kind + ", carried: in hand}]";
    }
}
