package dev.snakewater.domain.fallout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fallout.scene.Jump;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.weapon.Column;
import dev.snakewater.domain.fallout.weapon.Held.Tuning;
import dev.snakewater.domain.fallout.wound.Fire.Bite;
import dev.snakewater.domain.fallout.wound.Fire.Stage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Small functions of the wasteland that whole fights pass by. */
class SmallFunctionsTest {

    /** Nobody has more than 20 of a statistic: 2 x 20 m / 2 at the most (FO-52), at 30 mm to a metre. */
    @ParameterizedTest(name = "{0} mm: {1}")
    @CsvSource({"0, false", "1, true", "600, true", "601, false"})
    void nobody_jumps_farther_than_twenty_metres(int millimetres, boolean isPossible) {
        assertThat(Jump.FARTHEST_OF_ALL).isEqualTo(600);
        assertThat(new Jump(millimetres, 0).isPossible()).isEqualTo(isPossible);
    }

    @Test
    void a_longer_jump_has_the_same_run() {
        assertThat(new Jump(60, 3).farther(5)).isEqualTo(new Jump(65, 3));
    }

    @Test
    void three_moves_change_the_pose() {
        assertThat(Stream.of(Move.values()).filter(Move::isChangeOfPose))
                .containsExactly(Move.STAND_UP, Move.CROUCH, Move.LIE_DOWN);
        assertThat(Move.RELOAD.rule()).isEqualTo(FalloutRule.FO_72_AMMUNITION);
    }

    @Test
    void the_last_move_into_or_out_of_cover_counts() {
        assertThat(Move.coverAfter(false, List.of())).isFalse();
        assertThat(Move.coverAfter(true, List.of(Move.STAND_UP))).isTrue();
        assertThat(Move.coverAfter(true, List.of(Move.OUT_OF_COVER))).isFalse();
        assertThat(Move.coverAfter(false, List.of(Move.OUT_OF_COVER, Move.INTO_COVER)))
                .isTrue();
        assertThat(Move.coverAfter(false, List.of(Move.INTO_COVER, Move.OUT_OF_COVER, Move.CROUCH)))
                .isFalse();
    }

    @Test
    void a_gun_is_found_in_its_column_in_capitals_or_not() {
        assertThat(Column.of("sniper RIFLE")).contains(Column.SNIPER_RIFLES);
        assertThat(Column.of("Laser Rifle")).contains(Column.ENERGY_RIFLES);
        assertThat(Column.of("Minigun")).isEmpty();
    }

    @ParameterizedTest(name = "{0} points, {1} of relief, critical {2}: of use {3}")
    @CsvSource({"0, 0, , false", "5, 0, , true", "0, 5, , true", "0, 0, 0, true"})
    void a_tuning_that_changes_nothing_is_of_no_use(int points, int relief, Integer critical, boolean isOfUse) {
        Tuning tuning = new Tuning("laser sight", points, relief, Optional.ofNullable(critical));
        assertThat(tuning.isOfUse()).isEqualTo(isOfUse);
    }

    @Test
    void only_the_first_bite_of_a_fire_can_be_critical() {
        Bite first = new Bite(Stage.FIRST_ROUND, Optional.of(Part.HEAD));
        assertThat(first.in(Stage.FIRST_ROUND)).isEqualTo(first);
        assertThat(first.in(Stage.SECOND_ROUND)).isEqualTo(Bite.plain(Stage.SECOND_ROUND));
    }

    /** FO-41: a shooter who reacts, and a target that does. */
    @ParameterizedTest(name = "{0}: {1}, {2}")
    @CsvSource({"ATTACKER_REACTS, true, false", "TARGET_REACTS, false, true", "BOTH, true, true"})
    void whoever_the_ruling_exempts_from_cover_is_exempt_alone(
            Rulings.CoverExemption exemption, boolean attacker, boolean target) {
        assertThat(exemption.counts(true, false)).isEqualTo(attacker);
        assertThat(exemption.counts(false, true)).isEqualTo(target);
        assertThat(exemption.counts(false, false)).isFalse();
    }
}
