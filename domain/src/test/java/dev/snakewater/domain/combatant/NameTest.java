package dev.snakewater.domain.combatant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NameTest {

    @ParameterizedTest
    @ValueSource(strings = {"Bob", "Bat Masterson", "Doc \"Deadeye\" Holliday", "Ñandú", "B", "123"})
    void one_to_forty_characters_on_one_line_are_a_name(String text) {
        assertThat(new Name(text)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", " Bob", "Bob ", "Bob, Joe", "Bob: a man", "Bob\nJoe", "Bob\tJoe"})
    void anything_else_is_none(String text) {
        assertThat(Name.isProper(text)).isFalse();
        assertThatThrownBy(() -> new Name(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void forty_characters_are_the_most() {
        assertThat(Name.isProper("x".repeat(40))).isTrue();
        assertThat(Name.isProper("\ud83e\udd20".repeat(40))).isTrue();
        assertThat(Name.isProper("x".repeat(41))).isFalse();
    }
}
