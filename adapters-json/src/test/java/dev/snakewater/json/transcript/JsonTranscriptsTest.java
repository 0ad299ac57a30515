package dev.snakewater.json.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.json.document.Documents;
import dev.snakewater.json.document.JsonScenarios;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Fights are kept, in lines of a known format, and come back as they were. */
class JsonTranscriptsTest extends TranscriptOnFile {

    private static final JsonScenarios SCENARIOS = Documents.reading(InputStream.nullInputStream());

    @ParameterizedTest
    @MethodSource("dev.snakewater.json.document.BuiltInScenariosTest#names")
    void a_saved_fight_comes_back_and_plays_the_same(String name) {
        Scenario<?, ?, ?> scenario = SCENARIOS.find(name);
        for (int seed = 0; seed < 20; seed++) {
            FightReport account = new Fights().withSeed(scenario, seed);
            transcripts.save(file.toString(), IfFileExists.REPLACE, scenario, account);

            Recorded recorded = transcripts.load(file.toString());

            assertThat(recorded.answers()).isEqualTo(account.answers());
            assertThat(recorded.dice()).isEqualTo(account.dice());
            assertThat(recorded.scenario().setUp()).isEqualTo(scenario.setUp());
            assertThat(recorded.dropped()).isEmpty();
            FightReport again = new Fights().again(recorded);
            assertThat(again.turnEnds()).isEqualTo(account.turnEnds());
            assertThat(again.ending()).isEqualTo(account.ending());
            assertThat(transcripts.difference(recorded, again)).isEmpty();
        }
    }

    @Test
    void the_lines_are_those_of_the_format() throws IOException {
        Scenario<?, ?, ?> gulch = SCENARIOS.find("snakewater-gulch");
        transcripts.save(file.toString(), IfFileExists.REPLACE, gulch, new Fights().byScript(gulch));

        List<String> lines = lines();

        assertThat(lines.getFirst())
                .startsWith(
                        "{\"snakewater\":1,\"document\":\"transcript\",\"edition\":2,\"dice\":{\"script\":true},\"scenario\":{\"snakewater\":1,\"kind\":\"fudge-gunfight\",\"title\":\"Snakewater"
                            + " Gulch\",");
        assertThat(lines.get(1))
                .isEqualTo("{\"by\":\"Bob\",\"to\":\"staredown\",\"rule\":\"GF-03\",\"chose\":\"agree\"}");
        assertThat(lines)
                .contains("{\"by\":\"Bob\",\"to\":\"draw\",\"rule\":\"GF-07\",\"fell\":{\"total\":1,"
                        + "\"faces\":[1,0,0,0]}}");
        assertThat(lines.stream().filter(line -> line.startsWith("{\"turnEnds\":1,\"situation\":{\"scene\":")))
                .singleElement()
                .asString()
                .contains("\"phase\":{\"is\":\"readying\",\"ready\":[]}")
                .contains("\"wounds\":{\"is\":\"point-track\",");
        // The script stops within the second turn.
        assertThat(lines.getLast()).doesNotContain("ended");
    }

    @Test
    void a_fight_that_is_over_says_so_in_its_last_line() throws IOException {
        Scenario<?, ?, ?> showdown = SCENARIOS.find("showdown");
        transcripts.save(file.toString(), IfFileExists.REPLACE, showdown, new Fights().withSeed(showdown, 1));
        assertThat(lines().getLast()).startsWith("{\"ended\":\"decided\",\"outcome\":{\"fighters\":[{\"name\":");
        saveDuel(1);
        assertThat(lines().getLast()).startsWith("{\"ended\":\"called off\",\"outcome\":");
        assertThat(lines().get(lines().size() - 2)).startsWith("{\"turnEnds\":1,");
    }

    @Test
    void a_total_without_faces_stays_one() throws IOException {
        Scenario<?, ?, ?> scenario =
                Documents.read(Documents.DUEL.replace("\"title\"", "\"script\": [\"Bob, draw: 2\"], \"title\""));
        transcripts.save(file.toString(), IfFileExists.REPLACE, scenario, new Fights().byScript(scenario));

        assertThat(lines().getLast()).endsWith("\"fell\":{\"total\":2}}");
        assertThat(difference()).isEmpty();
    }

    @Test
    void distances_of_pairs_are_a_list_in_a_situation() throws IOException {
        Scenario<?, ?, ?> ambush = SCENARIOS.find("ambush");
        transcripts.save(file.toString(), IfFileExists.REPLACE, ambush, new Fights().withSeed(ambush, 3));

        assertThat(String.join("\n", lines()))
                .contains("\"between\":[{\"key\":{\"first\":\"Bandit 1\",\"second\":\"Sheriff Tully\"},"
                        + "\"value\":{\"range\":\"Across the Street\",\"paces\":15,\"visible\":true}}");
    }

    @Test
    void a_character_torn_in_half_does_no_harm() throws IOException {
        Scenario<?, ?, ?> duel = Documents.read(Documents.DUEL.replace("Bob", "B\u00f6b"));
        transcripts.save(file.toString(), IfFileExists.REPLACE, duel, new Fights().withSeed(duel, 1));
        byte[] bytes = Files.readAllBytes(file);
        int half = bytes.length - 1;
        while (bytes[half] != (byte) 0xC3) {
            half--;
        }
        Files.write(file, Arrays.copyOf(bytes, half + 1));

        assertThat(transcripts.load(file.toString()).dropped()).isPresent();
    }
}
