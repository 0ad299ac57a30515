package dev.snakewater.domain.fallout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a pose lets somebody do. */
class PoseTest {

    @ParameterizedTest
    @CsvSource({"UPRIGHT, true", "CROUCHED, false", "PRONE, false"})
    void fo51_only_who_is_upright_can_parry(Pose pose, boolean parries) {
        assertThat(pose.canParry()).isEqualTo(parries);
    }
}
