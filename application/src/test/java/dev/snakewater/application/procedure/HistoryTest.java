package dev.snakewater.application.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Seat;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryTest {

    private static final HistoryEntry ONE = fell(1);
    private static final HistoryEntry TWO = fell(2);
    private static final HistoryEntry THREE = fell(3);
    private static final HistoryEntry FOUR = fell(4);

    @Test
    void what_is_taken_back_does_not_stand_and_stays_on_record() {
        History history = History.of(List.of(ONE, TWO, THREE, new HistoryEntry.Undone(2)));
        assertThat(totals(history.answers())).containsExactly(1);
        assertThat(totals(history.redoable())).containsExactly(2, 3);
        assertThat(totals(history.given())).containsExactly(1, 2, 3);
        assertThat(history.acts()).hasSize(4);
    }

    @Test
    void what_is_brought_back_is_the_very_same() {
        History before = History.of(List.of(ONE, TWO, THREE));
        History after = before.and(new HistoryEntry.Undone(3))
                .and(new HistoryEntry.Redone(1))
                .and(new HistoryEntry.Redone(2));
        assertThat(after.answers()).isEqualTo(before.answers());
        assertThat(after.given()).isEqualTo(before.given());
        assertThat(after.redoable()).isEmpty();
    }

    @Test
    void a_new_answer_ends_what_could_be_brought_back() {
        History history = History.of(List.of(ONE, TWO, new HistoryEntry.Undone(1), THREE));
        assertThat(totals(history.answers())).containsExactly(1, 3);
        assertThat(history.redoable()).isEmpty();
        assertThatThrownBy(() -> history.and(new HistoryEntry.Redone(1))).isInstanceOf(DivergedException.class);
    }

    @Test
    void of_two_answers_at_one_place_the_later_one_comes_back() {
        History history = History.of(List.of(
                ONE,
                TWO,
                new HistoryEntry.Undone(1),
                THREE,
                FOUR,
                new HistoryEntry.Undone(2),
                new HistoryEntry.Redone(2)));
        assertThat(totals(history.answers())).containsExactly(1, 3, 4);
        assertThat(totals(history.given())).containsExactly(1, 2, 3, 4);
        assertThat(history.standing()).containsExactly(0, 2, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 3})
    void no_more_can_be_taken_back_than_there_is(int answers) {
        History two = History.of(List.of(ONE, TWO));
        assertThatThrownBy(() -> two.and(new HistoryEntry.Undone(answers))).isInstanceOf(DivergedException.class);
    }

    @Test
    void whoever_is_handed_over_last_plays() {
        Name bob = new Name("Bob");
        Seat careful = new Seat(Optional.of("careful"), Seat.Dice.RANDOM);
        History handed = History.of(List.of(new HistoryEntry.Handed(bob, careful), ONE, new HistoryEntry.Undone(1)));
        assertThat(handed.seats()).containsEntry(bob, careful);
        Seat me = Seat.person(Seat.Dice.HAND);
        assertThat(handed.and(new HistoryEntry.Handed(bob, me)).seats()).containsEntry(bob, me);
    }

    private static List<Integer> totals(List<Answer> answers) {
        return answers.stream()
                .flatMap(answer -> answer instanceof Answer.Fell fell
                        ? Stream.of(fell.fall().total())
                        : Stream.of())
                .toList();
    }

    private static HistoryEntry fell(int total) {
        return new Answer.Fell(new Name("Bob"), "run", "R-1", new Fall(total, List.of(total)));
    }
}
