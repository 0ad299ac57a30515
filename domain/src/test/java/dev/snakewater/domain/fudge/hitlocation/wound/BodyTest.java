package dev.snakewater.domain.fudge.hitlocation.wound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Fair man: his arms and legs are useless from the 6th point on, his hands and feet from the 5th. */
class BodyTest {

    private static final Body FAIR = Body.unhurt(Degree.FAIR, WoundModel.POINTS_1993);

    @ParameterizedTest
    @CsvSource({
        "LEFT_LEG,   5, false",
        "LEFT_LEG,   6, true",
        "RIGHT_FOOT, 4, false",
        "RIGHT_FOOT, 5, true",
        "RIGHT_ARM,  9, false",
    })
    void a_useless_leg_or_foot_does_not_bear_him(BodyPart part, int points, boolean falls) {
        Body after = FAIR.struck(part, points).after();
        assertThat(after.buckledSince(FAIR)).isEqualTo(falls ? Optional.of(part) : Optional.empty());
    }

    @Test
    void who_lies_on_the_ground_does_not_fall_and_what_was_useless_does_not_buckle_again() {
        Body lying = FAIR.withProne(true);
        assertThat(lying.struck(BodyPart.LEFT_LEG, 6).after().buckledSince(lying))
                .isEmpty();
        Body leaning = FAIR.struck(BodyPart.LEFT_LEG, 6).after();
        Body worse = leaning.struck(BodyPart.LEFT_LEG, 2).after();
        assertThat(worse.buckledSince(leaning)).isEmpty();
    }

    @ParameterizedTest(name = "HL-19, HL-21: leaning with a useless {0}, a useless {1} lets him fall: {2}")
    @CsvSource({
        "LEFT_LEG,  LEFT_FOOT,  false",
        "LEFT_FOOT, LEFT_LEG,   false",
        "LEFT_LEG,  RIGHT_FOOT, true",
        "LEFT_FOOT, RIGHT_LEG,  true",
    })
    void who_leans_on_something_falls_only_when_the_other_side_gives_way(BodyPart first, BodyPart then, boolean falls) {
        Body leaning = FAIR.struck(first, 6).after();
        Body worse = leaning.struck(then, 6).after();
        assertThat(worse.buckledSince(leaning)).isEqualTo(falls ? Optional.of(then) : Optional.empty());
    }

    @ParameterizedTest(name = "HL-20, HL-21: with {1} in the {0} and {3} in the {2} he may roll: {4}")
    @CsvSource({
        "LEFT_LEG, 6, TORSO,     0, true",
        "LEFT_LEG, 6, RIGHT_LEG, 5, true",
        "LEFT_LEG, 6, RIGHT_LEG, 6, false",
        "LEFT_LEG, 6, RIGHT_FOOT, 5, false",
        // Six points are a Fair torso's Very Hurt, the seventh puts him out of action.
        "LEFT_LEG, 6, TORSO,     6, true",
        "LEFT_LEG, 6, TORSO,     7, false",
    })
    void who_is_out_or_has_no_leg_left_may_not_roll_to_stay_up(
            BodyPart first, int points, BodyPart then, int more, boolean may) {
        Body struck = FAIR.struck(first, points).after().struck(then, more).after();
        assertThat(struck.canSway()).isEqualTo(may);
    }

    @ParameterizedTest(name = "HL-21: with {0} points in the left leg and something to lean on {1}, he lies: {2}")
    @CsvSource({"5, false, false", "6, true, false", "6, false, true"})
    void who_cannot_stand_lies(int points, boolean support, boolean lies) {
        Body struck = FAIR.struck(BodyPart.LEFT_LEG, points).after();
        assertThat(struck.asItCanStand(support).prone()).isEqualTo(lies);
        assertThat(struck.withProne(true).asItCanStand(support).prone()).isTrue();
    }

    @Test
    void a_lost_limb_takes_what_hangs_on_it_and_no_hand_takes_the_arm() {
        assertThat(FAIR.struck(BodyPart.LEFT_LEG, 10).gone()).containsExactly(BodyPart.LEFT_FOOT);
        Body.Struck arm = FAIR.struck(BodyPart.RIGHT_ARM, 10);
        assertThat(arm.gone()).containsExactly(BodyPart.RIGHT_HAND);
        assertThat(arm.after().isLost(BodyPart.RIGHT_HAND)).isTrue();
        assertThat(arm.after().isLost(BodyPart.LEFT_HAND)).isFalse();
        Body.Struck hand = FAIR.struck(BodyPart.RIGHT_HAND, 9);
        assertThat(hand.hasJustEnded()).isTrue();
        assertThat(hand.gone()).isEmpty();
        assertThat(hand.after().level(BodyPart.RIGHT_ARM)).isEqualTo(WoundLevel.UNHURT);
    }

    @Test
    void a_useless_arm_takes_its_hand_out_of_use_and_a_useless_hand_leaves_the_arm() {
        Body arm = FAIR.struck(BodyPart.RIGHT_ARM, 6).after();
        assertThat(arm.hands()).containsExactly(BodySide.LEFT);
        assertThat(arm.level(BodyPart.RIGHT_HAND)).isEqualTo(WoundLevel.UNHURT);
        Body hand = FAIR.struck(BodyPart.RIGHT_HAND, 5).after();
        assertThat(hand.hands()).containsExactly(BodySide.LEFT);
        assertThat(hand.isUseless(BodyPart.RIGHT_ARM)).isFalse();
    }

    @Test
    void one_scratch_anywhere_is_a_wound() {
        assertThat(FAIR.isUnhurt()).isTrue();
        BodyPart.ALL.forEach(part -> assertThat(FAIR.struck(part, 1).after().isUnhurt())
                .as(part.name())
                .isFalse());
    }

    /** Of something lost nothing more can be lost, and a blow of nothing has no effect. */
    @Test
    void a_blow_to_what_is_lost_and_a_blow_of_nothing_fill_no_box() {
        Body lost = FAIR.struck(BodyPart.RIGHT_ARM, 10).after();
        assertThat(lost.struck(BodyPart.RIGHT_HAND, 3))
                .isEqualTo(new Body.Struck(lost, BodyPart.RIGHT_HAND, WoundLevel.DEAD, 0, 3));
        assertThat(FAIR.struck(BodyPart.RIGHT_HAND, -2))
                .isEqualTo(new Body.Struck(FAIR, BodyPart.RIGHT_HAND, WoundLevel.UNHURT, 0, 0));
    }
}
