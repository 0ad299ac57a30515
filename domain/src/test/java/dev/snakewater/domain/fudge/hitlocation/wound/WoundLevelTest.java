package dev.snakewater.domain.fudge.hitlocation.wound;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WoundLevelTest {

    @ParameterizedTest(name = "{0}: {1}, can act: {2}")
    @CsvSource({
        "UNHURT,         0, true",
        "SCRATCH,        0, true",
        "HURT,          -1, true",
        "VERY_HURT,     -2, true",
        "INCAPACITATED, -2, false",
        "NEAR_DEATH,    -2, false",
        "DEAD,          -2, false",
    })
    void each_level_has_the_effect_of_HL_32(WoundLevel level, int penalty, boolean canAct) {
        assertThat(level.penalty()).isEqualTo(penalty);
        assertThat(level.canAct()).isEqualTo(canAct);
    }
}
