package dev.snakewater.domain.fudge.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class LocationDieTest {

    @Test
    void each_die_is_thrown_by_its_own_rule() {
        assertThat(LocationDie.BY_THE_BOOK.why()).isEqualTo(HitLocationRule.HL_07_RANDOM_LOCATION);
        assertThat(Region.EXTREMITY.wants()).contains(HitLocationRule.HL_08_EXTREMITY);
        for (Region region : List.of(Region.ARM, Region.LEG, Region.HAND, Region.FOOT)) {
            assertThat(region.wants()).contains(HitLocationRule.HL_09_SIDE);
        }
        assertThat(new LocationDie(Collections.nCopies(6, Region.HEAD)).why())
                .isEqualTo(HitLocationRule.HL_10_NOVELTY_DICE);
    }

    @Test
    void a_die_has_six_faces_and_a_part_that_is_found_wants_no_other() {
        assertThatThrownBy(() -> new LocationDie(List.of(Region.HEAD))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Region.TORSO.narrowed(1)).isInstanceOf(IllegalStateException.class);
    }
}
