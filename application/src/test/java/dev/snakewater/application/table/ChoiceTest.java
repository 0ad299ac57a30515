package dev.snakewater.application.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChoiceTest {

    @ParameterizedTest
    @ValueSource(strings = {"left", "LEFT", "Left", " left "})
    void an_option_is_chosen_by_its_word_in_capitals_or_not(String word) {
        assertThat(Asked.way().chosen(word).answer()).isEqualTo("left");
    }

    @Test
    void a_barred_option_is_refused_by_every_rule_that_bars_it() {
        assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> Asked.way().chosen("Up"))
                .satisfies(refused ->
                        assertThat(refused.rules()).containsExactly(HouseRule.FORBIDS, HouseRule.FORBIDS_TOO))
                .withMessageContaining("HOUSE-1")
                .withMessageContaining("HOUSE-2");
    }

    @Test
    void a_word_that_stands_for_nothing_is_refused_by_no_rule_and_told_what_there_is() {
        assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> Asked.way().chosen("sideways"))
                .satisfies(refused -> assertThat(refused.rules()).isEmpty())
                .withMessageContaining("left, right");
    }

    @Test
    void the_bars_of_a_word_are_known_beforehand() {
        assertThat(Asked.way().barsOn("up")).containsExactly(HouseRule.FORBIDS, HouseRule.FORBIDS_TOO);
        assertThat(Asked.way().barsOn("left")).isEmpty();
    }

    @Test
    void an_answer_has_its_word() {
        assertThat(Asked.way().wordOf("right")).isEqualTo("right");
        assertThatThrownBy(() -> Asked.way().wordOf("up")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void there_is_always_something_to_choose() {
        assertThatThrownBy(() -> new Choice<>(Asked.BOB, "way", List.of(), List.of(), HouseRule.ASKS))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void no_two_words_are_the_same_legal_or_barred() {
        List<Choice.Option<String>> twice = List.of(Choice.Option.of("left"), Choice.Option.of("Left"));
        assertThatThrownBy(() -> new Choice<>(Asked.BOB, "way", twice, List.of(), HouseRule.ASKS))
                .isInstanceOf(IllegalArgumentException.class);
        List<Choice.Option<String>> one = List.of(Choice.Option.of("left"));
        List<Choice.Barred> barred = List.of(new Choice.Barred("left", List.of(HouseRule.FORBIDS)));
        assertThatThrownBy(() -> new Choice<>(Asked.BOB, "way", one, barred, HouseRule.ASKS))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
