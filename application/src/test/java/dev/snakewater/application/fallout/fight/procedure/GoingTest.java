package dev.snakewater.application.fallout.fight.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.fallout.procedure.EffortEvent;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.FightRulings;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.plane.Place;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Walking, running, jumping and turning, with nobody who watches. */
class GoingTest {

    private static final Skirmish BROCK =
            Skirmish.of(Skirmish.brock("town", 600, 500, 0), Skirmish.skag("raiders", 1400, 1400, 0));
    private static final Skirmish VERA =
            Skirmish.of(Skirmish.vera("town", 600, 100, 0), Skirmish.skag("raiders", 1400, 1400, 0));
    private static final Skirmish SKAG =
            Skirmish.of(Skirmish.skag("raiders", 600, 100, 0), Skirmish.brock("town", 1400, 1400, 0));

    private static Skirmish posed(Skirmish fight, Pose pose) {
        return fight.with(0, one -> one.withPerson(one.person().withPose(pose)));
    }

    private static Skirmish wounded(Skirmish fight) {
        return fight.ruled(Rulings.DECLARED.byTheBookBut(Map.of("wounds", true)))
                .with(
                        0,
                        one -> one.withPerson(
                                one.person().withBurdens(one.person().burdens().wounded(Part.LEGS, true))));
    }

    /** Of Brock's 8 points: 70 mm at 30, 20 and 10 mm each, and on stairs at 20, prone at 10. */
    @ParameterizedTest
    @CsvSource({
        "UPRIGHT, false, 3", "CROUCHED, false, 4", "PRONE, false, 7",
        "UPRIGHT, true, 4", "CROUCHED, true, 4", "PRONE, true, 7"
    })
    void v79_to_v81_seven_centimetres(Pose pose, boolean stairs, int price) {
        Skirmish fight = posed(stairs ? BROCK.stairs(600, 400, 600, 700, 40) : BROCK, pose);

        Skirmish after = fight.play("walk", "600 570");

        assertThat(after.left()).isEqualTo(8 - price);
        assertThat(after.place("Brock")).isEqualTo(new Place(600, 570));
        assertThat(after.fighter("Brock").position().facing()).isZero();
        assertThat(after.events(FightEvent.SetOut.class))
                .extracting(FightEvent.SetOut::price, FightEvent.SetOut::millimetres)
                .containsExactly(tuple(price, 70));
    }

    /** 270 mm at 45 are 6 of 8 points. */
    @Test
    void v82_a_run_of_27_centimetres() {
        Skirmish after = BROCK.play("run", "600 770");

        assertThat(after.left()).isEqualTo(2);
        assertThat(after.place("Brock")).isEqualTo(new Place(600, 770));
    }

    /** Each way is rounded up by itself: 31 mm are two points, twice. */
    @Test
    void fo33_each_way_is_rounded_up_by_itself() {
        assertThat(BROCK.play("walk", "600 531", "walk", "600 562").left()).isEqualTo(8 - 2 - 2);
    }

    /** Ninety degrees cost one point, and 90 mm three. */
    @Test
    void fr03_the_turn_to_the_way_is_paid_first_if_the_master_wants_it() {
        Skirmish after = BROCK.ruled(FightRulings.DECLARED.byTheBookBut(Map.of("walkTurns", true)))
                .play("walk", "690 500");

        assertThat(after.left()).isEqualTo(8 - 1 - 3);
        assertThat(after.fighter("Brock").position().facing()).isEqualTo(90);
        assertThat(after.events(FightEvent.Turned.class))
                .extracting(FightEvent.Turned::price)
                .containsExactly(1);
    }

    /** Half of 30 mm: 70 mm are 5 points. */
    @Test
    void fo69_wounded_legs_walk_at_half_speed_and_do_not_run_or_jump() {
        Skirmish fight = wounded(BROCK);

        assertThat(fight.play("walk", "600 570").left()).isEqualTo(3);
        assertThat(fight.bars("run")).containsExactly(FalloutRule.FO_69_WOUNDS);
        assertThat(fight.bars("jump")).containsExactly(FalloutRule.FO_69_WOUNDS);
    }

    @Test
    void fo54_nobody_runs_unless_upright() {
        assertThat(posed(BROCK, Pose.CROUCHED).bars("run")).containsExactly(FalloutRule.FO_54_RUNNING);
    }

    @Test
    void fo67_running_and_jumping_can_be_left_out() {
        Skirmish fight = BROCK.ruled(Rulings.DECLARED.byTheBookBut(Map.of("running", false, "jumping", false)));

        assertThat(fight.bars("run")).containsExactly(FalloutRule.FO_67_OPTIONAL_RULES);
        assertThat(fight.bars("jump")).containsExactly(FalloutRule.FO_67_OPTIONAL_RULES);
        assertThat(fight.bars("walk")).isEmpty();
    }

    @Test
    void fr08_moving_leaves_cover_first() {
        Skirmish fight = BROCK.with(0, one -> one.withPerson(one.person().withInCover(true)));

        assertThat(fight.bars("walk")).containsExactly(FalloutRule.FO_40_LEAVING_COVER);
        assertThat(fight.bars("turn")).isEmpty();
    }

    @Test
    void fr19_with_a_gun_set_up_one_does_not_move() {
        Skirmish fight = BROCK.with(
                0,
                one -> one.withWeapon(
                        0,
                        one.weapons()
                                .getFirst()
                                .withHeld(one.weapons().getFirst().held().withRested(true))));

        assertThat(fight.bars("walk")).containsExactly(FalloutRule.FO_26_REST);
        assertThat(fight.bars("turn")).isEmpty();
    }

    /** Vera has 9 points for 270 mm. Somebody stands at 700 100, a wall at y 200, something hip-high at x 500, a stretch of stairs. */
    @ParameterizedTest
    @CsvSource({
        "walk, 600 100, FO_33_WALKING, ",
        "walk, 700 100, FO_33_WALKING, 699 100",
        "walk, -1 100, FO_33_WALKING, 501 100",
        "walk, 600 200, FO_36_TAKING_COVER, 600 199",
        "walk, 600 300, FO_36_TAKING_COVER, 600 199",
        "walk, 400 100, FO_36_TAKING_COVER, 501 100",
        "walk, 900 100, FO_09_ACTION_POINTS, 870 100",
        "run, 1100 100, FO_09_ACTION_POINTS, 1005 100",
        "run, 600 10, FO_35_STAIRS, 600 51",
        "jump, 600 166, FO_52_JUMP_DISTANCE, 600 165"
    })
    void fr06_a_place_is_refused_by_its_rule_and_with_how_far_one_would_get(
            String gait, String to, String rule, String instead) {
        Skirmish fight = Skirmish.of(Skirmish.vera("town", 600, 100, 0), Skirmish.skag("raiders", 700, 100, 0))
                .wall("the bank", 500, 200, 700, 200)
                .hipHigh("the car", 500, 0, 500, 300)
                .stairs(500, 30, 700, 30, 40);

        assertThat(fight.refusing(gait, to).rules()).contains(FalloutRule.valueOf(rule));
        assertThat(fight.refusing(gait, to).instead().map(Reason::with))
                .isEqualTo(Optional.ofNullable(instead)
                        .map(place -> List.of(Place.read(place).orElseThrow())));
    }

    /** Standing she jumps at most (5 + 8) : 6 metres, 65 mm; 60 mm are 2 points, and no whole metre is left. */
    @Test
    void fr06_a_jump_crosses_what_is_hip_high_but_nothing_high() {
        Skirmish after = VERA.hipHigh("the car", 500, 120, 700, 120).play("jump", "600 160", "60");

        assertThat(after.place("Vera")).isEqualTo(new Place(600, 160));
        assertThat(after.left()).isEqualTo(9 - 2);
        assertThat(after.events(EffortEvent.Tested.class))
                .extracting(EffortEvent.Tested::verdict, test -> test.limit().total())
                .containsExactly(tuple(Verdict.SUCCESS, 60));
        assertThat(VERA.wall("the bank", 500, 120, 700, 120)
                        .refusing("jump", "600 160")
                        .rules())
                .containsExactly(FalloutRule.FO_36_TAKING_COVER);
    }

    /** Out of a walk (5 + 8) : 2 metres, 195 mm; 120 mm leave two whole metres: 60 and 20 more. */
    @ParameterizedTest
    @CsvSource({"80, true", "81, false"})
    void v110_a_jump_out_of_a_walk_that_fails_lands_all_the_same(int fall, boolean succeeds) {
        Skirmish after = VERA.play("walk", "600 130", "jump", "600 250", String.valueOf(fall));

        assertThat(after.left()).isEqualTo(9 - 1 - 4);
        assertThat(after.place("Vera")).isEqualTo(new Place(600, 250));
        assertThat(after.events(EffortEvent.JumpedOff.class))
                .extracting(
                        EffortEvent.JumpedOff::outOfMovement,
                        jump -> jump.farthest().total())
                .containsExactly(tuple(true, 195));
        assertThat(after.events(EffortEvent.Landed.class))
                .extracting(EffortEvent.Landed::succeeded)
                .containsExactly(succeeds);
    }

    /** She walks north. 85 east and 85 north lie at 45 degrees; 90 east and 85 north at 47. */
    @Test
    void fr20_a_jump_goes_on_within_45_degrees() {
        assertThat(VERA.play("walk", "600 130", "jump", "685 215", "1").place("Vera"))
                .isEqualTo(new Place(685, 215));
        assertThat(VERA.refusing("walk", "600 130", "jump", "690 215").rules())
                .containsExactly(FalloutRule.FO_52_JUMP_DISTANCE);
    }

    /** The chase of one jump after another: the second is from standing. */
    @Test
    void fr20_a_jump_does_not_follow_from_a_jump() {
        assertThat(VERA.refusing("walk", "600 130", "jump", "600 200", "1", "jump", "600 270")
                        .rules())
                .containsExactly(FalloutRule.FO_52_JUMP_DISTANCE);
    }

    /** V85 to V89, at the end of a turn in which Skag ran 315 mm for 7 points; body control 40, luck 5. */
    @ParameterizedTest
    @CsvSource({"5, 0, 0", "40, 10, 1", "41, 20, 4", "95, 20, 4", "96, 40, 7"})
    void fr16_a_run_is_tested_at_the_end_of_the_turn(int fall, int points, int rounds) {
        Skirmish after = SKAG.play("run", "600 415", "end turn", String.valueOf(fall));

        assertThat(after.events(EffortEvent.OutOfBreath.class))
                .extracting(EffortEvent.OutOfBreath::breath)
                .containsExactly(new Run.Exhaustion(points, rounds));
        assertThat(after.fighter("Skag").winded())
                .isEqualTo(rounds == 0 ? List.of() : List.of(new Run.Exhaustion(points, rounds)));
    }

    /** Two runs of 2 and 3 points are one test on 5: a failure counts for 3 rounds. */
    @Test
    void fo54_all_runs_of_a_turn_are_one_test() {
        Skirmish after = SKAG.play("run", "600 190", "run", "600 325", "end turn", "41");

        assertThat(after.fighter("Skag").winded()).containsExactly(new Run.Exhaustion(20, 3));
    }

    /** 45 to the right are free, and 45 more are a quarter turn: 1 point; back again nothing is given back. */
    @Test
    void fr05_turns_are_summed() {
        Skirmish quarter = VERA.play("turn", "45", "turn", "90");

        assertThat(quarter.left()).isEqualTo(8);
        assertThat(quarter.play("turn", "north").left()).isEqualTo(8);
        assertThat(VERA.play("turn", "45", "turn", "0").left()).isEqualTo(9);
        assertThat(VERA.play("turn", "45").fight().turn().spent()).isFalse();
        assertThat(VERA.play("turn", "46").fight().turn().spent()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"45, 0", "46, 1", "90, 1", "91, 2", "180, 2", "270, 1", "east, 1", "towards Skag, 0"})
    void v73_to_v78_turning(String to, int price) {
        assertThat(VERA.play("turn", to).left()).isEqualTo(9 - price);
    }

    @ParameterizedTest
    @CsvSource({
        "400 120, 400 120",
        "'to 400,120', 400 120",
        "north 90, 600 190",
        "North-East 90, 663 163",
        "west 30, 570 100",
        "towards Skag 60, 631 151",
        "next to the wall, ",
        "behind the car, 600 185",
        "next to ann, 670 100",
        "towards Ann, 670 100",
        "towards car, 600 199",
        "east, 870 100"
    })
    void a_place_is_read(String said, String place) {
        Skirmish fight = Skirmish.of(
                        Skirmish.vera("town", 600, 100, 0),
                        Skirmish.skag("raiders", 1400, 1400, 0),
                        Skirmish.called(Skirmish.brock("town", 700, 100, 0), "Ann"))
                .hipHigh("the car", 500, 200, 700, 200);

        assertThat(new Whereabouts(fight.fight(), FightEvent.Gait.WALK)
                        .read(said)
                        .map(Place::toString))
                .isEqualTo(Optional.ofNullable(place));
    }

    @Test
    void what_is_proposed_is_legal_and_distinct() {
        Skirmish fight = Skirmish.of(Skirmish.vera("town", 600, 100, 0), Skirmish.skag("raiders", 600, 700, 0))
                .hipHigh("the car", 500, 200, 700, 200)
                .wall("the bank", 300, 50, 300, 400);
        for (FightEvent.Gait gait : FightEvent.Gait.values()) {
            Whereabouts where = new Whereabouts(fight.fight(), gait);

            assertThat(where.proposals())
                    .isNotEmpty()
                    .doesNotHaveDuplicates()
                    .allSatisfy(place -> assertThat(where.bars(place)).isEmpty())
                    .allSatisfy(place -> assertThat(where.price(place)).isBetween(1, 9));
        }
    }

    /** 30 mm are a point. Brock stands in the east, Skag in the north, Tick lies at 660 180, the car is in the west. */
    @ParameterizedTest
    @CsvSource({
        "600 200, 'way-to 100, 0, 4, towards Skag'",
        "600 280, 'way-to 180, 0, 6, next-to Skag'",
        "430 100, 'way-to 170, 270, 6, at the car'",
        "700 100, 'way-to 100, 90, 4, towards Brock'",
        "630 140, 'way 50, 37, 2'"
    })
    void a_place_is_noted_with_whoever_stands_there_or_what_is_there_or_who_stands_in_its_direction(
            String place, String note) {
        Skirmish fight = Skirmish.of(
                        Skirmish.vera("town", 600, 100, 0),
                        Skirmish.brock("raiders", 900, 100, 0),
                        Skirmish.skag("raiders", 600, 300, 0),
                        Skirmish.called(Skirmish.skag("raiders", 660, 180, 0), "Tick"))
                .with(
                        3,
                        tick -> tick.withPerson(tick.person()
                                .withCondition(tick.person().condition().withHitPoints(0))))
                .hipHigh("the car", 400, 50, 400, 150);

        assertThat(noted(new Whereabouts(fight.fight(), FightEvent.Gait.WALK).choice(), place))
                .contains(note);
    }

    /** Skag stands east of Vera, and a quarter of a turn is a point. */
    @ParameterizedTest
    @CsvSource({"90, 'facing-towards Skag, 1'", "270, 'facing 270, 1'"})
    void a_facing_is_noted_with_whoever_stands_there(String facing, String note) {
        Scene.Course course =
                Scene.duel().facing("Vera", 0).played("Vera, initiative: 2; Skag, initiative: 5; Vera, action: turn");

        assertThat(noted(course.choice(), facing)).contains(note);
    }

    private static Optional<String> noted(Choice<?> choice, String word) {
        return choice.meant(word).flatMap(option -> option.note()).map(Reason::toString);
    }
}
