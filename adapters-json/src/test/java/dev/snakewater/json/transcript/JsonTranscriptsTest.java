package dev.snakewater.json.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.json.document.Documents;
import dev.snakewater.json.document.JsonScenarios;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Fights are kept as a whole, in lines of a known format, and come back as they were; what differs is told. */
class JsonTranscriptsTest extends TranscriptOnFile {

    private static final JsonScenarios SCENARIOS = Documents.reading(InputStream.nullInputStream());

    @ParameterizedTest
    @MethodSource("dev.snakewater.json.document.BuiltInScenariosTest#names")
    void a_saved_fight_comes_back_and_plays_the_same(String name) {
        Scenario<?, ?> scenario = SCENARIOS.find(name);
        for (int seed = 0; seed < 20; seed++) {
            FightReport account = new Fights().withSeed(scenario, seed);
            transcripts.save(file.toString(), IfFileExists.REPLACE, scenario, account);

            Recorded recorded = transcripts.load(file.toString());

            assertThat(recorded.answers()).isEqualTo(account.answers());
            assertThat(recorded.dice()).isEqualTo(account.dice());
            assertThat(recorded.scenario().setUp()).isEqualTo(scenario.setUp());
            assertThat(recorded.dropped()).isEmpty();
            FightReport again = again(recorded);
            assertThat(again.turnEnds()).isEqualTo(account.turnEnds());
            assertThat(again.ending()).isEqualTo(account.ending());
            assertThat(transcripts.difference(recorded, again)).isEmpty();
        }
    }

    @Test
    void a_character_torn_in_half_does_no_harm() throws IOException {
        Scenario<?, ?> duel = Documents.read(Documents.DUEL.replace("Bob", "B\u00f6b"));
        transcripts.save(file.toString(), IfFileExists.REPLACE, duel, new Fights().withSeed(duel, 1));
        byte[] bytes = Files.readAllBytes(file);
        int half = bytes.length - 1;
        while (bytes[half] != (byte) 0xC3) {
            half--;
        }
        Files.write(file, Arrays.copyOf(bytes, half + 1));

        assertThat(transcripts.load(file.toString()).dropped()).isPresent();
    }

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

    @Test
    void a_file_is_replaced_as_a_whole_and_nothing_is_left_beside_it() throws IOException {
        Files.writeString(file, "what was there before");
        saveDuel(1);

        assertThat(lines().getFirst()).startsWith("{\"snakewater\":1");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void a_link_stays_a_link() throws IOException {
        Path real = Files.writeString(folder.resolve("real.jsonl"), "before");
        Files.createSymbolicLink(file, real);
        saveDuel(1);

        assertThat(Files.isSymbolicLink(file)).isTrue();
        assertThat(Files.readString(real)).startsWith("{\"snakewater\":1");
    }

    @Test
    void what_cannot_be_written_is_told_in_plain_words() {
        assertThatThrownBy(() -> save(folder.resolve("no/such/fight.jsonl").toString()))
                .isInstanceOf(UnwritableException.class)
                .hasMessageContaining("could not be written: there is no folder ")
                .hasMessageEndingWith("no/such; create it first, or name another file");
        assertThatThrownBy(() -> save(folder.toString()))
                .isInstanceOf(UnwritableException.class)
                .hasMessageEndingWith("this is a directory; name a file in it");
        assertThatThrownBy(() -> save("/dev/null"))
                .isInstanceOf(UnwritableException.class)
                .hasMessageEndingWith("this is not an ordinary file; name another one");
        assertThatThrownBy(() -> save("a\0b")).isInstanceOf(UnwritableException.class);
        assertThatThrownBy(() -> save(" ")).isInstanceOf(UnwritableException.class);
        assertThatThrownBy(() -> save(folder.resolve("x".repeat(300)).toString()))
                .isInstanceOf(UnwritableException.class);
    }

    @Test
    void where_one_may_not_write_nothing_is_changed() throws IOException {
        Path locked = Files.createDirectory(folder.resolve("locked"));
        Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("r-xr-xr-x"));
        assumeFalse(Files.isWritable(locked), "whoever runs this may write everywhere");

        assertThatThrownBy(() -> save(locked.resolve("fight.jsonl").toString()))
                .isInstanceOf(UnwritableException.class)
                .hasMessageContaining("you may not write to the folder ");
    }
}
