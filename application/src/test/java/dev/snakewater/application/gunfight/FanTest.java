package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;
import static dev.snakewater.application.gunfight.ManyBullets.againstTwo;
import static dev.snakewater.application.gunfight.ManyBullets.ann;
import static dev.snakewater.application.gunfight.ManyBullets.rounds;
import static dev.snakewater.application.gunfight.ManyBullets.then;
import static dev.snakewater.application.gunfight.ManyBullets.won;
import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A pistol emptied in one action (GF-21 to GF-24); Ann is faster than everybody else. */
class FanTest {

    @Test
    void V40_three_bullets_and_two_targets_are_two_rolls_and_an_empty_gun() {
        Course course = againstTwo(ann().gun(Firearm.REVOLVER, 3))
                .apart("Ann", "Bill", RangeBand.SPITTIN_DISTANCE)
                .played(then(
                        "Ann, part 3: aim", "Ann, part 4: fan", "Ann, fan at: Bill, Carl", "Ann, fan: +000, 0000"));
        assertThat(course.totals()).containsExactly(0, -1);
        assertThat(course.margins()).containsExactly(1, -1);
        assertThat(course.all(ShootingEvent.Wounded.class))
                .extracting(ShootingEvent.Wounded::points)
                .containsExactly(4);
        assertThat(course.all(ShootingEvent.Fanned.class))
                .containsExactly(new ShootingEvent.Fanned(new Name("Ann"), Firearm.REVOLVER, 3));
        assertThat(rounds(course)).containsExactly(0);
    }

    @Test
    void V41_six_bullets_fan_at_six_of_eight_and_at_no_seventh() {
        List<String> script = new ArrayList<>(List.of("Ann, draw: 1", "Ann, part 3: aim", "Ann, part 4: fan"));
        IntStream.rangeClosed(1, 8).forEach(i -> {
            script.add("Bandit " + i + ", draw: 0");
            script.add("Bandit " + i + ", part 3: nothing");
        });
        script.add("Ann, fan at: Bandit 1, Bandit 2, Bandit 3, Bandit 4, Bandit 5, Bandit 8");
        Course asked = eight().played(script.toArray(String[]::new));
        assertThat(asked.asked()).isInstanceOf(Throw.class);
        assertThat(asked.asked().name()).isEqualTo("fan");
        script.add("Ann, fan: -4, -4, -4, -4, -4, -4");
        Course course = eight().played(script.toArray(String[]::new));
        assertThat(course.all(ShootingEvent.Fired.class))
                .extracting(fired -> fired.shot().at().text())
                .containsExactly("Bandit 1", "Bandit 2", "Bandit 3", "Bandit 4", "Bandit 5", "Bandit 8");
        assertThat(rounds(course)).containsExactly(0);
    }

    @Test
    void V42_six_bullets_and_one_target_are_one_roll_and_an_empty_gun() {
        Course course = Showdown.of(ann().revolver(), named("Bill").revolver())
                .at(RangeBand.ACROSS_THE_ROOM)
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Ann, part 3: aim; Bill, part 3: nothing; Ann, part 4: fan",
                        "Ann, fan: 0000");
        assertThat(course.totals()).containsExactly(-1);
        assertThat(rounds(course)).containsExactly(0);
    }

    @Test
    void V43_the_prize_helps_every_roll_of_a_fan() {
        Course course = againstTwo(ann().revolver())
                .withStaredown()
                .played(won(
                        "Ann, gun: revolver; Ann, part 3: nothing; Ann, part 4: fan with the +2",
                        "Ann, fan at: Bill, Carl; Ann, fan: 00+0, 0000"));
        assertThat(course.totals()).containsExactly(1, 0);
        assertThat(course.margins()).containsExactly(1, 0);
        assertThat(course.all(ShootingEvent.Fired.class))
                .allSatisfy(fired -> assertThat(fired.toHit().rules()).contains(GunfightRule.GF_04_STAREDOWN_PRIZE));
        assertThat(course.fighter("Ann").holdsPrize()).isFalse();
    }

    @Test
    void V45_nobody_out_of_reach_is_fanned_at_and_nobody_twice() {
        Course course = Showdown.of(
                        ann().revolver(),
                        named("Bill").revolver(),
                        named("Carl").revolver(),
                        named("Dan").revolver())
                .at(RangeBand.ACROSS_THE_ROOM)
                .apart("Ann", "Bill", RangeBand.ACROSS_THE_STREET)
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Carl, draw: 0; Dan, draw: 0; Ann, part 3: aim",
                        "Bill, part 3: nothing; Carl, part 3: nothing; Dan, part 3: nothing; Ann, part 4: fan",
                        "Ann, fan at: Carl");
        course.refuses("Ann", "Bill", GunfightRule.GF_22_FAN_TARGETS);
        course.refuses("Ann", "Carl", GunfightRule.GF_22_FAN_TARGETS);
        assertThat(course.offered()).containsExactly("Dan", "enough");
    }

    @Test
    void GF_22_with_everybody_too_far_away_a_fan_is_refused_and_can_be_allowed_all_the_same() {
        Course course =
                againstTwo(ann().revolver()).at(RangeBand.ACROSS_THE_STREET).played(then("Ann, part 3: aim"));
        course.refuses("Ann", "fan", GunfightRule.GF_22_FAN_TARGETS);
        assertThat(((Choice<?>) course.asked()).allowable())
                .extracting(Choice.Option::word)
                .contains("fan");
    }

    @Test
    void V45_with_two_guns_or_a_rifle_nobody_fans() {
        Course two = againstTwo(ann().revolver().revolver())
                .played(then("Ann, gun: revolver and revolver 2", "Ann, part 3: aim"));
        two.refuses("Ann", "fan", GunfightRule.GF_21_FAN_WHO);
        Course rifle = againstTwo(ann().gun(Firearm.RIFLE)).played(then("Ann, part 3: aim"));
        rifle.refuses("Ann", "fan", GunfightRule.GF_21_FAN_WHO);
    }

    @Test
    void V52_with_one_of_two_revolvers_he_fans() {
        Course course = againstTwo(ann().revolver().revolver())
                .played(then(
                        "Ann, gun: revolver 2", "Ann, part 3: aim", "Ann, part 4: fan", "Ann, fan at: Bill, enough"));
        assertThat(course.asked().name()).isEqualTo("fan");
        assertThat(rounds(course)).containsExactly(6, 0);
    }

    @Test
    void V28_after_a_snapshot_there_is_no_fan_and_no_shot_at_two() {
        Course one = againstTwo(ann().revolver())
                .played(then("Ann, part 3: snapshot", "Ann, target: Bill", "Ann, snapshot: ----"));
        one.refuses("Ann", "fan", GunfightRule.GF_16_SECOND_SNAPSHOT, GunfightRule.GF_21_FAN_WHO);
        assertThat(one.offered()).containsExactlyInAnyOrder("snapshot", "reload", "nothing");
        Course two = againstTwo(ann().revolver().revolver())
                .played(then(
                        "Ann, gun: revolver and revolver 2; Ann, part 3: snapshot; Ann, with: revolver",
                        "Ann, target: Bill; Ann, snapshot: ----"));
        two.refuses("Ann", "shoot two", GunfightRule.GF_16_SECOND_SNAPSHOT, GunfightRule.GF_33_TWO_TARGETS);
        assertThat(two.offered()).containsExactlyInAnyOrder("snapshot", "reload", "nothing");
    }

    @Test
    void V46_a_fan_at_one_behind_cover_and_two_others_is_two_rolls() {
        Course course = Showdown.of(
                        ann().revolver(),
                        named("Bill").revolver(),
                        named("Carl").coverNearby().revolver(),
                        named("Dan").revolver())
                .at(RangeBand.ACROSS_THE_ROOM)
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Carl, draw: 0; Dan, draw: 0; Ann, part 3: aim",
                        "Bill, part 3: nothing; Carl, part 3: dive for cover; Dan, part 3: nothing",
                        "Ann, part 4: fan; Ann, fan at: Bill, Carl, Dan; Ann, fan: 0000, 0000");
        assertThat(course.all(ShootingEvent.Fired.class))
                .extracting(fired -> fired.shot().at().text())
                .containsExactly("Bill", "Dan");
        assertThat(course.all(ShootingEvent.FiredAtCover.class))
                .extracting(fired -> fired.shot().at().text())
                .containsExactly("Carl");
        assertThat(rounds(course)).containsExactly(0);
    }

    @Test
    void GF_13_an_unspent_drop_is_an_aim_for_a_fan_at_those_under_it_and_not_at_others() {
        Course course = againstTwo(ann().revolver().dropOn("Bill"))
                .played(then(
                        "Ann, part 3: dodge", "Ann, part 4: fan", "Ann, fan at: Carl, Bill", "Ann, fan: 0000, 0000"));
        assertThat(course.totals()).containsExactly(1 - 3, 1 - 2);
        assertThat(course.fighter("Ann").drop()).isEmpty();
    }

    private static Showdown eight() {
        return Showdown.of(ann().revolver(), named("Bandit").count(8).revolver())
                .apart(List.of("Ann", "Bandit"), RangeBand.ACROSS_THE_STREET, Optional.of(20), Optional.empty());
    }
}
