package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.snakewater.cli.console.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A record is right or wrong for everybody: whoever checks it, plays it again, asks for its aftermath or goes on with it. */
class OneJudgementTest {

    private static final List<String> COMMANDS = List.of("check", "replay", "aftermath", "play --resume");

    private static final String BOBS_SHOT = "{\"by\":\"Bob\",\"to\":\"shot\",\"rule\":\"GF-20\"";
    private static final String LAST =
            "{\"by\":\"Joe\",\"to\":\"draw\",\"rule\":\"GF-07\",\"fell\":{\"total\":1},\"byHand\":true}";

    @TempDir
    private Path folder;

    // spotless:off
    static Stream<Arguments> spoilt() {
        return Stream.of(
                // what is written in the record, what instead, what is said of it
                arguments(LAST, LAST.replace("\"total\":1}", "\"total\":4,\"faces\":[-1,-1,0,-1]}"),
                        "the faces [-1, -1, 0, -1] of 4dF add up to -3, not 4"),
                arguments(LAST, LAST.replace("\"total\":1}", "\"total\":2,\"faces\":[2,0,0,0]}"), "is not a possible 4dF roll"),
                arguments(LAST, LAST.replace("\"total\":1}", "\"total\":5}"), "is not a possible 4dF roll"),
                arguments(LAST, LAST.replace("GF-07", "GF-7"), "the fight asks for draw of Joe (GF-07)"),
                arguments(LAST, LAST + "\n{\"handed\":\"Bob\",\"to\":\"nonsense\",\"dice\":\"random\"}",
                        "Bob is handed to 'nonsense', which is not a policy; one of: "),
                arguments(LAST, LAST + "\n{\"handed\":\"Zeke\",\"dice\":\"hand\"}",
                        "'Zeke' changes hands, but nobody here has that name; one of: Bob, Joe"),
                arguments("\"rounds\":4", "\"rounds\":3",
                        "/situation/fighters/0/guns/0/rounds is the number 3 in the record, and the number 4 in the replay"),
                arguments("{\"turnEnds\":1,", "{\"turnEnds\":2,", "line 10: turn 2 does not end here"),
                arguments(LAST, LAST + "\n{\"ended\":\"decided\",\"outcome\":{}}", "the replay ends before this line"),
                arguments("\"turnLimit\":3", "\"turnLimit\":1", "but the fight is over"),
                arguments("\"loaded\":5", "\"loaded\":4", "/situation/fighters/0/guns/0/rounds is the number 4 in the record"),
                arguments(BOBS_SHOT, added("shot", "GF-14", 1, "the sun") + BOBS_SHOT, "answer 6 was for shot of Bob (GF-14)"),
                arguments(BOBS_SHOT, added("shot", "GM-01", 0, "the sun") + BOBS_SHOT, "answer 6 was for shot of Bob (GM-01)"),
                arguments(BOBS_SHOT, added("shot", "GM-01", 1_000, "the sun") + BOBS_SHOT, "answer 6 was for shot of Bob (GM-01)"),
                arguments(BOBS_SHOT, added("shot", "GM-01", 1, " ") + BOBS_SHOT, "answer 6 was for shot of Bob (GM-01)"),
                arguments(BOBS_SHOT, added("weather", "GM-01", 1, "the sun") + BOBS_SHOT, "answer 6 was for weather of Bob (GM-01)"),
                arguments(LAST, LAST + "\n" + added("shot", "GM-01", 1, "the sun").strip(), "answer 11 was for shot of Bob (GM-01)"),
                arguments("\"chose\":\"aim\"", "\"allowed\":\"aim\"", "'aim' is not offered"),
                arguments("\"chose\":\"aim\"", "\"chose\":\"AIM\"", "/chose is the text 'AIM' in the record"),
                arguments(LAST, LAST + "\n{\"by\":\"Bob\",\"to\":\"hat\",\"rule\":\"GM-03\",\"amended\":\"white\"}",
                        "which cannot be amended here"),
                arguments(LAST, LAST + "\n{\"by\":\"Bob\",\"to\":\"wounds\",\"rule\":\"GF-99\",\"amended\":\"Hurt\"}",
                        "which cannot be amended here"),
                arguments(LAST, LAST + "\n{\"by\":\"Bob\",\"to\":\"wounds\",\"rule\":\"GM-03\",\"amended\":\"purple\"}",
                        "'purple' is not offered"),
                arguments(LAST, LAST + "\n{\"undone\":99}", "answers can be taken back here"),
                arguments(LAST, LAST + "\n{\"redone\":1}", "no answers can be restored here"));
    }
    // spotless:on

    @Test
    void the_record_itself_is_right_for_all() throws IOException {
        for (String command : COMMANDS) {
            Spoken spoken = said(command, kept());
            assertThat(spoken.status()).as(command).isZero();
        }
    }

    @ParameterizedTest(name = "{2}")
    @MethodSource("spoilt")
    void what_is_wrong_for_one_is_wrong_for_all(String right, String wrong, String what) throws IOException {
        assertThat(kept()).contains(right);
        String spoilt = kept().replaceFirst(Pattern.quote(right), Matcher.quoteReplacement(wrong));
        for (String command : COMMANDS) {
            Spoken spoken = said(command, spoilt);
            assertThat(spoken.status()).as(command).isIn(ExitStatus.DOES_NOT_HOLD, ExitStatus.PROBLEMS);
            assertThat(spoken.err()).as(command).contains(what);
            assertThat(Files.readString(record())).as(command).isEqualTo(spoilt);
        }
    }

    private Spoken said(String command, String record) throws IOException {
        Files.writeString(record(), record);
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.add(record().toString());
        return Spoken.played(folder, List.of("quit"), words.toArray(String[]::new));
    }

    private Path record() {
        return folder.resolve("duel.jsonl");
    }

    private static String added(String to, String rule, int amount, String reason) {
        return "{\"by\":\"Bob\",\"to\":\"" + to + "\",\"rule\":\"" + rule + "\",\"added\":" + amount + ",\"reason\":\""
                + reason + "\"}\n";
    }

    private static String kept() throws IOException {
        return Spoken.resource("/kept-duel/duel.jsonl");
    }
}
