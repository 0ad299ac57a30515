package dev.snakewater.domain.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DieTest {

    @Test
    void a_die_shows_its_faces_and_no_others() {
        Die d6 = Die.ofSides(6);
        assertThat(d6.sides()).isEqualTo(6);
        assertThat(d6.shows(1)).isTrue();
        assertThat(d6.shows(6)).isTrue();
        assertThat(d6.shows(0)).isFalse();
        assertThat(d6.shows(7)).isFalse();
    }

    @Test
    void a_fudge_die_shows_minus_blank_and_plus() {
        assertThat(Die.FUDGE.sides()).isEqualTo(3);
        assertThat(Die.FUDGE.shows(-1)).isTrue();
        assertThat(Die.FUDGE.shows(0)).isTrue();
        assertThat(Die.FUDGE.shows(1)).isTrue();
        assertThat(Die.FUDGE.shows(2)).isFalse();
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
