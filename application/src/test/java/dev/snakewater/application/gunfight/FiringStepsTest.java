package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.List;
import org.junit.jupiter.api.Test;

class FiringStepsTest {

    private static final Name ANN = new Name("Ann");
    private static final Name BILL = new Name("Bill");

    @Test
    void V25_two_snapshots_cost_two_bullets() {
        Course course = duel().at(RangeBand.ACROSS_THE_ROOM)
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Ann, part 3: snapshot; Ann, snapshot: +000",
                        "Bill, part 3: nothing; Ann, part 4: snapshot; Ann, second snapshot: ++00");
        assertThat(course.totals()).containsExactly(0, 1);
        assertThat(course.margins()).containsExactly(0, 1);
        GunfightOutcome.Fate ann = course.outcome().fighters().getFirst();
        assertThat(ann.guns().getFirst().rounds()).isEqualTo(4);
    }

    @Test
    void V24_V26_the_drop_pays_for_the_first_snapshot_and_not_for_the_second() {
        Course course = withTheDrop()
                .at(RangeBand.ACROSS_THE_ROOM)
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Ann, part 3: snapshot; Ann, snapshot: 00-0",
                        "Bill, part 3: nothing; Ann, part 4: snapshot; Ann, second snapshot: 00-0");
        assertThat(course.totals()).containsExactly(0, -2);
        assertThat(course.margins()).containsExactly(0, -2);
    }

    @Test
    void V27_drop_dodge_and_shoot_is_as_good_as_aimed() {
        Course course = withTheDrop()
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Ann, part 3: dodge; Bill, part 3: nothing",
                        "Ann, part 4: shoot; Ann, shot: 0000");
        assertThat(course.totals()).containsExactly(1);
        assertThat(course.margins()).containsExactly(0);
        assertThat(course.fighter("Ann").drop()).isEmpty();
    }

    @Test
    void a_drop_on_one_is_not_spent_on_another_and_then_helps_a_second_snapshot() {
        Course course = Showdown.of(
                        named("Ann").pistol(Degree.GOOD).revolver().dropOn("Bill"),
                        named("Bill").revolver(),
                        named("Carl").revolver())
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Carl, draw: 0; Ann, part 3: snapshot",
                        "Ann, target: Carl, Bill; Ann, snapshot: 0000; Bill, part 3: nothing",
                        "Carl, part 3: nothing; Ann, part 4: snapshot; Ann, second snapshot: 0000");
        assertThat(course.totals()).containsExactly(-1, 1);
    }

    @Test
    void V30_a_dodge_comes_too_late_for_a_faster_shot() {
        Course course = duel().played(
                        "Ann, draw: 1; Bill, draw: 0; Ann, part 3: snapshot; Ann, snapshot: 0000",
                        "Bill, part 3: dodge");
        assertThat(course.totals()).containsExactly(-1);
        assertThat(course.all(ShootingEvent.Fired.class).getFirst().toHit().rules())
                .doesNotContain(GunfightRule.GF_17_DODGE);
    }

    @Test
    void V31_a_dodge_in_the_same_slot_protects() {
        Course course = duel().played(
                        "Ann, draw: 0; Bill, draw: 0; Ann, part 3: snapshot; Bill, part 3: dodge",
                        "Ann, snapshot: 0000");
        assertThat(course.totals()).containsExactly(-3);
        assertThat(course.all(ShootingEvent.Fired.class).getFirst().toHit().rules())
                .contains(GunfightRule.GF_17_DODGE);
    }

    @Test
    void V34_a_dodge_with_the_prize_of_the_staredown_is_worth_four() {
        Course course = Showdown.of(
                        named("Ann").pistol(Degree.SUPERB).revolver(),
                        named("Bill").revolver())
                .at(RangeBand.ACROSS_THE_ROOM)
                .withStaredown()
                .played(
                        "Ann, staredown: agree, 0; Bill, staredown: agree, 4; Bill, gun: revolver; Ann, draw: 1",
                        "Bill, draw: 0; Ann, part 3: aim; Bill, part 3: dodge with the +2; Ann, part 4: shoot",
                        "Ann, shot: +-00");
        assertThat(course.totals()).containsExactly(-1);
        assertThat(course.margins()).containsExactly(-1);
    }

    @Test
    void V35_a_shot_at_who_dived_earlier_costs_a_bullet_and_no_dice() {
        Course course = atOneNearCover()
                .played(
                        "Ann, draw: 0; Bill, draw: 1; Bill, part 3: dive for cover; Ann, part 3: snapshot",
                        "Bill, part 4: nothing");
        missesOutright(course);
    }

    @Test
    void V35_a_shot_at_who_dives_in_the_same_slot_costs_a_bullet_and_no_dice() {
        Course course = atOneNearCover()
                .played("Ann, draw: 0", "Bill, draw: 0", "Ann, part 3: snapshot", "Bill, part 3: dive for cover");
        missesOutright(course);
    }

    @Test
    void a_shot_at_who_dives_in_a_later_slot_is_rolled() {
        Course course = atOneNearCover()
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Ann, part 3: snapshot; Ann, snapshot: 0",
                        "Bill, part 3: dive for cover");
        assertThat(course.margins()).containsExactly(0);
        assertThat(course.fighter("Bill").wounds().level()).isEqualTo(WoundLevel.HURT);
    }

    @Test
    void V53_two_tied_men_kill_each_other() {
        Course course = Showdown.of(
                        named("Ann").pistol(Degree.GOOD).revolverOfStrength(11),
                        named("Bill").pistol(Degree.GOOD).revolverOfStrength(11))
                .played(
                        "Ann, draw: 0; Bill, draw: 0; Ann, part 3: aim; Bill, part 3: aim; Ann, part 4: shoot",
                        "Bill, part 4: shoot; Ann, shot: 0000; Bill, shot: 0000");
        assertThat(course.all(ShootingEvent.Wounded.class))
                .extracting(ShootingEvent.Wounded::points)
                .containsExactly(11, 11);
        assertThat(course.outcome().fighters())
                .extracting(GunfightOutcome.Fate::wounds)
                .containsExactly(WoundLevel.DEAD, WoundLevel.DEAD);
        assertThat(course.outcome().sidesStanding()).isEmpty();
    }

    @Test
    void V54_who_is_killed_in_an_earlier_slot_has_neither_part_3_nor_part_4() {
        Course course = Showdown.of(
                        named("Ann").pistol(Degree.GOOD).revolverOfStrength(20),
                        named("Bill").revolver(),
                        named("Carl").revolver())
                .played(
                        "Ann, draw: 2; Bill, draw: 1; Carl, draw: 0; Ann, part 3: snapshot; Ann, target: Bill",
                        "Ann, snapshot: ++++; Carl, part 3: nothing; Ann, part 4: nothing; Carl, part 4: nothing",
                        "Ann, draw: 0; Carl, draw: 0");
        assertThat(course.fighter("Bill").wounds().level()).isEqualTo(WoundLevel.DEAD);
        assertThat(course.played().answers())
                .filteredOn(answer -> answer.by().equals(BILL))
                .extracting(Answer::to)
                .containsExactly("draw");
    }

    @Test
    void V55_a_tied_shot_of_a_man_put_out_of_action_counts_but_he_has_no_part_4() {
        Course course = Showdown.of(
                        named("Ann").side("law").pistol(Degree.GOOD).revolverOfStrength(7),
                        named("Bill").side("gang").pistol(Degree.GOOD).revolver(),
                        named("Carl").side("gang").revolver())
                .played(
                        "Ann, draw: 1; Bill, draw: 1; Carl, draw: 0; Ann, part 3: snapshot; Ann, target: Bill",
                        "Bill, part 3: snapshot; Ann, snapshot: ++00; Bill, snapshot: ++00; Carl, part 3: nothing",
                        "Ann, part 4: snapshot; Ann, target: Carl; Ann, second snapshot: 0000",
                        "Carl, part 4: nothing; Ann, draw: 0; Carl, draw: 0");
        assertThat(course.totals()).containsExactly(1, 1, 1 - 2 - 1);
        assertThat(course.fighter("Bill").wounds().level()).isEqualTo(WoundLevel.INCAPACITATED);
        assertThat(course.fighter("Ann").wounds().level()).isEqualTo(WoundLevel.HURT);
        assertThat(course.played().answers())
                .filteredOn(answer -> answer.by().equals(BILL))
                .extracting(Answer::to)
                .containsExactly("draw", "part 3", "snapshot");
    }

    @Test
    void V56_a_wound_does_not_spoil_the_aim_but_hinders() {
        Course course = Showdown.of(
                        named("Ann").pistol(Degree.GOOD).revolver(),
                        named("Bill").pistol(Degree.GOOD).revolver())
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Ann, part 3: aim; Bill, part 3: snapshot",
                        "Bill, snapshot: ++00; Ann, part 4: shoot; Ann, shot: 0000");
        assertThat(course.fighter("Ann").wounds().level()).isEqualTo(WoundLevel.HURT);
        assertThat(course.totals()).containsExactly(1, 0);
        assertThat(course.all(ShootingEvent.Fired.class).getLast().toHit().rules())
                .contains(GunfightRule.GF_12_AIM);
    }

    @Test
    void a_hit_that_armour_stops_wounds_nobody() {
        Course course = Showdown.of(
                        named("Ann").pistol(Degree.GOOD).revolver(),
                        named("Bill").armour(3).revolver())
                .played("Ann, draw: 1", "Bill, draw: 0", "Ann, part 3: snapshot", "Ann, snapshot: ++00");
        assertThat(course.margins()).containsExactly(0);
        assertThat(course.all(ShootingEvent.Wounded.class)).isEmpty();
        assertThat(course.all(ShootingEvent.Unscathed.class)).hasSize(1);
        assertThat(course.fighter("Bill").wounds().level()).isEqualTo(WoundLevel.UNHURT);
    }

    @Test
    void two_that_shoot_at_one_who_is_killed_by_the_first_both_roll() {
        Course course = Showdown.of(
                        named("Ann").side("law").pistol(Degree.GOOD).revolverOfStrength(20),
                        named("Bert").side("law").pistol(Degree.GOOD).revolver(),
                        named("Carl").side("gang").revolver())
                .played(
                        "Ann, draw: 1; Bert, draw: 1; Carl, draw: 0; Ann, part 3: snapshot",
                        "Bert, part 3: snapshot; Ann, snapshot: ++++; Bert, snapshot: ++++");
        assertThat(course.margins()).containsExactly(2, 2);
        assertThat(course.all(GunfightEvent.OutOfAction.class)).hasSize(1);
        assertThat(course.outcome().sidesStanding()).containsExactly(new Side("law"));
    }

    private static void missesOutright(Course course) {
        assertThat(course.all(ShootingEvent.FiredAtCover.class)).hasSize(1);
        assertThat(course.all(ShootingEvent.FiredAtCover.class).getFirst().why())
                .isEqualTo(GunfightRule.GF_19_DIVE_EFFECT);
        assertThat(course.fighter("Ann").guns().getFirst().rounds()).isEqualTo(5);
        assertThat(course.played().answers())
                .filteredOn(
                        answer -> answer instanceof Answer.Fell && answer.by().equals(ANN))
                .extracting(Answer::to)
                .isEqualTo(List.of("draw"));
        assertThat(course.fighter("Bill").wounds().level()).isEqualTo(WoundLevel.UNHURT);
    }

    private static Showdown duel() {
        return Showdown.of(ann(), named("Bill").revolver());
    }

    private static Showdown withTheDrop() {
        return Showdown.of(ann().dropOn("Bill"), named("Bill").revolver());
    }

    private static Showdown atOneNearCover() {
        return Showdown.of(
                ann().pistol(Degree.SUPERB), named("Bill").coverNearby().revolver());
    }

    private static Gunslinger ann() {
        return named("Ann").pistol(Degree.GOOD).revolver();
    }
}
