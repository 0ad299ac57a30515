package dev.snakewater.domain.fudge.hitlocation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class LocationDieTest {

    @Test
    void a_die_has_six_faces_and_a_part_that_is_found_wants_no_other() {
        assertThatThrownBy(() -> new LocationDie(List.of(Region.HEAD))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Region.TORSO.narrowed(1)).isInstanceOf(IllegalArgumentException.class);
    }
}
