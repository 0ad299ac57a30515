package dev.snakewater.domain.fudge.hitlocation.wound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.Cases;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.modifier.Activity;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds for every body and every series of blows. */
class BodyLawsTest {

    private static final int MANY_BLOWS = 25;
    private static final List<Activity> ACTIVITIES = Stream.concat(
                    Stream.of(Activity.manualWork(), Activity.running(), Activity.talking()),
                    Stream.of(true, false)
                            .flatMap(standing -> Stream.of(
                                            List.of(BodySide.LEFT),
                                            List.of(BodySide.RIGHT),
                                            List.of(BodySide.LEFT, BodySide.RIGHT))
                                    .map(hands -> Activity.fighting(hands, standing))))
            .toList();

    @Test
    void boxes_never_exceed_what_a_part_has() {
        eachBlow((before, struck, points) -> {
            for (WoundTrack track : struck.after().tracks()) {
                for (int i = 0; i < WoundLevel.BOXED.size(); i++) {
                    assertThat(track.marks().get(i))
                            .isBetween(0, track.boxes().each().get(i));
                }
            }
        });
    }

    @Test
    void points_in_are_boxes_filled_and_surplus_recorded() {
        eachBlow((before, struck, points) -> {
            assertThat(struck.surplus()).isBetween(0, points);
            if (before.tracks().getFirst().model() == WoundModel.POINTS_1993) {
                assertThat(struck.filled() + struck.surplus()).isEqualTo(points);
                assertThat(struck.vanished()).isEqualTo(struck.surplus() - (struck.hasJustEnded() ? 1 : 0));
            }
            assertThat(marks(struck.after()) - marks(before)).isEqualTo(struck.filled());
        });
    }

    @Test
    void no_blow_touches_another_part() {
        eachBlow((before, struck, points) -> {
            for (BodyPart part : BodyPart.ALL) {
                if (part != struck.part()) {
                    assertThat(struck.after().track(part)).isEqualTo(before.track(part));
                }
            }
        });
    }

    @Test
    void a_further_wound_never_makes_a_penalty_smaller() {
        eachBlow((before, struck, points) -> {
            for (Activity activity : ACTIVITIES) {
                assertThat(penalty(struck.after(), activity)).isLessThanOrEqualTo(penalty(before, activity));
            }
        });
    }

    @Test
    void limbs_never_kill() {
        eachBlow((before, struck, points) -> {
            if (struck.part().isLimb()) {
                assertThat(struck.after().level()).isEqualTo(before.level());
            }
        });
    }

    @Test
    void a_lost_part_takes_no_more() {
        eachBlow((before, struck, points) -> {
            if (before.isLost(struck.part())) {
                assertThat(struck.after()).isEqualTo(before);
                assertThat(struck.vanished()).isEqualTo(points);
            }
        });
    }

    private interface Law {
        void holds(Body before, Body.Struck struck, int points);
    }

    private static void eachBlow(Law law) {
        Cases.forAll(random -> {
            Body body = Body.unhurt(one(random, Degree.values()), one(random, WoundModel.values()));
            for (int i = 0; i < MANY_BLOWS; i++) {
                int points = random.nextInt(12);
                Body.Struck struck = body.struck(one(random, BodyPart.values()), points);
                law.holds(body, struck, points);
                body = struck.after();
            }
        });
    }

    private static <T> T one(SplittableRandom random, T[] values) {
        return values[random.nextInt(values.length)];
    }

    private static int marks(Body body) {
        return body.tracks().stream().mapToInt(WoundTrack::marked).sum();
    }

    private static int penalty(Body body, Activity activity) {
        return body.hindered(Tally.of(new Name("Bob"), "roll", 0, "skill", HitLocationRule.HL_25_ACTIVITY), activity)
                .total();
    }
}
