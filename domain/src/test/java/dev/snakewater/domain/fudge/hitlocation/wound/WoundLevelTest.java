package dev.snakewater.domain.fudge.hitlocation.wound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import org.junit.jupiter.api.Test;
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

    @Test
    void a_limb_is_useless_or_crippled_where_a_head_is_incapacitated_or_near_death() {
        assertThat(WoundLevel.INCAPACITATED.inWords(BodyPart.LEFT_LEG)).isEqualTo("Useless");
        assertThat(WoundLevel.NEAR_DEATH.inWords(BodyPart.LEFT_LEG)).isEqualTo("Crippled");
        assertThat(WoundLevel.VERY_HURT.inWords(BodyPart.LEFT_LEG)).isEqualTo("Very Hurt");
        assertThat(WoundLevel.INCAPACITATED.inWords(BodyPart.HEAD)).isEqualTo("Incapacitated");
        assertThat(WoundLevel.NEAR_DEATH.inWords(BodyPart.TORSO)).isEqualTo("Near Death");
    }
}
