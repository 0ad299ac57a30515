package dev.snakewater.application.fallout.fight.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.fallout.procedure.EffortEvent;
import dev.snakewater.application.fallout.procedure.ShotEvent;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.FightRulings;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.plane.Place;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reaction and covering fire. Vera's pistol is at its best up to 400 mm, Brock's AK-112 from 200 to 950 mm. */
class WatchingTest {

    private static Skirmish veraWaits(int x, int y, Fighter... others) {
        Fighter[] all = new Fighter[others.length + 1];
        all[0] = Skirmish.vera("town", x, y, 0);
        System.arraycopy(others, 0, all, 1, others.length);
        return Skirmish.of(all).play("wait in reaction");
    }

    private static Skirmish behind(Skirmish fight, int number, Watch.Cover cover) {
        return fight.with(
                number, one -> one.withPerson(one.person().withInCover(true)).withHides(Optional.of(cover)));
    }

    private static List<String> whoNoticed(Skirmish fight) {
        return fight.events(FightEvent.Noticed.class).stream()
                .map(seen ->
                        seen.by() + " " + seen.whom() + " " + seen.verdict().succeeds())
                .toList();
    }

    /** 325 mm ahead the cone ends 134.6 mm to the side: at x 734. At 735 the bearing is 22.55 degrees. */
    @ParameterizedTest
    @CsvSource({
        "900, 925, 731, 925, 734 925",
        "900, 925, 735, 925, ",
        "300, 980, 446, 980, ",
        "600, 1100, 600, 950, 600 1000"
    })
    void v105_to_v107_the_zone_of_the_pistol(int x, int y, int toX, int toY, String stops) {
        Skirmish after = veraWaits(600, 600, Skirmish.skag("raiders", x, y, 0)).play("walk", toX + " " + toY);
        after = stops == null ? after.play("end turn") : after.play("1", "end turn", "end turn");

        assertThat(after.events(FightEvent.Stopped.class))
                .extracting(stopped -> stopped.at().toString())
                .isEqualTo(stops == null || stops.equals(toX + " " + toY) ? List.of() : List.of(stops));
        assertThat(whoNoticed(after)).hasSize(stops == null ? 0 : 1);
    }

    /** With perception 7 the best bands of the .223 Pistol begin beyond 550 mm and end at 1140 mm: 100 mm aside 1135 mm ahead. */
    @ParameterizedTest
    @CsvSource({"450, 0", "800, 1", "1235, 1", "1236, 0"})
    void v108_the_zone_of_the_large_pistol(int y, int tests) {
        Skirmish after = Skirmish.of(Skirmish.vera("town", 600, 100, 0), Skirmish.skag("raiders", 1150, y, 0))
                .with(0, one -> one.withWeapons(List.of(Skirmish.carried(".223 Pistol"))))
                .with(1, one -> one.withPool(20))
                .play("wait in reaction", "walk", "700 " + y);
        after = tests == 0 ? after : after.play("10");

        assertThat(after.events(FightEvent.Noticed.class)).hasSize(tests);
    }

    /** Brock (perception 5) faces north from 600 100: 400 mm ahead his cone ends at x 765, 300 mm ahead at 724. */
    @Test
    void v104_one_test_for_each_who_enters_and_one_interruption() {
        Skirmish after = Skirmish.of(
                        Skirmish.brock("town", 600, 100, 0),
                        Skirmish.called(Skirmish.skag("raiders", 900, 500, 0), "A"),
                        Skirmish.called(Skirmish.skag("raiders", 1000, 600, 0), "B"),
                        Skirmish.called(Skirmish.skag("raiders", 900, 400, 0), "C"),
                        Skirmish.called(Skirmish.skag("raiders", 900, 700, 0), "D"))
                .play("wait in reaction")
                .play("walk", "700 500", "8", "end turn")
                .play("walk", "980 600", "end turn")
                .play("walk", "700 400", "5");

        assertThat(after.acting()).isEqualTo("Brock");
        assertThat(after.left()).isEqualTo(8);
        assertThat(after.place("C")).isEqualTo(new Place(724, 400));

        Skirmish last = after.play("end turn").play("end turn").play("walk", "700 700", "end turn");

        assertThat(whoNoticed(last)).containsExactly("Brock A false", "Brock C true");
        assertThat(last.events(FightEvent.Interrupted.class)).hasSize(1);
        assertThat(last.events(FightEvent.Stopped.class))
                .containsExactly(new FightEvent.Stopped(new Name("C"), new Place(724, 400), 176));
        assertThat(last.place("A")).isEqualTo(new Place(700, 500));
        assertThat(last.place("D")).isEqualTo(new Place(700, 700));
    }

    /** The wall ends at 640 700; from 600 600 one looks past it to 681 800, which is the last x of the cone but one. */
    @Test
    void fr10_who_comes_round_a_wall_inside_the_zone_enters_it() {
        Skirmish after = Skirmish.of(Skirmish.vera("town", 600, 600, 0), Skirmish.skag("raiders", 600, 800, 0))
                .wall("the bank", 560, 700, 640, 700)
                .play("wait in reaction", "walk", "700 800", "7");

        assertThat(after.place("Skag")).isEqualTo(new Place(681, 800));
        assertThat(after.acting()).isEqualTo("Vera");
    }

    /** He would stop where somebody stands, at the edge of the zone: so it is one millimetre farther on. */
    @Test
    void fr10_nobody_stops_on_somebody() {
        Skirmish after = veraWaits(
                        600,
                        600,
                        Skirmish.skag("raiders", 900, 925, 0),
                        Skirmish.called(Skirmish.skag("raiders", 734, 925, 0), "Rat"))
                .play("walk", "731 925", "1");

        assertThat(after.place("Skag")).isEqualTo(new Place(733, 925));
    }

    /** Both see 600 887 from 387 mm ahead and 100 mm aside: 399.7 mm. */
    private static Skirmish two(String... answers) {
        return Skirmish.of(
                        Skirmish.called(Skirmish.vera("town", 500, 500, 0), "Ann"),
                        Skirmish.vera("town", 700, 500, 0),
                        Skirmish.skag("raiders", 600, 1000, 0))
                .play("wait in reaction", "wait in reaction", "walk", "600 850")
                .play(answers);
    }

    @Test
    void fr11_two_at_one_point_look_in_the_order_of_initiative() {
        Skirmish failed = two("8", "7");

        assertThat(whoNoticed(failed)).containsExactly("Ann Skag false", "Vera Skag true");
        assertThat(failed.place("Skag")).isEqualTo(new Place(600, 887));

        Skirmish both = two("7", "end turn", "7");

        assertThat(both.acting()).isEqualTo("Vera");
        assertThat(both.play("end turn").acting()).isEqualTo("Skag");
        assertThat(both.play("end turn").place("Skag")).isEqualTo(new Place(600, 887));
    }

    /** Ann walks to stand before Vera; that hides nothing. She goes on as far as her 9 points reach. */
    @Test
    void fr11_a_failed_test_does_not_stop_the_mover() {
        Skirmish after = two("8", "8");

        assertThat(after.acting()).isEqualTo("Skag");
        assertThat(after.place("Skag")).isEqualTo(new Place(600, 850));
        assertThat(after.left()).isEqualTo(7 - 5);
    }

    /** 150 mm are 5 of 7 points; all are gone though he went 113 mm, and 2 are left for 60 mm more. */
    @Test
    void fr12_the_whole_way_is_paid_and_the_turn_goes_on() {
        Skirmish after = two("7", "end turn", "8");

        assertThat(after.acting()).isEqualTo("Skag");
        assertThat(after.left()).isEqualTo(2);
        assertThat(after.play("walk", "600 830").place("Skag")).isEqualTo(new Place(600, 830));
    }

    /** A walk that was interrupted does not lead into a jump: Skag jumps (5 + 5) : 6 metres, 50 mm, and not 150. */
    @Test
    void fr20_a_jump_does_not_follow_from_a_walk_that_was_interrupted() {
        Skirmish after = two("7", "end turn", "8");

        assertThat(after.refusing("jump", "600 836").rules()).contains(FalloutRule.FO_52_JUMP_DISTANCE);
        assertThat(after.play("jump", "600 837", "1").place("Skag")).isEqualTo(new Place(600, 837));
    }

    @Test
    void fr13_who_is_inside_triggers_nothing_until_he_leaves_and_enters() {
        Skirmish inside = veraWaits(600, 600, Skirmish.skag("raiders", 600, 800, 0));

        assertThat(whoNoticed(inside.play("walk", "610 800"))).isEmpty();
        assertThat(whoNoticed(inside.play("walk", "690 800", "walk", "600 800", "10")))
                .containsExactly("Vera Skag false");
    }

    /** A failed test, out of the zone and in again: a new test. */
    @Test
    void fr11_entering_again_is_a_new_test() {
        Skirmish after = veraWaits(600, 600, Skirmish.skag("raiders", 690, 800, 0))
                .play("walk", "675 800", "10", "walk", "690 800", "walk", "675 800", "9");

        assertThat(whoNoticed(after)).containsExactly("Vera Skag false", "Vera Skag false");
    }

    @Test
    void v103_who_has_spent_points_cannot_wait() {
        Skirmish fight = Skirmish.of(Skirmish.vera("town", 600, 600, 0), Skirmish.skag("raiders", 600, 1400, 0));

        assertThat(fight.bars("wait in reaction")).isEmpty();
        assertThat(fight.play("turn", "45").bars("wait in reaction")).isEmpty();
        assertThat(fight.play("walk", "600 601").bars("wait in reaction")).containsExactly(FalloutRule.FO_43_REACTION);
        assertThat(fight.with(0, one -> one.withHands(List.of())).bars("wait in reaction"))
                .containsExactly(FalloutRule.FO_43_REACTION);
        assertThat(fight.ruled(Rulings.DECLARED.byTheBookBut(Map.of("reaction", false)))
                        .bars("wait in reaction"))
                .containsExactly(FalloutRule.FO_67_OPTIONAL_RULES);
    }

    /** Rat faces east from 100 600 and sees 400 mm far, to x 500. Vera interrupts Skag and walks into it. */
    private static Skirmish nested(boolean nested) {
        return Skirmish.of(
                        Skirmish.called(Skirmish.skag("raiders", 100, 600, 90), "Rat"),
                        Skirmish.vera("town", 600, 600, 0),
                        Skirmish.skag("raiders", 900, 925, 0))
                .ruled(FightRulings.DECLARED.byTheBookBut(Map.of("nested", nested)))
                .play("wait in reaction", "wait in reaction", "walk", "731 925", "7")
                .play("walk", "450 600");
    }

    @Test
    void fr14_an_interruption_may_be_interrupted() {
        Skirmish after = nested(true).play("5");

        assertThat(after.acting()).isEqualTo("Rat");
        assertThat(after.left()).isEqualTo(7);
        assertThat(after.place("Vera")).isEqualTo(new Place(500, 600));
        assertThat(after.play("end turn").acting()).isEqualTo("Vera");
        assertThat(after.play("end turn").left()).isEqualTo(9 - 5);
        assertThat(after.play("end turn", "end turn").acting()).isEqualTo("Skag");
        assertThat(after.play("end turn", "end turn").place("Skag")).isEqualTo(new Place(734, 925));
    }

    @Test
    void fr14_or_it_may_not_if_the_master_says_so() {
        Skirmish after = nested(false);

        assertThat(after.acting()).isEqualTo("Vera");
        assertThat(after.place("Vera")).isEqualTo(new Place(450, 600));
    }

    @Test
    void fr14_in_an_interruption_nobody_waits_or_covers() {
        Skirmish after =
                veraWaits(600, 600, Skirmish.skag("raiders", 900, 925, 0)).play("walk", "731 925", "7");

        assertThat(after.bars("wait in reaction")).containsExactly(FalloutRule.FO_45_ONE_INTERRUPTION);
        assertThat(after.left()).isEqualTo(9);
        assertThat(after.fighter("Vera").watch()).isEqualTo(new Watch.None());
    }

    /** Skag runs 166 of 200 mm, which are 5 points; a failure counts for 3 rounds. */
    @Test
    void fr16_a_run_that_was_cut_short_counts_with_what_was_paid() {
        Skirmish after = veraWaits(600, 600, Skirmish.skag("raiders", 900, 925, 0))
                .play("run", "700 925", "7", "end turn", "end turn", "41");

        assertThat(after.place("Skag")).isEqualTo(new Place(734, 925));
        assertThat(after.events(EffortEvent.OutOfBreath.class))
                .extracting(EffortEvent.OutOfBreath::breath)
                .containsExactly(new Run.Exhaustion(20, 3));
    }

    /** A jump from outside to inside: the take-off is outside, the landing is looked at. */
    @Test
    void fr20_watchers_look_at_the_landing() {
        Skirmish after =
                veraWaits(600, 600, Skirmish.skag("raiders", 750, 925, 0)).play("jump", "710 925", "100", "7");

        assertThat(after.acting()).isEqualTo("Vera");
        assertThat(after.place("Skag")).isEqualTo(new Place(710, 925));
    }

    private static Skirmish car(int skagX, int skagY) {
        Skirmish fight = Skirmish.of(Skirmish.brock("town", 600, 100, 0), Skirmish.skag("raiders", skagX, skagY, 180))
                .hipHigh("the car", 500, 600, 700, 600);
        return behind(fight, 1, new Watch.Cover.Thing(0));
    }

    @Test
    void v102_what_covering_fire_needs() {
        Skirmish fight = car(600, 615);
        Skirmish after = fight.play("cover fire at the car");

        assertThat(after.fighter("Brock").weapons().getFirst().held().rounds()).isEqualTo(14);
        assertThat(after.acting()).isEqualTo("Skag");
        assertThat(fight.with(
                                0,
                                one -> one.withWeapon(
                                        0,
                                        Skirmish.carried("AK-112")
                                                .withHeld(one.weapons()
                                                        .getFirst()
                                                        .held()
                                                        .withRounds(9))))
                        .bars("cover fire at the car"))
                .containsExactly(FalloutRule.FO_47_COVERING_FIRE_NEEDS);
        assertThat(fight.play("walk", "600 101").bars("cover fire at the car"))
                .containsExactly(FalloutRule.FO_47_COVERING_FIRE_NEEDS);
        assertThat(fight.with(0, one -> one.withWeapons(List.of(Skirmish.carried("10 mm Pistol"))))
                        .bars("cover fire at the car"))
                .containsExactly(FalloutRule.FO_47_COVERING_FIRE_NEEDS);
        assertThat(fight.ruled(FightRulings.DECLARED.byTheBookBut(Map.of("coveringFire", false)))
                        .bars("cover fire at the car"))
                .containsExactly(FalloutRule.FO_67_OPTIONAL_RULES);
    }

    /** The AK-112 reaches 1500 mm and 10 for each point of perception: 1550. The car is behind a wall, or it is not. */
    @Test
    void fr15_the_cover_must_be_seen() {
        assertThat(car(600, 615).wall("the bank", 550, 300, 650, 300).bars("cover fire at the car"))
                .containsExactly(FalloutRule.FO_47_COVERING_FIRE_NEEDS);
        assertThat(car(600, 615).wall("the bank", 550, 800, 650, 800).bars("cover fire at the bank"))
                .isEmpty();
    }

    /** What hides Skag is 25 mm west of him, behind the end of a wall; he is in sight, and that is enough. */
    @Test
    void fr15_with_the_plain_flag_the_man_must_be_seen() {
        Skirmish fight = Skirmish.of(Skirmish.skag("raiders", 600, 615, 180), Skirmish.brock("town", 600, 100, 0))
                .wall("the bank", 560, 400, 590, 400)
                .with(0, one -> one.withRefuge(Optional.of(new Place(575, 615))))
                .play("take cover", "end turn");

        assertThat(fight.bars("cover fire at Skag")).isEmpty();
        assertThat(fight.play("cover fire at Skag", "leave cover", "6").acting())
                .isEqualTo("Skag");
    }

    /** Luck 5: the die gives so many hits of 3d6+5 less 4 for the leather; with 1, 1, 1 that is 4 points each. */
    @ParameterizedTest
    @CsvSource({"1, 4", "2, 3", "3, 2", "4, 1", "5, 1", "6, 0", "10, 0"})
    void v93_to_v98_the_hits_of_covering_fire(int fall, int hits) {
        Skirmish declared = car(600, 615).play("cover fire at the car");
        Skirmish after = declared.play("leave cover", String.valueOf(fall));
        for (int hit = 0; hit < hits; hit++) {
            after = after.play("1 1 1");
        }

        assertThat(after.fighter("Skag").person().condition().hitPoints()).isEqualTo(30 - 4 * hits);
        assertThat(after.events(FightEvent.CoveringFire.class))
                .extracting(FightEvent.CoveringFire::margin, FightEvent.CoveringFire::hits)
                .containsExactly(tuple(5 - fall, hits));
        assertThat(after.fighter("Brock").watch()).isEqualTo(new Watch.None());
        assertThat(after.acting()).isEqualTo("Skag");
        assertThat(after.left()).isEqualTo(6);
    }

    /** 3d6+5 less 4 of 6, 6, 6 is 19: the second of four hits fells him, and all four are rolled. */
    @Test
    void fr15_all_hits_are_rolled() {
        Skirmish after =
                car(600, 615).play("cover fire at the car", "leave cover", "1", "6 6 6", "6 6 6", "6 6 6", "6 6 6");

        assertThat(after.events(ShotEvent.Damaged.class))
                .extracting(ShotEvent.Damaged::left)
                .containsExactly(11, -8, -27, -46);
        assertThat(after.events(ShotEvent.WentDown.class)).hasSize(1);
        assertThat(after.events(FightEvent.Ended.class)).hasSize(1);
    }

    /** A wall stands between Brock and Skag, but not between Brock and the middle of the car. */
    @Test
    void fr15_who_leaves_out_of_sight_triggers_nothing() {
        Skirmish fight = car(690, 615).wall("the bank", 650, 400, 680, 400).play("cover fire at the car");

        assertThat(fight.play("leave cover").events(FightEvent.CoveringFire.class))
                .isEmpty();
        assertThat(fight.play("leave cover").acting()).isEqualTo("Skag");
    }

    /** Vera sees only 400 mm, and Skag leaves his cover inside that: it is as if he entered. */
    @Test
    void fo43_leaving_cover_inside_the_zone_is_entering_it() {
        Skirmish fight = Skirmish.of(Skirmish.vera("town", 600, 300, 0), Skirmish.skag("raiders", 600, 615, 180))
                .hipHigh("the car", 500, 600, 700, 600);
        Skirmish after = behind(fight, 1, new Watch.Cover.Thing(0)).play("wait in reaction", "leave cover", "7");

        assertThat(after.acting()).isEqualTo("Vera");
        assertThat(after.play("end turn").acting()).isEqualTo("Skag");
    }
}
