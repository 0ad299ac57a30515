package dev.snakewater.application.table.answering;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptLineTest {

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
}
