package dev.snakewater.domain.fallout.wound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What wounds do to later rounds (FO-69). */
class ConditionTest {

    private static final Rulings BOOK = Rulings.BY_THE_BOOK;
    private static final Rulings WOUNDS = Rulings.DECLARED.with(BOOK, "wounds", true);
    private static final Condition UNHURT = new Condition(30, Condition.Grip.ARMED, Burdens.NONE);

    /** 30 - 10 = 20; two wounds of the torso bleed as one, 2 HP at the end of a round; nothing bleeds unless wounds are played. */
    @Test
    void a_wound_of_the_torso_bleeds() {
        Condition wounded = UNHURT.hit(10, true, Optional.of(Part.TORSO), WOUNDS);
        assertThat(wounded.bled(WOUNDS).hitPoints()).isEqualTo(18);
        assertThat(wounded.hit(10, true, Optional.of(Part.TORSO), WOUNDS)
                        .bled(WOUNDS)
                        .bled(WOUNDS)
                        .hitPoints())
                .isEqualTo(6);
        assertThat(wounded.bled(BOOK)).isEqualTo(wounded);
        Condition legs = UNHURT.hit(10, true, Optional.of(Part.LEGS), WOUNDS);
        assertThat(legs.bled(WOUNDS)).isEqualTo(legs);
    }
}
