package dev.snakewater.json.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.snakewater.application.fudge.gunfight.procedure.GunfightPolicy;
import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.combatant.Firearm;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.json.document.Documents;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is right is read as it is written. */
class RecordReaderTest {

    @Test
    void records_are_read_by_the_names_of_their_components() {
        GunfightScenario setUp = (GunfightScenario) Documents.read("""
            { "snakewater": 1, "kind": "fudge-gunfight", "title": "T", "range": "Spittin' Distance", "staredown": true,
              "distances": [{ "range": "Beyond", "between": ["A", "B"], "difficulty": "Superb" }],
              "fighters": [
                { "name": "A", "nerve": "Great", "wounds": 3, "coverNearby": true, "policy": "first listed",
                  "guns": [{ "kind": "shotgun", "carried": "in hand", "loaded": 0 }] },
                { "name": "B" }] }
            """).setUp();

        assertThat(setUp.range()).isEqualTo(RangeBand.SPITTIN_DISTANCE);
        assertThat(setUp.staredown()).isTrue();
        assertThat(setUp.distances())
                .containsExactly(new GunfightScenario.Distances(
                        List.of(new Name("A"), new Name("B")),
                        new Distance(RangeBand.BEYOND, Optional.of(Degree.SUPERB), Optional.empty(), true)));
        GunfightScenario.Fighter first = setUp.fighters().getFirst();
        assertThat(first.traits().nerve()).isEqualTo(Degree.GREAT);
        assertThat(first.wounds().wounds()).contains(3);
        assertThat(first.traits().coverNearby()).isTrue();
        assertThat(first.policy()).isEqualTo(GunfightPolicy.FIRST_LISTED);
        assertThat(first.guns())
                .containsExactly(new GunfightScenario.CarriedGun(
                        Firearm.SHOTGUN, Optional.of(0), Optional.empty(), Optional.empty(), Gun.Carried.IN_HAND));
        assertThat(setUp.fighters().getLast().traits().nerve()).isEqualTo(Degree.FAIR);
        assertThat(setUp.fighters().getLast().traits().pistol()).isEqualTo(Degree.POOR);
        assertThat(setUp.fighters().getLast().guns()).isEmpty();
    }

    @Test
    void what_the_envelope_leaves_out_is_as_usual() {
        Scenario<?, ?> scenario = Documents.read(Documents.DUEL);

        assertThat(scenario.kind().id()).isEqualTo("fudge-gunfight");
        assertThat(scenario.title()).isEqualTo("A duel");
        assertThat(scenario.about()).isEmpty();
        assertThat(scenario.terms().turnLimit()).isEqualTo(100);
        assertThat(scenario.script()).isEmpty();
    }

    @Test
    void what_the_envelope_says_is_kept() {
        Scenario<?, ?> scenario = Documents.read(Documents.DUEL.replace(
                "\"title\"", "\"about\": \"A\", \"turnLimit\": 10000, \"script\": [\"Bob, draw: 1, 2\"], \"title\""));

        assertThat(scenario.about()).isEqualTo("A");
        assertThat(scenario.terms().turnLimit()).isEqualTo(10_000);
        assertThat(scenario.script())
                .containsExactly(ScriptLine.of("Bob, draw: 1, 2").orElseThrow());
    }

    @Test
    void a_file_is_read_by_its_path_with_or_without_a_byte_order_mark(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("duel.json"), "\uFEFF" + Documents.DUEL, StandardCharsets.UTF_8);

        assertThat(Documents.reading(InputStream.nullInputStream())
                        .find(file.toString())
                        .title())
                .isEqualTo("A duel");
    }

    @Test
    void a_record_that_refuses_its_values_is_one_problem_more() {
        Problems problems = new Problems();
        RecordReader reading = new RecordReader(problems);
        Json.Fields object = new Json.Fields(Map.of("least", new Json.Numeral("3"), "most", new Json.Numeral("2")));

        assertThat(reading.record(object, Range.class)).isEmpty();
        assertThat(problems.told())
                .containsExactly(new Problem(
                        "", "these values do not go together: 3 is more than 2", "another value for one of them"));
    }

    @Test
    void a_component_that_no_document_can_hold_is_refused_when_fields_are_looked_for() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Shape.of(Odd.class).fields())
                .withMessageStartingWith("Odd.anything is of a type that documents cannot hold");
    }

    @Test
    void a_number_may_be_whole_or_not_and_is_written_in_digits() {
        Shape.Fields shape = Shape.of(Divided.class);
        for (String spelt : List.of("2", "0.5", "1.50", "-3")) {
            Json.Fields object = new Json.Fields(Map.of("by", new Json.Numeral(spelt)));
            Problems problems = new Problems();

            Map<String, Object> read = new RecordReader(problems).fields(object, shape.fields(), Pointer.ROOT);

            assertThat(problems.told()).isEmpty();
            assertThat(RecordWriter.of(read.get("by"))).isEqualTo(new Json.Numeral(spelt));
        }
    }

    @Test
    void a_number_of_more_digits_than_anybody_writes_is_none() {
        Problems problems = new Problems();
        Json.Fields object = new Json.Fields(Map.of("by", new Json.Numeral("1e999999999")));

        new RecordReader(problems).fields(object, Shape.of(Divided.class).fields(), Pointer.ROOT);

        assertThat(problems.told()).extracting(Problem::instead).containsExactly("a number");
    }

    record Divided(BigDecimal by) {}

    record Range(int least, int most) {
        Range {
            if (least > most) {
                throw new IllegalArgumentException(least + " is more than " + most);
            }
        }
    }

    record Odd(List<Object> anything) {}
}
