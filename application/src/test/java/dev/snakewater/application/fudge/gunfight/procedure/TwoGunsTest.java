package dev.snakewater.application.fudge.gunfight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Course;
import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A pistol in each hand (GF-16, GF-31 to GF-34); Ann is faster than everybody else. */
class TwoGunsTest {

    private static final String ANN = "Ann, pistol: Good, guns: [{kind: revolver}, {kind: revolver}]";

    @Test
    void two_guns_of_a_kind_are_numbered() {
        Course course = Showdown.of(
                        "Ann, guns: [{kind: revolver}, {kind: rifle}, {kind: revolver}]",
                        "Bill, guns: [{kind: revolver}]")
                .played();
        assertThat(course.offered()).containsExactly("revolver", "rifle", "revolver 2", "revolver and revolver 2");
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
        assertThat(fired.all(GunfightEvent.Fired.class)).hasSize(2);
    }

    @Test
    void HL_06_with_everybody_too_far_away_no_two_shots_are_called() {
        Course course = carlAfar(RangeBand.REAL_FAR_AWAY)
                .played(
                        "Ann, draw: 1; Bill, draw: 0; Carl, draw: 0; Bill, part 3: nothing; Carl, part 3: nothing",
                        "Ann, gun: revolver and revolver 2; Bill, announce: nothing; Carl, announce: nothing",
                        "Ann, part 3: aim");
        assertThat(course.offered()).contains("shoot two").doesNotContain("shoot two at a part");
    }

    /** Ann with two guns, Bill so far away from her, and Carl too far away to aim at a part of him. */
    private static Showdown carlAfar(RangeBand bill) {
        return Showdown.of(ANN + ", twoGun: Fair", "Bill, guns: [{kind: revolver}]", "Carl, guns: [{kind: revolver}]")
                .at(RangeBand.ACROSS_THE_ROOM)
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

    private static String[] and(String[] some, String... more) {
        return Stream.of(some, more).flatMap(Stream::of).toArray(String[]::new);
    }
}
