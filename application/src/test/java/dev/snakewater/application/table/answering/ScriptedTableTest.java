package dev.snakewater.application.table.answering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.snakewater.application.table.Asked;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.UnansweredQuestion;
import dev.snakewater.domain.combatant.Name;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptedTableTest {

    @Test
    void answers_to_the_same_question_come_in_the_order_written() {
        ScriptedTable table = table("Bob, burst: 30, 17", "Bob, way: right", "Bob, burst: 96");
        Throw burst = Asked.toThrow("burst", "1d100");
        assertThat(table.roll(burst).total()).isEqualTo(30);
        assertThat(table.choose(Asked.way())).isEqualTo("right");
        assertThat(table.roll(burst).total()).isEqualTo(17);
        assertThat(table.roll(burst).total()).isEqualTo(96);
        assertThat(table.leftOver()).isEmpty();
    }

    @Test
    void it_stops_at_a_question_without_an_answer() {
        ScriptedTable table = table("Bob, burst: 30", "Joe, way: left");
        assertThatExceptionOfType(UnansweredQuestion.class)
                .isThrownBy(() -> table.choose(Asked.way()))
                .satisfies(stop -> assertThat(stop.question()).isEqualTo(Asked.way()));
        Throw burst = Asked.toThrow("burst", "1d100");
        assertThat(table.roll(burst).total()).isEqualTo(30);
        assertThatExceptionOfType(UnansweredQuestion.class)
                .isThrownBy(() -> table.roll(burst))
                .satisfies(stop -> assertThat(stop.question()).isEqualTo(burst));
    }

    @Test
    void it_tells_what_nobody_asked_for() {
        ScriptedTable table = table("Bob, burst: 30, 17", "Joe, draw: +000");
        table.roll(Asked.toThrow("burst", "1d100"));
        assertThat(table.leftOver()).containsExactly("Bob, burst: 17", "Joe, draw: +000");
    }

    @Test
    void a_question_is_found_in_capitals_or_not() {
        assertThat(table("Bob, Burst: 30").roll(Asked.toThrow("burst", "1d100")).total())
                .isEqualTo(30);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "101 | a d100 cannot show 101: its faces go from 1 to 100",
                "0 5 | '0 5' is not tens and units: tens are 00 to 90 and units 0 to 9, as in 70 3 or 00 5",
            })
    void a_fall_that_the_dice_cannot_show_is_refused(String told, String why) {
        ScriptedTable table = table("Bob, burst: " + told);
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> table.roll(Asked.toThrow("burst", "1d100")))
                .withMessage("Bob, burst: " + why);
    }

    @ParameterizedTest(name = "''{0}''")
    @CsvSource(
            delimiter = '|',
            value = {
                "Bob, draw: +000                | Bob  | draw   | +000",
                "Skag, burst: 30, 17, 96        | Skag | burst  | 30;17;96",
                "Bob,draw:+000                  | Bob  | draw   | +000",
                "Doc Holliday , part 3 : aim    | Doc Holliday | part 3 | aim",
                "Bob, part 4: shoot with the +2 | Bob  | part 4 | shoot with the +2",
                "Bob, target: a:b               | Bob  | target | a:b",
            })
    void who_what_and_the_answers_are_read(String written, String by, String to, String answers) {
        assertThat(ScriptLine.of(written))
                .contains(new ScriptLine(
                        new Name(by), to, Arrays.stream(answers.split(";")).toList()));
    }

    @ParameterizedTest(name = "''{0}''")
    @ValueSource(
            strings = {
                "",
                "Bob",
                "Bob draw +000",
                "Bob, draw",
                "Bob: draw, +000",
                ", draw: +000",
                "Bob, : +000",
                "Bob, draw:",
                "Bob, draw: ",
                "Bob, draw: +000,, 0000",
                "Bob, draw: +000,",
                "Bob, draw: ,",
                "Bob, draw:,",
            })
    void anything_else_is_no_line(String written) {
        assertThat(ScriptLine.of(written)).isEmpty();
    }

    private static ScriptedTable table(String... lines) {
        List<ScriptLine> script =
                Stream.of(lines).map(line -> ScriptLine.of(line).orElseThrow()).toList();
        return new ScriptedTable(script);
    }
}
