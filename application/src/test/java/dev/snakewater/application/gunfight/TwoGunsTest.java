package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;
import static dev.snakewater.application.gunfight.ManyBullets.againstTwo;
import static dev.snakewater.application.gunfight.ManyBullets.and;
import static dev.snakewater.application.gunfight.ManyBullets.ann;
import static dev.snakewater.application.gunfight.ManyBullets.rounds;
import static dev.snakewater.application.gunfight.ManyBullets.then;
import static dev.snakewater.application.gunfight.ManyBullets.won;
import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A pistol in each hand (GF-16, GF-31 to GF-34); Ann is faster than everybody else. */
class TwoGunsTest {

    @Test
    void GF_04_the_prize_helps_both_rolls_of_a_shot_at_two() {
        Course course = againstTwo(ann().twoGun(Degree.FAIR).revolver().revolver())
                .withStaredown()
                .played(won(
                        "Ann, gun: revolver and revolver 2; Ann, part 3: aim; Ann, part 4: shoot two with the +2",
                        "Ann, target: Bill; Ann, second target: Carl; Ann, two-gun shot: 0000, -000"));
        assertThat(course.totals()).containsExactly(2, 1);
        assertThat(course.fighter("Ann").holdsPrize()).isFalse();
    }

    @Test
    void V50_two_shots_at_two_targets_cost_a_bullet_of_each_gun() {
        Course course = againstTwo(ann().twoGun(Degree.FAIR).revolver().revolver())
                .played(then(
                        "Ann, gun: revolver and revolver 2; Ann, part 3: aim; Ann, part 4: shoot two",
                        "Ann, target: Bill; Ann, second target: Carl; Ann, two-gun shot: +0-0, 0--0"));
        assertThat(course.totals()).containsExactly(0, -2);
        assertThat(course.margins()).containsExactly(0, -2);
        assertThat(rounds(course)).containsExactly(5, 5);
    }

    @Test
    void V51_both_shots_at_one_man_are_refused() {
        Course course = againstTwo(ann().revolver().revolver())
                .played(then(
                        "Ann, gun: revolver and revolver 2; Ann, part 3: aim; Ann, part 4: shoot two",
                        "Ann, target: Bill"));
        assertThat(course.asked().name()).isEqualTo("second target");
        course.refuses("Ann", "Bill", GunfightRule.GF_34_NEVER_TWICE);
        assertThat(course.offered()).containsExactly("Carl");
    }

    @ParameterizedTest(name = "V51: guns with {0} and {1}, part 3 {2}: shoot two is refused and one shot is not")
    @CsvSource({"6, 6, dodge", "6, 6, nothing", "6, 0, aim", "0, 6, aim"})
    void V51_unaimed_or_with_an_empty_gun_one_shot_remains(int first, int second, String part3) {
        Course course = againstTwo(ann().gun(Firearm.REVOLVER, first).gun(Firearm.REVOLVER, second))
                .played(then("Ann, gun: revolver and revolver 2", "Ann, part 3: " + part3));
        course.refuses("Ann", "shoot two", GunfightRule.GF_33_TWO_TARGETS);
        assertThat(course.offered()).contains("shoot");
    }

    @Test
    void GF_34_with_one_enemy_left_he_fires_one_shot() {
        Course course = Showdown.of(ann().revolver().revolver(), named("Bill").revolver())
                .played(
                        "Ann, gun: revolver and revolver 2; Ann, draw: 1; Bill, draw: 0; Ann, part 3: aim",
                        "Bill, part 3: nothing");
        course.refuses("Ann", "shoot two", GunfightRule.GF_34_NEVER_TWICE);
        assertThat(course.offered()).contains("shoot");
    }

    @Test
    void GF_31_an_ordinary_shot_is_fired_with_either_gun_the_fuller_one_first() {
        String[] shoots = then("Ann, gun: revolver and revolver 2", "Ann, part 3: aim", "Ann, part 4: shoot");
        Showdown showdown = againstTwo(ann().gun(Firearm.REVOLVER, 5).revolver());
        assertThat(showdown.played(shoots).offered()).containsExactly("revolver 2", "revolver");
        Course course = showdown.played(and(shoots, "Ann, with: revolver", "Ann, target: Bill", "Ann, shot: 0000"));
        assertThat(rounds(course)).containsExactly(4, 6);
    }

    @Test
    void GF_25_a_reload_goes_into_one_of_two_guns() {
        Course course = againstTwo(ann().speedReload(2).gun(Firearm.REVOLVER, 4).gun(Firearm.REVOLVER, 1))
                .played(then(
                        "Ann, gun: revolver and revolver 2; Ann, part 3: nothing; Ann, part 4: reload",
                        "Ann, reload: revolver 2"));
        assertThat(rounds(course)).containsExactly(4, 6);
    }

    @ParameterizedTest(name = "V16: {0} in turn 1 and {1} in turn 2: +{2}")
    @CsvSource({
        "revolver,                revolver and revolver 2, 0",
        "revolver and revolver 2, revolver and revolver 2, 2",
        "revolver and revolver 2, revolver 2,              2",
        "revolver,                revolver 2,              0",
    })
    void V16_one_fresh_gun_of_two_loses_the_bonus(String first, String second, int bonus) {
        Course course = Showdown.of(ann().revolver().revolver(), named("Bill").revolver())
                .played(
                        "Ann, gun: " + first + ", " + second,
                        "Ann, draw: 0, 0; Bill, draw: 0, 0; Ann, part 3: nothing; Bill, part 3: nothing",
                        "Ann, part 4: nothing; Bill, part 4: nothing");
        assertThat(course.all(OpeningEvent.Drew.class))
                .filteredOn(drew -> drew.by().text().equals("Ann"))
                .extracting(OpeningEvent.Drew::total)
                .containsExactly(0, bonus);
    }

    @ParameterizedTest(name = "GF-10: the drop with a revolver, drawing {0}: +{1}, the drop is kept {2}")
    @CsvSource({"revolver, 2, true", "rifle, 0, false", "revolver 2, 0, false", "revolver and revolver 2, 2, true"})
    void GF_10_GF_30_the_drop_goes_with_the_gun_that_is_put_away(String gun, int bonus, boolean kept) {
        Course course = Showdown.of(
                        ann().revolver().gun(Firearm.RIFLE).revolver().dropOn("Bill"),
                        named("Bill").revolver())
                .played("Ann, gun: " + gun, "Ann, draw: 0000", "Bill, draw: 0000");
        assertThat(course.all(OpeningEvent.Drew.class).getFirst().total()).isEqualTo(bonus);
        assertThat(course.fighter("Ann").hasDropOn(new Name("Bill"))).isEqualTo(kept);
        assertThat(course.fighter("Ann").guns()).filteredOn(Gun::isInHand).hasSize(gun.contains("and") ? 2 : 1);
    }

    @Test
    void HL_06_of_two_called_shots_the_second_goes_at_no_part_of_somebody_too_far_away() {
        String[] aims = calling("Ann, part 4: shoot two at a part");
        Course first = carlAfar(RangeBand.ACROSS_THE_ROOM).played(aims);
        assertThat(first.asked().name()).isEqualTo("target");
        assertThat(first.offered()).containsExactly("Bill");
        first.refuses("Ann", "Carl", HitLocationRule.HL_06_TOO_DISTANT);
        String[] atCarl = and(aims, "Ann, target: Bill", "Ann, part: left arm", "Ann, second target: Carl");
        Course second = carlAfar(RangeBand.ACROSS_THE_ROOM).played(atCarl);
        assertThat(second.asked().name()).isEqualTo("second part");
        assertThat(second.offered()).containsExactly("torso");
        second.refuses("Ann", "head", HitLocationRule.HL_06_TOO_DISTANT);
        Course fired = carlAfar(RangeBand.ACROSS_THE_ROOM)
                .played(and(atCarl, "Ann, second part: torso", "Ann, two-gun shot: 0000, 0000"));
        assertThat(fired.all(ShootingEvent.Fired.class)).hasSize(2);
    }

    @Test
    void HL_06_with_everybody_too_far_away_no_two_shots_are_called() {
        Course course = carlAfar(RangeBand.REAL_FAR_AWAY)
                .played(then(
                        "Ann, gun: revolver and revolver 2; Bill, announce: nothing; Carl, announce: nothing",
                        "Ann, part 3: aim"));
        assertThat(course.offered()).contains("shoot two").doesNotContain("shoot two at a part");
    }

    /** Ann with two guns, Bill so far away from her, and Carl too far away to aim at a part of him. */
    private static Showdown carlAfar(RangeBand bill) {
        return againstTwo(ann().twoGun(Degree.FAIR).revolver().revolver())
                .apart("Ann", "Bill", bill)
                .apart("Ann", "Carl", RangeBand.REAL_FAR_AWAY)
                .ruled("hitLocation: true");
    }

    /** Ann goes first although she is out for a called shot (HL-11), and Bill and Carl let part 3 go by. */
    private static String[] calling(String... more) {
        return and(
                new String[] {
                    "Ann, draw: 2; Bill, draw: 0; Carl, draw: 0; Bill, part 3: nothing; Carl, part 3: nothing",
                    "Ann, gun: revolver and revolver 2; Ann, announce: a called shot; Bill, announce: nothing",
                    "Carl, announce: nothing; Ann, part 3: aim"
                },
                more);
    }
}
