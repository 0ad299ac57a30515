package dev.snakewater.application.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.table.Act;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Diverged;
import dev.snakewater.application.table.Seat;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProceedingsTest {

    private static final Act ONE = fell(1);
    private static final Act TWO = fell(2);
    private static final Act THREE = fell(3);
    private static final Act FOUR = fell(4);

    @Test
    void what_is_taken_back_does_not_stand_and_stays_on_record() {
        Proceedings proceedings = Proceedings.of(List.of(ONE, TWO, THREE, new Act.Undone(2)));
        assertThat(totals(proceedings.answers())).containsExactly(1);
        assertThat(totals(proceedings.redoable())).containsExactly(2, 3);
        assertThat(totals(proceedings.given())).containsExactly(1, 2, 3);
        assertThat(proceedings.acts()).hasSize(4);
    }

    @Test
    void what_is_brought_back_is_the_very_same() {
        Proceedings before = Proceedings.of(List.of(ONE, TWO, THREE));
        Proceedings after = before.and(new Act.Undone(3)).and(new Act.Redone(1)).and(new Act.Redone(2));
        assertThat(after.answers()).isEqualTo(before.answers());
        assertThat(after.given()).isEqualTo(before.given());
        assertThat(after.redoable()).isEmpty();
    }

    @Test
    void a_new_answer_ends_what_could_be_brought_back() {
        Proceedings proceedings = Proceedings.of(List.of(ONE, TWO, new Act.Undone(1), THREE));
        assertThat(totals(proceedings.answers())).containsExactly(1, 3);
        assertThat(proceedings.redoable()).isEmpty();
        assertThatThrownBy(() -> proceedings.and(new Act.Redone(1))).isInstanceOf(Diverged.class);
    }

    @Test
    void of_two_answers_at_one_place_the_later_one_comes_back() {
        Proceedings proceedings =
                Proceedings.of(List.of(ONE, TWO, new Act.Undone(1), THREE, FOUR, new Act.Undone(2), new Act.Redone(2)));
        assertThat(totals(proceedings.answers())).containsExactly(1, 3, 4);
        assertThat(totals(proceedings.given())).containsExactly(1, 2, 3, 4);
        assertThat(proceedings.standing()).containsExactly(0, 2, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 3})
    void no_more_can_be_taken_back_than_there_is(int answers) {
        Proceedings two = Proceedings.of(List.of(ONE, TWO));
        assertThatThrownBy(() -> two.and(new Act.Undone(answers))).isInstanceOf(Diverged.class);
    }

    @Test
    void whoever_is_handed_over_last_plays() {
        Name bob = new Name("Bob");
        Seat careful = new Seat(Optional.of("careful"), Seat.Dice.RANDOM);
        Proceedings handed = Proceedings.of(List.of(new Act.Handed(bob, careful), ONE, new Act.Undone(1)));
        assertThat(handed.seats()).containsEntry(bob, careful);
        Seat me = Seat.person(Seat.Dice.HAND);
        assertThat(handed.and(new Act.Handed(bob, me)).seats()).containsEntry(bob, me);
    }

    private static List<Integer> totals(List<Answer> answers) {
        return answers.stream()
                .flatMap(answer -> answer instanceof Answer.Fell fell
                        ? Stream.of(fell.fall().total())
                        : Stream.of())
                .toList();
    }

    private static Answer answer(int total) {
        return new Answer.Fell(new Name("Bob"), "run", "R-1", new Fall(total, List.of(total)));
    }

    private static Act fell(int total) {
        return answer(total);
    }
}
