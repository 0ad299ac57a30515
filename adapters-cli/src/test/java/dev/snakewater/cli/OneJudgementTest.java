package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.cli.console.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** A record is right or wrong for everybody: whoever checks it, plays it again, asks for its aftermath or goes on with it. */
class OneJudgementTest {

    private static final List<String> COMMANDS = List.of("check", "replay", "aftermath", "play --resume");

    @TempDir
    private Path folder;

    @Test
    void the_record_itself_is_right_for_all() throws IOException {
        for (String command : COMMANDS) {
            Spoken spoken = said(command, kept());
            assertThat(spoken.status()).as(command).isZero();
        }
    }

    @ParameterizedTest(name = "{2}")
    @CsvFileSource(resources = "/cases/spoilt-records.csv", delimiter = '|', quoteCharacter = '`')
    void what_is_wrong_for_one_is_wrong_for_all(String right, String wrong, String what) throws IOException {
        assertThat(kept()).contains(right);
        String spoilt = kept().replaceFirst(Pattern.quote(right), Matcher.quoteReplacement(wrong.replace("\\n", "\n")));
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

    private static String kept() throws IOException {
        return Spoken.resource("/kept-duel/duel.jsonl");
    }
}
