package dev.snakewater.application.table.answering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Asked;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.UnansweredQuestion;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordedTableTest {

    private static final Throw ATTACK = Asked.toThrow("attack", "3d6");

    @Test
    void it_gives_the_answers_in_order_and_then_stops() {
        Fall fall = DicePool.of("3d6").showing(List.of(1, 2, 3));
        RecordedTable table = new RecordedTable(List.of(Answer.of(ATTACK, fall), Answer.of(Asked.way(), "left")));
        assertThat(table.roll(ATTACK)).isEqualTo(fall);
        assertThat(table.choose(Asked.way())).isEqualTo("left");
        assertThatExceptionOfType(UnansweredQuestion.class)
                .isThrownBy(() -> table.roll(ATTACK))
                .satisfies(stop -> assertThat(stop.question()).isEqualTo(ATTACK));
    }

    @Test
    void a_total_without_faces_is_enough() {
        RecordedTable table = new RecordedTable(List.of(Answer.of(ATTACK, new Fall(11, List.of()))));
        assertThat(table.roll(ATTACK)).isEqualTo(new Fall(11, List.of()));
    }

    @ParameterizedTest(name = "3d6 cannot show {0} in all, faces {1}")
    @CsvSource({"2, ''", "19, ''", "-1, ''", "9, 3 6", "12, 3 3 3 3", "9, 0 3 6", "9, 1 1 7"})
    void an_impossible_fall_is_refused(int total, String faces) {
        List<Integer> shown = faces.isEmpty()
                ? List.of()
                : Arrays.stream(faces.split(" ")).map(Integer::valueOf).toList();
        RecordedTable table = new RecordedTable(List.of(Answer.of(ATTACK, new Fall(total, shown))));
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> table.roll(ATTACK))
                .withMessageContaining("3d6");
    }

    @Test
    void a_total_that_the_faces_beside_it_do_not_make_is_refused() {
        RecordedTable table = new RecordedTable(List.of(Answer.of(ATTACK, new Fall(18, List.of(1, 1, 1)))));
        assertThatThrownBy(() -> table.roll(ATTACK))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("the faces [1, 1, 1] of 3d6 add up to 3, not 18");
    }

    @Test
    void a_choice_is_no_fall_and_a_fall_no_choice() {
        RecordedTable chosen = new RecordedTable(List.of(new Answer.Chose(Asked.BOB, "attack", "HOUSE-0", "11")));
        assertThatThrownBy(() -> chosen.roll(ATTACK)).isInstanceOf(DivergedException.class);
        RecordedTable fallen =
                new RecordedTable(List.of(new Answer.Fell(Asked.BOB, "way", "HOUSE-0", new Fall(1, List.of()))));
        Choice<String> way = Asked.way();
        assertThatThrownBy(() -> fallen.choose(way)).isInstanceOf(DivergedException.class);
    }
}
