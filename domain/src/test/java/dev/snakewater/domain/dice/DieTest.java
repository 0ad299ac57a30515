package dev.snakewater.domain.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DieTest {

    @Test
    void a_die_shows_its_faces_and_no_others() {
        Die d6 = Die.ofSides(6);
        assertThat(d6.sides()).isEqualTo(6);
        assertThat(IntStream.rangeClosed(-9, 9).filter(d6::shows)).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(Die.FUDGE.sides()).isEqualTo(3);
        assertThat(IntStream.rangeClosed(-9, 9).filter(Die.FUDGE::shows)).containsExactly(-1, 0, 1);
    }

    @Test
    void dice_are_written_as_players_write_them() {
        assertThat(Die.FUDGE).hasToString("dF");
        assertThat(Die.ofSides(100)).hasToString("d100");
        assertThat(new Die(2, 5)).hasToString("d[2..5]");
    }

    @Test
    void a_die_has_at_least_one_face() {
        assertThatThrownBy(() -> Die.ofSides(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
