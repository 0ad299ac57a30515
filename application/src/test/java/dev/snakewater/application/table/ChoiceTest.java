package dev.snakewater.application.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.table.answering.RecordedTable;
import dev.snakewater.application.table.answering.RecordingTable;
import java.util.ArrayList;
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
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> Asked.way().chosen("Up"))
                .satisfies(refused ->
                        assertThat(refused.rules()).containsExactly(HouseRule.FORBIDS, HouseRule.FORBIDS_TOO))
                .withMessageContaining("HOUSE-1")
                .withMessageContaining("HOUSE-2");
    }

    @Test
    void a_word_that_stands_for_nothing_is_refused_by_no_rule_and_told_what_there_is() {
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> Asked.way().chosen("sideways"))
                .satisfies(refused -> assertThat(refused.rules()).isEmpty())
                .withMessageContaining("left, right");
    }

    @Test
    void an_answer_has_its_word() {
        assertThat(Asked.way().optionOf("right").word()).isEqualTo("right");
        assertThatThrownBy(() -> Asked.way().optionOf("up")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void there_is_always_something_to_choose() {
        Choice<String> none = Choice.among(Asked.BOB, "way", List.of(), HouseRule.ASKS);

        assertThatThrownBy(none::options).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void no_two_words_are_the_same_legal_or_barred() {
        Choice<String> twice = Choice.among(Asked.BOB, "way", List.of("left", "Left"), HouseRule.ASKS);
        assertThatThrownBy(() -> twice.chosen("left")).isInstanceOf(IllegalArgumentException.class);

        Choice<String> barred = twice.barring(way -> way.equals("Left") ? List.of(HouseRule.FORBIDS) : List.of());
        assertThatThrownBy(() -> barred.chosen("left")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void what_is_barred_can_be_allowed_if_it_can_be_played() {
        Choice<String> ways = Choice.among(Asked.BOB, "way", List.of("left", "up", "down"), HouseRule.ASKS)
                .barring(way -> way.equals("left") ? List.of() : List.of(HouseRule.FORBIDS))
                .allowing(way -> !way.equals("down"));

        assertThat(ways.allowable()).extracting(Choice.Option::word).containsExactly("up");
        assertThat(ways.allowed("UP").answer()).isEqualTo("up");
        assertThat(ways.optionOf("up").bars()).containsExactly(HouseRule.FORBIDS);
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> ways.allowed("down"))
                .satisfies(refused -> assertThat(refused.rules()).containsExactly(HouseRule.FORBIDS));
    }

    @Test
    void nothing_is_made_of_what_is_not_chosen() {
        List<String> made = new ArrayList<>();
        Choice<Integer> choice = Asked.way().leadingTo(way -> {
            made.add(way);
            return way.length();
        });

        assertThat(choice.options()).extracting(Choice.Option::word).containsExactly("left", "right");
        assertThat(choice.barred()).extracting(Choice.Option::word).containsExactly("up");
        assertThat(choice.barsOn("up")).containsExactly(HouseRule.FORBIDS, HouseRule.FORBIDS_TOO);
        Choice.Option<Integer> chosen = choice.chosen("right");
        assertThat(made).isEmpty();
        assertThat(chosen.answer()).isEqualTo(5);
        assertThat(made).containsExactly("right");
    }

    @Test
    void whoever_has_no_use_for_words_makes_none() {
        Choice<String> silent = Asked.way().called(way -> {
            throw new AssertionError("nobody asked what " + way + " is called");
        });

        assertThat(silent.options().getFirst().answer()).isEqualTo("left");
        assertThat(silent.optionOf("right").answer()).isEqualTo("right");
    }

    @Test
    void of_equal_answers_the_word_that_was_said_is_kept() {
        Choice<Integer> same = Asked.way().leadingTo(way -> 1);
        RecordingTable minutes = new RecordingTable(new RecordedTable(List.of(Answer.of(same, "right"))), List.of());

        assertThat(minutes.choose(same)).isEqualTo(1);
        assertThat(minutes.answers()).containsExactly(Answer.of(same, "right"));
    }

    @Test
    void the_best_is_what_is_worth_most_and_of_equal_ones_the_first_listed() {
        Choice<String> fruit =
                Choice.among(Asked.BOB, "fruit", List.of("fig", "apple", "peach", "plum"), HouseRule.ASKS);

        assertThat(fruit.best(String::length)).isEqualTo("apple");
        assertThat(fruit.best(one -> -one.length())).isEqualTo("fig");
        assertThat(fruit.best(any -> 0)).isEqualTo("fig");
        assertThat(fruit.best(one -> one.contains("p"))).isEqualTo("apple");
    }
}
