package dev.snakewater.json.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A record of something else than happens when it is played again is told where it differs. */
class TranscriptDifferenceTest extends TranscriptOnFile {

    /** Of a turn's end only what both have is compared; an outcome may tell more than it did when the fight was kept, and not less. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', emptyValue = "", textBlock = """
        "firstTurn":false | "firstTurn":true | line \\d+, the end of turn 1: /situation/firstTurn is true in the record, and false in the replay
        "firstTurn":false | "firstTurn":{"is":true} | ``
        "firstTurn":      | "theFirstTurn": | ``
        ("outcome":.*?)"able":\\w+, | $1 | ``
        ("outcome":.*?)"able": | $1"mounted":false,"able": | line \\d+, the ending: /outcome/fighters/0/mounted is false in the record, and missing in the replay
        (?s)[^\\n]*"turnEnds":1,[^\\n]*\\n(.*)"turnEnds":2 | $1"turnEnds":1 | line \\d+, answer \\d+: in the replay, something else happens here
        """)
    void a_difference_is_told_with_line_and_place(String then, String now, String told) throws IOException {
        saveDuel(2);
        String changed = Files.readString(file).replaceAll(then, now);
        assertThat(Files.readString(file)).isNotEqualTo(changed);
        Files.writeString(file, changed);

        assertThat(difference().orElse("")).matches(told);
    }

    @Test
    void a_record_with_more_turn_ends_than_the_fight_differs() throws IOException {
        saveDuel(1);
        List<String> lines = new ArrayList<>(lines().subList(0, 3));
        lines.add(lines().get(lines().size() - 2));
        write(lines);

        assertThat(difference()).contains("line 4, the end of turn 1: the replay ends before this line");
    }
}
