package dev.snakewater.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A record of something else than happens when it is played again is told where it differs. */
class TranscriptDifferenceTest extends TranscriptOnFile {

    @Test
    void a_difference_is_told_with_line_and_place() throws IOException {
        saveDuel(2);
        List<String> lines = new ArrayList<>(lines());
        int turn = lines.indexOf(lines.stream()
                .filter(line -> line.startsWith("{\"turnEnds\":1"))
                .findFirst()
                .orElseThrow());
        lines.set(turn, lines.get(turn).replaceFirst("\"firstTurn\":false", "\"firstTurn\":true"));
        write(lines);

        assertThat(difference())
                .contains("line " + (turn + 1)
                        + ", the end of turn 1: /situation/firstTurn is true on record, and false played again");
    }

    @Test
    void what_of_a_situation_was_told_by_a_record_and_is_a_word_now_is_not_compared() throws IOException {
        saveDuel(2);
        change(lines ->
                lines.replaceAll(line -> line.replaceFirst("\"firstTurn\":false", "\"firstTurn\":{\"is\":true}")));

        assertThat(difference()).isEmpty();
    }

    @Test
    void a_record_of_something_else_than_happens_differs() throws IOException {
        saveDuel(2);
        List<String> lines = new ArrayList<>(lines());
        String end = lines.stream()
                .filter(line -> line.startsWith("{\"turnEnds\":1"))
                .findFirst()
                .orElseThrow();
        lines.remove(end);
        lines.replaceAll(line -> line.replace("\"turnEnds\":2", "\"turnEnds\":1"));
        write(lines);

        assertThat(difference().orElseThrow())
                .matches("line \\d+, answer \\d+: played again, something else happens here");
    }

    @Test
    void a_record_with_more_turn_ends_than_the_fight_differs() throws IOException {
        saveDuel(1);
        List<String> lines = new ArrayList<>(lines().subList(0, 3));
        lines.add(lines().get(lines().size() - 2));
        write(lines);

        assertThat(difference()).contains("line 4, the end of turn 1: played again, the fight has no more lines");
    }

    @Test
    void of_a_turns_end_only_what_both_have_is_compared() throws IOException {
        saveDuel(2);
        change(lines -> lines.replaceAll(line -> line.replace("\"firstTurn\":", "\"theFirstTurn\":")));

        assertThat(difference()).isEmpty();
    }

    @Test
    void an_outcome_may_tell_more_than_it_did_when_the_fight_was_kept_and_not_less() throws IOException {
        saveDuel(2);
        List<String> lines = lines();
        write(lines.stream()
                .map(line -> line.replaceFirst("(\"outcome\":.*?)\"able\":(true|false),", "$1"))
                .toList());
        assertThat(difference()).isEmpty();

        write(lines.stream()
                .map(line -> line.replaceFirst("(\"outcome\":.*?)\"able\":", "$1\"mounted\":false,\"able\":"))
                .toList());
        assertThat(difference().orElseThrow())
                .endsWith("the ending: /outcome/fighters/0/mounted is false on record, and missing played again");
    }
}
