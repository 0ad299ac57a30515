package dev.snakewater.domain.gurps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.gurps.table.HitLocation;
import org.junit.jupiter.api.Test;

/** The numbers of the chart's location list that no random blow finds: the hand with the shield, and an eye behind a slit. */
class ShieldHandAndEyeslitTest {

    @Test
    void a_hand_with_a_shield_is_at_minus_eight_and_otherwise_a_hand() {
        assertThat(HitLocation.HAND.toHit()).isEqualTo(-4);
        assertThat(HitLocation.SHIELD_HAND.toHit()).isEqualTo(-8);
        assertThat(HitLocation.SHIELD_HAND.group()).isEqualTo(HitLocation.HAND.group());
        assertThat(HitLocation.SHIELD_HAND.wornAs()).isEqualTo(HitLocation.HAND);
        assertThat(HitLocation.SHIELD_HAND.row()).isEmpty();
    }

    @Test
    void an_eye_is_at_minus_nine_and_through_a_slit_at_minus_ten() {
        assertThat(HitLocation.EYE.toHit() + HitLocation.EYESLIT).isEqualTo(-10);
    }

    @Test
    void dividing_by_a_fraction_is_multiplying_by_what_undoes_it() {
        assertThat(Fraction.written("0.5").orElseThrow().inverse()).isEqualTo(Fraction.of(2));
        assertThat(Fraction.written("1.5").orElseThrow().inverse()).isEqualTo(new Fraction(2, 3));
    }
}
