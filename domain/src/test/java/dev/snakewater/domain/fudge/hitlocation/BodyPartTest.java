package dev.snakewater.domain.fudge.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fudge.Degree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BodyPartTest {

    @ParameterizedTest(name = "V60: overall {0}: torso {1}, head, arm, leg {2}, hand, foot {3}")
    @CsvSource({
        "FAIR,      FAIR,      MEDIOCRE, POOR",
        "GOOD,      GOOD,      FAIR,     MEDIOCRE",
        "SUPERB,    SUPERB,    GREAT,    GOOD",
        "POOR,      POOR,      TERRIBLE, TERRIBLE",
        "TERRIBLE,  TERRIBLE,  TERRIBLE, TERRIBLE",
        "LEGENDARY, LEGENDARY, SUPERB,   GREAT",
    })
    void each_part_has_a_capacity_of_its_own(Degree overall, Degree torso, Degree limb, Degree extremity) {
        for (BodyPart part : BodyPart.values()) {
            Degree right = switch (part) {
                case TORSO -> torso;
                case HEAD, LEFT_ARM, RIGHT_ARM, LEFT_LEG, RIGHT_LEG -> limb;
                case LEFT_HAND, RIGHT_HAND, LEFT_FOOT, RIGHT_FOOT -> extremity;
            };
            assertThat(part.capacity(overall)).as(part.toString()).isEqualTo(right);
        }
    }
}
