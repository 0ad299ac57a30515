package dev.snakewater.domain.combatant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.Character.UnicodeScript;
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bob",
                "Doc \"Deadeye\" Holliday",
                "\u00d1and\u00fa",
                "\u0418\u0432\u0430\u043d",
                "\u5ddd\u5cf6",
                "B\u00f6b 2",
                "\u2660"
            })
    void what_people_write_can_be_seen(String text) {
        assertThat(Lettering.unseen(text)).isEmpty();
        assertThat(Lettering.alphabets(text)).hasSizeLessThan(2);
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x0007, 0x00A0, 0x00AD, 0x034F, 0x115F, 0x200B, 0x200D, 0x202E, 0x2028, 0x2060, 0x2066, 0x2800, 0x3164,
                0xE000, 0xFE0F, 0xFEFF, 0xE0041
            })
    void what_nobody_sees_is_found(int sign) {
        assertThat(Lettering.unseen("Bob" + Character.toString(sign))).contains(sign);
        assertThat(Lettering.likeness("B" + Character.toString(sign) + "OB")).isEqualTo("bob");
    }

    @Test
    void letters_that_look_alike_are_told_by_their_alphabets() {
        assertThat(Lettering.alphabets("B\u043eb")).containsExactly(UnicodeScript.LATIN, UnicodeScript.CYRILLIC);
        assertThat(Lettering.alphabets("\u0391\u0411")).containsExactly(UnicodeScript.GREEK, UnicodeScript.CYRILLIC);
    }

    @Test
    void names_are_compared_in_one_spelling() {
        assertThat(new Name("Jose\u0301")).isEqualTo(new Name("Jos\u00e9")).hasToString("Jos\u00e9");
    }
}
