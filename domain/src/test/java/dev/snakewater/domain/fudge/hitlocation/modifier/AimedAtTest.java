package dev.snakewater.domain.fudge.hitlocation.modifier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.modifier.Tally;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AimedAtTest {

    private static final Name ANN = new Name("Ann");

    @ParameterizedTest(name = "margin {0}, strength {1}, armour {2}, size {3}: {4}")
    @CsvSource({
        // V72: 2 + 2 - 1, and 1 less for the car.
        "2, 2, 1, 1, 2",
        "2, 2, 1, 3, 0",
        "2, 2, 1, 9, 0",
        "0, 3, 0, 0, 3",
        "0, 3, 4, 0, -1",
    })
    void what_something_big_gives_to_hit_comes_off_the_damage_but_never_more_than_there_is(
            int margin, int strength, int armour, int size, int points) {
        AimedAt car = AimedAt.whole("car", size);
        Tally damage = number(margin + strength - armour);
        assertThat(car.least(car.harm(damage, false)).total()).isEqualTo(points);
        assertThat(car.least(car.harm(damage, true)).total()).isEqualTo(points);
    }

    @ParameterizedTest(name = "the {0} of something of size {1}: {2}")
    @CsvSource({
        // HL-02's own list: a giant's leg is as easy to hit as a human torso.
        "LEFT_LEG,    1,  0",
        "LEFT_LEG,    3,  2",
        "EYES,        3,  0",
        "HEAD,       -1, -3",
        "RIGHT_ARM,  -1, -2",
        "TORSO,      -2, -2",
        // A pixie's hand is no smaller than a coin: that is the end of the list.
        "LEFT_HAND,  -2, -3",
        "EYES,       -2, -3",
    })
    void a_part_of_what_is_no_human_being_has_the_size_that_it_has_by_itself(CalledPart called, int size, int inAll) {
        AimedAt at = AimedAt.of(called, size);
        assertThat(at.inMelee(number(1)).total()).isEqualTo(1 + inAll);
        assertThat(at.atRange(number(1)).total()).isEqualTo(1 - inAll);
        assertThat(at.harm(number(5), false).total()).isEqualTo(5 - Math.max(0, inAll));
    }

    @Test
    void nothing_is_smaller_than_eyes() {
        assertThatThrownBy(() -> AimedAt.whole("mote", -4)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Tally number(int number) {
        return Tally.of(ANN, "number", number, "as it is", CoreRule.FACT_3_ACTIONS);
    }
}
