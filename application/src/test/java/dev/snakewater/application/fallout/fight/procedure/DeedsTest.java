package dev.snakewater.application.fallout.fight.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.procedure.ShotEvent;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.plane.Place;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What somebody can do in her turn without going anywhere, what it costs, and what the rules forbid. */
class DeedsTest {

    private static Scene duel() {
        return Scene.duel().withoutInitiative();
    }

    /** Brock with his Minimi on a tripod, 8 AP, and Skag 50 cm away. */
    private static Scene tripod(int actionPoints) {
        return Scene.empty()
                .and(Wastelander.BROCK, "post", 100, 100, "Minimi", "AK-112")
                .and(Wastelander.SKAG, "raiders", 600, 100, "MAC-10")
                .supported("Brock", 0, Held.Support.TRIPOD, false)
                .where("Brock", it -> it.withPool(actionPoints))
                .withoutInitiative();
    }

    /** 2 into cover, 4 + 1 for a shot out of it, 1 out of it: 8 AP (V121). */
    @Test
    void into_cover_a_shot_and_out_again() {
        Scene.Course course = Scene.empty()
                .and(Wastelander.BROCK, "post", 100, 100, "10 mm Pistol")
                .and(Wastelander.SKAG, "raiders", 300, 100, "MAC-10")
                .refuge("Brock")
                .withoutInitiative()
                .played(
                        "Brock, action: take cover, shoot Skag, leave cover",
                        "Brock, cover: pop out",
                        "Brock, way: unaimed",
                        "Brock, shot: 90");

        assertThat(course.last(FightEvent.TookCover.class).left()).isEqualTo(6);
        assertThat(course.last(ShotEvent.Acted.class).actionPoints()).isEqualTo(1);
        assertThat(course.actionPoints()).isZero();
        assertThat(course.fighter("Brock").person().inCover()).isFalse();
        assertThat(course.fighter("Brock").hides()).isEmpty();
    }

    @Test
    void cover_needs_something_within_reach() {
        assertThat(duel().played().bars("take cover")).containsExactly("FO-36");
    }

    /** The car stands 3 cm from her, and between the two: he is at -40; from the other side he would not be. */
    @Test
    void a_thing_covers_against_whoever_has_it_between() {
        Scene scene = duel().thing("the car", Obstacle.Height.HIP_HIGH, 460, 0, 460, 200);
        Scene.Course course = scene.played("Vera, action: end turn", "Skag, action: cover behind the car, end turn");

        assertThat(course.fighter("Skag").hides()).contains(new Watch.Cover.Thing(0));
        assertThat(course.now().isCovered(1, new Place(100, 100))).isTrue();
        assertThat(course.now().isCovered(1, new Place(900, 100))).isFalse();
        assertThat(course.now().sees(0, 1)).isTrue();
    }

    @Test
    void nobody_shoots_through_a_high_wall() {
        assertThat(duel().thing("the wall", Obstacle.Height.HIGH, 300, 0, 300, 200)
                        .played()
                        .bars("shoot Skag"))
                .containsExactly("FO-36");
    }

    /** Upright to prone 4 AP, prone to crouched 2 (V83). */
    @Test
    void poses_cost_two_points_a_step() {
        Scene.Course course = duel().played("Vera, action: lie down, crouch");

        assertThat(course.all(ShotEvent.Moved.class))
                .extracting(ShotEvent.Moved::actionPoints)
                .containsExactly(5, 3);
        assertThat(course.words()).contains("stand up", "lie down").doesNotContain("crouch");
    }

    @Test
    void a_deed_that_is_too_dear_is_forbidden() {
        Scene.Course course = duel().played("Vera, action: lie down, stand up");

        assertThat(course.actionPoints()).isEqualTo(1);
        assertThat(course.bars("crouch")).containsExactly("FO-09");
        assertThat(course.bars("shoot Skag")).containsExactly("FO-09");
        assertThat(course.bars("end turn")).isEmpty();
    }

    /** 1 of 12: two points for a full magazine. */
    @Test
    void a_gun_is_reloaded() {
        Scene.Course course = duel().loaded("Vera", 0, 1).played("Vera, action: reload the 10 mm Pistol");

        assertThat(course.actionPoints()).isEqualTo(7);
        assertThat(course.fighter("Vera").weapons().getFirst().held().rounds()).isEqualTo(12);
        assertThat(course.words()).doesNotContain("reload the 10 mm Pistol");
    }

    @Test
    void an_empty_gun_does_not_shoot() {
        assertThat(duel().loaded("Vera", 0, 0).played().bars("shoot Skag")).containsExactly("FO-72");
    }

    /** With 5 AP of 8: the rest, 3, in the next turn (FR-19). */
    @Test
    void a_tripod_is_set_up_over_two_turns() {
        Scene.Course begun = tripod(5).played("Brock, action: set up the Minimi");

        assertThat(begun.last(FightEvent.SettingUp.class).paid()).isEqualTo(5);
        assertThat(begun.actionPoints()).isZero();
        assertThat(begun.fighter("Brock").isSetUp()).isFalse();

        Scene.Course done = tripod(5)
                .played("Brock, action: set up the Minimi, end turn, set up the Minimi", "Skag, action: end turn");

        assertThat(done.actionPoints()).isEqualTo(2);
        assertThat(done.fighter("Brock").isSetUp()).isTrue();
    }

    @Test
    void a_tripod_that_is_not_finished_in_the_next_turn_is_lost() {
        Scene.Course course = tripod(5)
                .played(
                        "Brock, action: set up the Minimi, end turn, end turn, set up the Minimi",
                        "Skag, action: end turn, end turn");

        assertThat(course.actionPoints()).isZero();
        assertThat(course.fighter("Brock").isSetUp()).isFalse();
    }

    @Test
    void nobody_begins_to_set_up_a_tripod_with_an_enemy_about_him() {
        Scene near = tripod(5).where("Skag", it -> it.withPosition(it.position().at(new Place(130, 100))));

        assertThat(near.played().bars("set up the Minimi")).containsExactly("FO-09");
    }

    @Test
    void with_a_gun_set_up_he_does_not_move_but_may_crouch() {
        Scene.Course course =
                tripod(8).supported("Brock", 0, Held.Support.BIPOD, true).played();

        assertThat(course.bars("walk")).contains("FO-26");
        assertThat(course.bars("crouch")).isEmpty();
        assertThat(course.words()).contains("fold the Minimi");
    }

    @Test
    void taking_another_gun_costs_nothing() {
        Scene.Course course = tripod(8).played("Brock, action: take the AK-112");

        assertThat(course.actionPoints()).isEqualTo(8);
        assertThat(course.now().turn().spent()).isFalse();
        assertThat(course.fighter("Brock").hands()).containsExactly(1);
    }

    /** 3 cm are near enough, 31 mm are not (FR-18). */
    @Test
    void what_lies_within_three_centimetres_is_picked_up_for_two_points() {
        Scene.Course course = lyingAt(130).played("Vera, action: pick up the 10 mm Pistol");

        assertThat(course.actionPoints()).isEqualTo(7);
        assertThat(course.fighter("Vera").hands()).containsExactly(0);
        assertThat(course.fighter("Vera").person().isArmed()).isTrue();
        assertThat(lyingAt(131).played().bars("pick up the 10 mm Pistol")).containsExactly("FO-16");
    }

    private static Scene lyingAt(int x) {
        return duel().where(
                        "Vera",
                        it -> it.having(0, Carried.State.DROPPED)
                                .withWeapon(0, it.weapons().getFirst().withLyingAt(Optional.of(new Place(x, 100)))));
    }

    @Test
    void two_guns_are_fired_and_stay_in_the_hands() {
        Scene.Course course = Scene.empty()
                .and(Wastelander.GORM, "door", 100, 100, "MP-5", "MP-5")
                .and(Wastelander.SKAG, "raiders", 300, 100, "MAC-10")
                .where("Gorm", it -> it.withWeapon(1, it.weapons().get(1).withName("MP-5 2")))
                .withoutInitiative()
                .played(
                        "Skag, action: end turn",
                        "Gorm, action: take both MP-5, shoot Skag",
                        "Gorm, gun: MP-5 and MP-5 2",
                        "Gorm, way: burst",
                        "Gorm, shot: 90, 90, 90, 90, 90, 90");

        // 5 AP for a burst, and 1 for two guns, of 7.
        assertThat(course.actionPoints()).isEqualTo(1);
        assertThat(course.fighter("Gorm").hands()).containsExactly(0, 1);
        assertThat(course.fighter("Gorm").weapons())
                .extracting(weapon -> weapon.held().rounds())
                .containsExactly(27, 27);
    }

    @Test
    void what_the_master_amends_counts_at_once() {
        Scene.Course course = duel().played();
        FightSituation now = course.now();

        assertThat(amended(now, "Vera", "action points", "3").turn().actionPoints())
                .isEqualTo(3);
        assertThat(amended(now, "Skag", "place", "300 200").fighter(1).place()).isEqualTo(new Place(300, 200));
        assertThat(amended(now, "Skag", "facing", "45").fighter(1).position().facing())
                .isEqualTo(45);
        assertThat(amended(now, "Skag", "cover", "in cover").isCovered(1, new Place(0, 0)))
                .isTrue();
        assertThat(amended(now, "Skag", "hit points", "4")
                        .fighter(1)
                        .person()
                        .condition()
                        .hitPoints())
                .isEqualTo(4);
        assertThat(amended(now, "Skag", "the MAC-10", "dropped").fighter(1).hands())
                .isEmpty();
        assertThat(amended(now, "Skag", "rounds in the MAC-10", "2")
                        .fighter(1)
                        .weapons()
                        .getFirst()
                        .held()
                        .rounds())
                .isEqualTo(2);
        assertThat(amended(now, "Skag", "pose", "prone").fighter(1).person().pose())
                .hasToString("PRONE");
    }

    /** Vera's place is taken, and no table reaches as far as 9999 mm. */
    @Test
    void a_place_that_is_taken_or_off_the_table_is_refused_with_the_cause() {
        FightSituation now = duel().played().now();
        Place veras = now.fighter(0).place();

        assertThat(refused(now, veras.toString()).instead()).contains(Reason.of("occupied-by", new Name("Vera")));
        assertThat(refused(now, "9999 9999").instead()).contains(Reason.of("off-the-table"));
    }

    private static RefusedException refused(FightSituation now, String place) {
        return catchThrowableOfType(RefusedException.class, () -> amended(now, "Skag", "place", place));
    }

    private static FightSituation amended(FightSituation now, String whose, String what, String word) {
        return Play.amendment(new FightProcedure(), now, whose, what)
                .chosen(word)
                .answer();
    }
}
