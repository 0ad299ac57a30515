package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.HouseRule;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game master's rulings change; Ann is faster than Bill. */
class RulingsInPlayTest {

    private static final Name ANN = new Name("Ann");
    private static final Name BILL = new Name("Bill");

    @Test
    void GF_09_opposed_ties_are_rolled_again_once_and_who_ties_again_acts_together() {
        Showdown four = Showdown.of(
                        named("A").fastDraw(Degree.GOOD).revolver(),
                        named("B").revolver(),
                        named("C").revolver(),
                        named("D").revolver())
                .ruled("drawTies: opposed");
        Course course = four.played(
                "A, draw: 0", "B, draw: 1", "C, draw: -4", "D, draw: 1", "A, tie: -1", "B, tie: 2", "D, tie: 0");
        assertThat(course.all(OpeningEvent.DrewAgain.class))
                .extracting(again -> again.by().text(), OpeningEvent.DrewAgain::total)
                .containsExactly(tuple("A", 0), tuple("B", 2), tuple("D", 0));
        assertThat(course.all(OpeningEvent.OrderSet.class))
                .containsExactly(new OpeningEvent.OrderSet(List.of(
                        List.of(new Name("B")), List.of(new Name("A"), new Name("D")), List.of(new Name("C")))));
    }

    @Test
    void GF_09_without_a_tie_nobody_rolls_again() {
        Course course = duel().ruled("drawTies: opposed").played("Ann, draw: 1", "Bill, draw: 0");
        assertThat(course.asked().name()).isEqualTo("part 3");
    }

    @ParameterizedTest(name = "GF-02: Nerve {0} against {1}: {2}")
    @CsvSource({"GOOD, FAIR, Ann", "POOR, FAIR, Bill", "GOOD, GOOD, nobody"})
    void GF_02_compared_ratings_decide_without_dice(Degree ann, Degree bill, String winner) {
        Course course = Showdown.of(
                        named("Ann").nerve(ann).revolver(),
                        named("Bill").nerve(bill).revolver())
                .withStaredown()
                .ruled("staredown: compare ratings")
                .played("Ann, staredown: agree", "Bill, staredown: agree");
        assertThat(course.all(OpeningEvent.Stared.class))
                .extracting(OpeningEvent.Stared::fall)
                .containsExactly(Optional.empty(), Optional.empty());
        assertThat(course.all(OpeningEvent.Stared.class))
                .extracting(OpeningEvent.Stared::total)
                .containsExactly(ann.value(), bill.value());
        List<String> holding = course.now().fighters().stream()
                .filter(fighter -> fighter.holdsPrize())
                .map(fighter -> fighter.name().text())
                .toList();
        assertThat(holding).isEqualTo(winner.equals("nobody") ? List.of() : List.of(winner));
        assertThat(course.all(OpeningEvent.StaredownTied.class)).hasSize(winner.equals("nobody") ? 1 : 0);
    }

    @ParameterizedTest(name = "GF-13 {0}: two snapshots, {1} and {2}")
    @CsvSource({"FIRST_ATTACK, 1, -1", "PART_3_ONLY, 1, -1", "WHOLE_TURN, 1, 1"})
    void GF_13_the_drop_helps_two_snapshots_as_long_as_it_lasts(Rulings.DropScope scope, int first, int second) {
        Course course = dropOnBill()
                .ruled("dropScope: " + scope)
                .played(then(
                        "Ann, part 3: snapshot; Ann, snapshot: 0; Ann, part 4: snapshot; Ann, second snapshot: 0"));
        assertThat(course.totals()).containsExactly(first, second);
    }

    @ParameterizedTest(name = "GF-13 {0}: a shot after a dodge, {1}")
    @CsvSource({"FIRST_ATTACK, 1", "PART_3_ONLY, -1", "WHOLE_TURN, 1"})
    void GF_13_the_drop_helps_in_part_4_unless_it_is_for_part_3_only(Rulings.DropScope scope, int total) {
        Course course = dropOnBill()
                .ruled("dropScope: " + scope)
                .played(then("Ann, part 3: dodge", "Ann, part 4: shoot", "Ann, shot: 0"));
        assertThat(course.totals()).containsExactly(total);
    }

    @ParameterizedTest(name = "FACT-16: {0} at {1}, dice {2}: margin {3} with criticals, {4} without")
    @CsvSource({
        "TERRIBLE, REAL_FAR_AWAY, ++++,  0, -2",
        "SUPERB,   IN_YER_FACE,   ----, -1,  1",
        "SUPERB,   IN_YER_FACE,   ++++,  9,  9",
        "GOOD,     IN_YER_FACE,   +++0,  6,  6",
    })
    void FACT_16_natural_fours_decide_with_criticals(
            Degree pistol, RangeBand range, String dice, int with, int without) {
        for (boolean on : List.of(true, false)) {
            Course course = Showdown.of(
                            named("Ann").pistol(pistol).revolver(),
                            named("Bill").armour(20).revolver())
                    .at(range)
                    .ruled("criticals: " + on)
                    .played(then("Ann, part 3: aim", "Ann, part 4: shoot", "Ann, shot: " + dice));
            ShootingEvent.Fired fired = course.all(ShootingEvent.Fired.class).getFirst();
            assertThat(fired.margin()).isEqualTo(on ? with : without);
            assertThat(course.citedBy(ShootingEvent.Fired.class).contains(CoreOption.FACT_16_CRITICALS))
                    .isEqualTo(on && Math.abs(fired.fall().total()) == 4);
        }
    }

    @Test
    void FACT_12_a_narrow_hit_is_a_scratch_with_grazes() {
        String[] hit = then("Ann, part 3: aim", "Ann, part 4: shoot", "Ann, shot: +000");
        Course grazed = duel().ruled("grazes: true").played(hit);
        assertThat(points(grazed)).containsExactly(2);
        assertThat(grazed.fighter("Bill").wounds().level()).isEqualTo(WoundLevel.SCRATCH);
        Course whole = duel().played(hit);
        assertThat(points(whole)).containsExactly(4);
        assertThat(whole.fighter("Bill").wounds().level()).isEqualTo(WoundLevel.HURT);
    }

    @ParameterizedTest(name = "FACT-14: 3 points, dice {0}: {1}")
    @CsvSource({"++++, 6", "++00, 5", "0000, 3", "-000, 2", "----, 1"})
    void FACT_14_dice_are_rolled_for_the_damage_of_a_hit(String dice, int points) {
        Course course = duel().ruled("damageRoll: true")
                .played(then("Ann, part 3: aim", "Ann, part 4: shoot", "Ann, shot: 0000", "Ann, damage: " + dice));
        assertThat(points(course)).containsExactly(points);
    }

    @Test
    void FACT_14_a_miss_has_no_damage_roll_and_damage_is_rolled_after_all_shots_of_a_slot() {
        Showdown tied = duel().ruled("damageRoll: true");
        Course course = tied.played(
                "Ann, draw: 0; Bill, draw: 0; Ann, part 3: snapshot; Bill, part 3: snapshot; Ann, snapshot: ++00",
                "Bill, snapshot: ++00; Ann, damage: 0; Bill, damage: -1");
        assertThat(course.played().answers())
                .filteredOn(
                        answer -> answer instanceof Answer.Fell && !answer.to().equals("draw"))
                .extracting(answer -> answer.by() + " " + answer.to())
                .containsExactly("Ann snapshot", "Bill snapshot", "Ann damage", "Bill damage");
        Course missed = tied.played(then("Ann, part 3: snapshot", "Ann, snapshot: ----"));
        assertThat(missed.asked().name()).isEqualTo("part 4");
    }

    @ParameterizedTest(name = "HL-31 {0}: two blows of 4 on a Poor body are {1}")
    @CsvSource({"POINTS_1993, NEAR_DEATH", "LEVELS_1995, VERY_HURT"})
    void V77_blows_are_marked_by_the_model_of_the_scene(WoundModel model, WoundLevel level) {
        Course course = Showdown.of(
                        named("Ann").pistol(Degree.GOOD).revolverOfStrength(4),
                        named("Bill").damageCapacity(Degree.POOR).revolver(),
                        named("Carl").revolver())
                .ruled("woundModel: " + model)
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Carl, draw: 0; Ann, part 3: snapshot",
                        "Ann, target: Bill, Bill; Ann, snapshot: ++00; Bill, part 3: nothing",
                        "Carl, part 3: nothing; Ann, part 4: snapshot; Ann, second snapshot: ++00");
        assertThat(points(course)).containsExactly(4, 4);
        assertThat(course.fighter("Bill").wounds().level()).isEqualTo(level);
    }

    @Test
    void SW_01_who_flees_is_gone_when_his_slot_is_over_and_no_target_any_more() {
        Course course = three("Ann, part 4: flee", "Bill, part 4: shoot");
        assertThat(course.all(GunfightEvent.Left.class)).containsExactly(new GunfightEvent.Left(ANN, Presence.FLED));
        assertThat(course.fighter("Ann").isAble()).isFalse();
        course.refuses("Bill", "Ann", HouseRule.SW_01_FLIGHT);
        assertThat(course.offered()).containsExactly("Carl");
    }

    @Test
    void SW_02_who_surrenders_in_part_3_has_no_part_4_and_is_no_target() {
        Course course = three("Ann, part 3: surrender", "Bill, part 4: shoot");
        assertThat(course.fighter("Ann").presence()).isEqualTo(Presence.SURRENDERED);
        course.refuses("Bill", "Ann", HouseRule.SW_02_SURRENDER);
    }

    @Test
    void SW_02_a_duel_is_over_when_one_surrenders() {
        Course course =
                duel().ruled("surrender: true").played("Ann, draw: 1", "Bill, draw: 0", "Ann, part 3: surrender");
        assertThat(course.outcome().sidesStanding()).containsExactly(new Side("Bill"));
        assertThat(course.outcome().fighters())
                .extracting(GunfightOutcome.Fate::presence)
                .containsExactly(Presence.SURRENDERED, Presence.FIGHTING);
    }

    @Test
    void SW_01_a_shot_of_the_same_slot_still_finds_who_flees() {
        Course course = duel().ruled("flight: true")
                .played(
                        "Ann, draw: 0; Bill, draw: 0; Ann, part 3: aim; Bill, part 3: nothing; Ann, part 4: shoot",
                        "Bill, part 4: flee; Ann, shot: 0000");
        assertThat(points(course)).containsExactly(3);
        GunfightOutcome.Fate bill = course.outcome().fighters().getLast();
        assertThat(bill.presence()).isEqualTo(Presence.FLED);
        assertThat(bill.wounds()).isEqualTo(WoundLevel.HURT);
    }

    @Test
    void without_house_rules_nobody_is_offered_to_leave_and_nobody_parleys() {
        Course part3 = duel().played("Ann, draw: 1", "Bill, draw: 0");
        assertThat(part3.offered()).doesNotContain("flee", "surrender");
        Course part4 = duel().played(then("Ann, part 3: aim"));
        assertThat(part4.offered()).doesNotContain("flee", "surrender");
        Course over = duel().played(quiet());
        assertThat(over.asked().name()).isEqualTo("draw");
        assertThat(over.all(GunfightEvent.TurnEnded.class)).hasSize(1);
    }

    @Test
    void SW_03_a_fight_is_called_off_if_everybody_able_is_for_it() {
        Showdown parleying = duel().ruled("callingOff: true");
        assertThat(parleying.played(quiet()).offered()).containsExactly("go on", "call it off");
        Course off = parleying.played(quiet("Ann, go on: call it off", "Bill, go on: call it off"));
        assertThat(off.all(GunfightEvent.CalledOff.class))
                .containsExactly(new GunfightEvent.CalledOff(List.of(ANN, BILL)));
        assertThat(off.outcome().sidesStanding()).containsExactly(new Side("Ann"), new Side("Bill"));
        assertThat(off.all(GunfightEvent.TurnEnded.class)).isEmpty();
    }

    @Test
    void SW_03_one_who_goes_on_and_the_next_turn_comes() {
        Showdown parleying = duel().ruled("callingOff: true");
        Course first = parleying.played(quiet("Ann, go on: go on"));
        assertThat(first.asked().name()).isEqualTo("draw");
        Course second = parleying.played(quiet("Ann, go on: call it off", "Bill, go on: go on"));
        assertThat(second.asked().name()).isEqualTo("draw");
        assertThat(second.all(GunfightEvent.CalledOff.class)).isEmpty();
        assertThat(second.all(GunfightEvent.TurnEnded.class)).hasSize(1);
    }

    private static Showdown duel() {
        return Showdown.of(
                named("Ann").pistol(Degree.GOOD).revolver(),
                named("Bill").pistol(Degree.GOOD).revolver());
    }

    private static Showdown dropOnBill() {
        return Showdown.of(
                named("Ann").pistol(Degree.GOOD).revolver().dropOn("Bill"),
                named("Bill").armour(20).revolver());
    }

    /** Ann, Bill and Carl act in this order and may leave; what is not said is nothing. */
    private static Course three(String annsDeed, String... more) {
        List<String> quiet = List.of("Ann, part 3: nothing", "Bill, part 3: nothing", "Carl, part 3: nothing").stream()
                .filter(line -> !line.startsWith(annsDeed.substring(0, annsDeed.indexOf(':'))))
                .toList();
        return Showdown.of(
                        named("Ann").revolver(),
                        named("Bill").revolver(),
                        named("Carl").revolver())
                .ruled("flight: true, surrender: true")
                .played(Stream.of(
                                Stream.of("Ann, draw: 2", "Bill, draw: 1", "Carl, draw: 0", annsDeed),
                                quiet.stream(),
                                Stream.of(more))
                        .flatMap(lines -> lines)
                        .toArray(String[]::new));
    }

    private static String[] then(String... more) {
        return Stream.concat(Stream.of("Ann, draw: 1", "Bill, draw: 0", "Bill, part 3: nothing"), Stream.of(more))
                .toArray(String[]::new);
    }

    /** A turn in which nobody does anything. */
    private static String[] quiet(String... more) {
        return Stream.concat(
                        Stream.of(then("Ann, part 3: nothing", "Ann, part 4: nothing", "Bill, part 4: nothing")),
                        Stream.of(more))
                .toArray(String[]::new);
    }

    private static List<Integer> points(Course course) {
        return course.all(ShootingEvent.Wounded.class).stream()
                .map(ShootingEvent.Wounded::points)
                .toList();
    }
}
