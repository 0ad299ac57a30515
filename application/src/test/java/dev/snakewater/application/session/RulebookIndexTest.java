package dev.snakewater.application.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.GunfightRuleset;
import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulebookIndexTest {

    private static final ConsultRules SHELF = new RulebookIndex(List.of(new GunfightRuleset()));

    @Test
    void the_books_of_a_rule_text_come_in_its_order_and_that_of_any_table_last() {
        assertThat(SHELF.books())
                .extracting(Rulebook::id)
                .containsExactly("gunfight", "hitlocation", "fudge", "house", "table");
    }

    @Test
    void a_book_that_two_rule_texts_cite_is_there_once() {
        ConsultRules shelf = new RulebookIndex(List.of(new GunfightRuleset(), new GunfightRuleset()));

        assertThat(shelf.books()).isEqualTo(SHELF.books());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "GF-41", "GF-140", "14", "gunfights", "9999999999999999"})
    void what_is_no_id_is_not_found(String id) {
        assertThat(SHELF.rule(id)).isEmpty();
        assertThat(SHELF.book(id)).isEmpty();
        assertThat(SHELF.closest(id)).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({
        "GF-41, GF-40",
        "GF-99, GF-40",
        "gf0, GF-01",
        "GD-14, GF-14",
        "gunfigth, gunfight",
        "hit locations, hitlocation",
        "snapshot, GF-14",
        "speed reload, GF-26",
        "HL-36, HL-35"
    })
    void the_closest_comes_first(String asked, String meant) {
        assertThat(SHELF.closest(asked)).first().isEqualTo(meant);
    }

    @Test
    void a_very_long_word_is_no_id_either() {
        assertThat(SHELF.closest("x".repeat(100_000))).hasSize(3);
    }
}
