package dev.snakewater.domain.fudge.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BodyTest {

    private static final Body FAIR = Body.unhurt(Degree.FAIR, WoundModel.POINTS_1993);
    private static final Activity STANDING = Activity.fighting(List.of(BodySide.RIGHT), true);
    private static final Activity PRONE = Activity.fighting(List.of(BodySide.RIGHT), false);

    /** The source's own table for somebody of Fair Damage Capacity (5.872). */
    @ParameterizedTest(name = "HL-14: {0} {1} {2} {3} {4} {5}")
    @CsvSource({
        "torso,      2, 2, 2, 2, 2",
        "head,       2, 2, 1, 2, 2",
        "left arm,   2, 2, 1, 2, 2",
        "left hand,  2, 1, 1, 2, 2",
        "right arm,  2, 2, 1, 2, 2",
        "right hand, 2, 1, 1, 2, 2",
        "left leg,   2, 2, 1, 2, 2",
        "left foot,  2, 1, 1, 2, 2",
        "right leg,  2, 2, 1, 2, 2",
        "right foot, 2, 1, 1, 2, 2",
    })
    void the_table_of_somebody_fair_is_the_sources_box_for_box(
            String part, int scratch, int hurt, int veryHurt, int useless, int crippled) {
        assertThat(FAIR.track(part(part)).boxes())
                .isEqualTo(new WoundBoxes(scratch, hurt, veryHurt, useless, crippled));
    }

    @ParameterizedTest(name = "{0}: {2} points on the {1} of somebody Fair: {3}")
    @CsvSource({
        "V61, torso,     2, Scratch",
        "V61, torso,     3, Hurt",
        "V61, torso,     5, Very Hurt",
        "V61, torso,     7, Incapacitated",
        "V61, torso,     9, Near Death",
        "V61, torso,    11, dead",
        "V62, right arm, 5, Very Hurt",
        "V62, right arm, 6, Useless",
        "V62, right arm, 7, Useless",
        "V62, right arm, 8, Crippled",
        "V62, right arm, 9, Crippled",
        "V62, right arm,10, lost",
        "V63, left foot, 3, Hurt",
        "V63, left foot, 4, Very Hurt",
        "V63, left foot, 5, Useless",
        "V63, left foot, 7, Crippled",
        "V63, left foot, 9, lost",
    })
    void points_fill_the_boxes_of_the_part(String vector, String part, int points, String word) {
        Body body = FAIR;
        for (int i = 0; i < points; i++) {
            body = body.struck(part(part), 1).after();
        }
        assertThat(body.inWords(part(part))).isEqualTo(word);
        assertThat(FAIR.struck(part(part), points).after().inWords(part(part)))
                .as("at once")
                .isEqualTo(word);
    }

    @Nested
    class A_lost_limb {

        /** V65: nine boxes, the tenth point costs the arm, four do nothing. */
        @Test
        void takes_what_it_can_and_the_rest_vanishes() {
            Body.Struck struck = FAIR.struck(BodyPart.RIGHT_ARM, 14);
            assertThat(struck.level()).isEqualTo(WoundLevel.DEAD);
            assertThat(struck.filled()).isEqualTo(9);
            assertThat(struck.surplus()).isEqualTo(5);
            assertThat(struck.vanished()).isEqualTo(4);
            assertThat(struck.after().level(BodyPart.TORSO)).isEqualTo(WoundLevel.UNHURT);
            assertThat(struck.after().level()).isEqualTo(WoundLevel.UNHURT);
        }

        @Test
        void takes_the_hand_with_it_and_no_hand_takes_the_arm() {
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
        void takes_no_more_nor_does_what_went_with_it() {
            Body armless = FAIR.struck(BodyPart.LEFT_ARM, 10).after();
            for (BodyPart part : BodyPart.armAndHand(BodySide.LEFT)) {
                Body.Struck again = armless.struck(part, 3);
                assertThat(again.after()).isEqualTo(armless);
                assertThat(again.filled()).isZero();
                assertThat(again.surplus()).isEqualTo(3);
                assertThat(again.vanished()).isEqualTo(3);
                assertThat(again.hasJustEnded()).isFalse();
            }
        }
    }

    @Nested
    class What_useless_limbs_leave {

        @Test
        void a_useless_arm_takes_its_hand_out_of_use_and_a_useless_hand_leaves_the_arm() {
            Body arm = FAIR.struck(BodyPart.RIGHT_ARM, 6).after();
            assertThat(arm.hasHand(BodySide.RIGHT)).isFalse();
            assertThat(arm.level(BodyPart.RIGHT_HAND)).isEqualTo(WoundLevel.UNHURT);
            Body hand = FAIR.struck(BodyPart.RIGHT_HAND, 5).after();
            assertThat(hand.hands()).containsExactly(BodySide.LEFT);
            assertThat(hand.isUseless(BodyPart.RIGHT_ARM)).isFalse();
        }

        @Test
        void one_leg_bears_with_something_to_lean_on_and_none_does_not() {
            Body lame = FAIR.struck(BodyPart.LEFT_FOOT, 5).after();
            assertThat(FAIR.canStand(false)).isTrue();
            assertThat(lame.canStand(false)).isFalse();
            assertThat(lame.canStand(true)).isTrue();
            assertThat(lame.struck(BodyPart.RIGHT_LEG, 6).after().canStand(true))
                    .isFalse();
        }
    }

    @Nested
    class The_worst_wound {

        private static final Body EXAMPLE = FAIR.struck(BodyPart.RIGHT_ARM, 3)
                .after()
                .struck(BodyPart.LEFT_LEG, 5)
                .after()
                .struck(BodyPart.RIGHT_FOOT, 3)
                .after();

        /** V67, the source's own example (HL-26). */
        @Test
        void counts_for_what_the_part_is_used_for() {
            assertThat(penalty(EXAMPLE, STANDING)).isEqualTo(-2);
            assertThat(penalty(EXAMPLE, Activity.MANUAL_WORK)).isEqualTo(-1);
            assertThat(penalty(EXAMPLE, PRONE)).isEqualTo(-1);
            assertThat(penalty(EXAMPLE, Activity.TALKING)).isZero();
            assertThat(penalty(EXAMPLE, Activity.RUNNING)).isEqualTo(-2);
            assertThat(EXAMPLE.worst(STANDING)).contains(BodyPart.LEFT_LEG);
            assertThat(EXAMPLE.worst(Activity.TALKING)).isEmpty();
        }

        @Test
        void shows_those_that_do_not_count_as_waived() {
            assertThat(EXAMPLE.hindered(roll(), Activity.MANUAL_WORK).rules())
                    .contains(HitLocationRule.HL_24_WORST_WOUND, HitLocationRule.HL_25_ACTIVITY);
        }

        /** V68. */
        @Test
        void is_one_of_two_that_are_as_bad() {
            Body body = FAIR.struck(BodyPart.TORSO, 3)
                    .after()
                    .struck(BodyPart.RIGHT_ARM, 3)
                    .after();
            assertThat(penalty(body, STANDING)).isEqualTo(-1);
        }

        @Test
        void is_minus_two_where_a_useless_leg_is_propped_up() {
            assertThat(penalty(FAIR.struck(BodyPart.LEFT_LEG, 6).after(), STANDING))
                    .isEqualTo(-2);
        }

        @Test
        void of_the_other_arm_does_not_count_for_one_hand_and_does_for_two() {
            Body body = FAIR.struck(BodyPart.LEFT_ARM, 5).after();
            assertThat(penalty(body, STANDING)).isZero();
            assertThat(penalty(body, Activity.fighting(List.of(BodySide.RIGHT, BodySide.LEFT), true)))
                    .isEqualTo(-2);
        }

        private static int penalty(Body body, Activity activity) {
            return body.hindered(roll(), activity).total();
        }

        private static Tally roll() {
            return Tally.of(new Name("Bob"), "roll", 0, "skill", HitLocationRule.HL_25_ACTIVITY);
        }
    }

    private static BodyPart part(String words) {
        return BodyPart.ALL.stream()
                .filter(part -> part.toString().equals(words))
                .findFirst()
                .orElseThrow();
    }
}
