package dev.snakewater.json.document;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.odds.Simulation;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.json.schema.DocumentSchemas;
import dev.snakewater.json.transcript.JsonTranscripts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** What is written is as its schema says. */
class WrittenDocumentsTest {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final JsonScenarios SCENARIOS = Documents.reading(InputStream.nullInputStream());

    private static final int FEW = 300;
    private static final int FEW_TURNS = 20;

    private static final Schema TRANSCRIPT = schema("transcript");
    private static final Schema REPORT = schema("report");
    private static final Schema ODDS = schema("odds");
    private static final Schema SIMULATION = schema("simulation");

    @TempDir
    Path folder;

    static Stream<Scenario<?, ?>> scenarios() {
        return Stream.concat(
                SCENARIOS.builtIn().stream().<Scenario<?, ?>>map(builtIn -> SCENARIOS.find(builtIn.name())),
                LongStream.range(0, 20).<Scenario<?, ?>>mapToObj(seed -> RandomScenario.inTurns(seed, FEW_TURNS)));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void scenarios_reports_and_every_line_of_transcripts_are_valid(Scenario<?, ?> played) throws IOException {
        assertThat(wrong(schema(played.kind().id()), DocumentWriter.scenario(played)))
                .isFalse();
        FightReport account = new Fights().withSeed(played, 7);

        assertThat(wrong(REPORT, DocumentWriter.report(account))).isFalse();
        assertThat(saved(played, account)).noneMatch(line -> wrong(TRANSCRIPT, line));
    }

    /** Some are worked out to their end, of others a part is left open; and a shot can be too many for its budget. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void odds_and_simulations_are_valid(Scenario<?, ?> played) {
        Chances chances = new ExactOdds(Clock.STOPPED).of(played, Effort.ofSituations(FEW), Waiting.PATIENTLY);
        Simulated simulated = new Simulation(Clock.STOPPED)
                .fights(played, Long.MIN_VALUE, Effort.ofFights(3).withThreads(1), Waiting.PATIENTLY);

        assertThat(wrong(ODDS, DocumentWriter.odds(chances, changes(chances)))).isFalse();
        assertThat(wrong(SIMULATION, DocumentWriter.simulation(simulated))).isFalse();
    }

    private static List<Chances.Change> changes(Chances chances) {
        return List.of(
                new Chances.Change("not aimed", chances.findings().stream().findFirst()),
                new Chances.Change("ten barrels", Optional.empty()));
    }

    @Test
    void odds_without_a_field_or_with_one_too_many_are_not_valid() {
        Chances chances = new ExactOdds(Clock.STOPPED)
                .of(SCENARIOS.find("one-shot"), Effort.ofSituations(FEW), Waiting.PATIENTLY);
        String right = DocumentWriter.odds(chances, changes(chances));

        assertThat(wrong(ODDS, right)).isFalse();
        assertThat(wrong(ODDS, right.replace("\"ending\"", "\"end\""))).isTrue();
        assertThat(wrong(ODDS, right.replaceFirst("\\{", "{\"luck\": 1,"))).isTrue();
    }

    @Test
    void what_a_script_tells_is_valid_too() throws IOException {
        Scenario<?, ?> gulch = SCENARIOS.find("snakewater-gulch");
        FightReport account = new Fights().byScript(gulch);

        assertThat(wrong(REPORT, DocumentWriter.report(account))).isFalse();
        assertThat(saved(gulch, account)).noneMatch(line -> wrong(TRANSCRIPT, line));
    }

    @Test
    void that_somebody_was_handed_over_is_valid() {
        assertThat(wrong(TRANSCRIPT, "{\"handed\":\"Bob\",\"to\":\"careful\",\"dice\":\"hand\"}"))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "{\"by\":\"Bob\",\"to\":\"draw\",\"rule\":\"GF-07\"}",
                "{\"by\":\"Bob\",\"to\":\"draw\",\"rule\":\"GF-07\",\"chose\":7}",
                "{\"by\":\"Bob\",\"to\":\"draw\",\"rule\":\"GF-07\",\"fell\":{\"faces\":[1]}}",
                "{\"by\":\"Bob\",\"to\":\"draw\",\"rule\":\"GF-07\",\"fell\":{\"total\":1},\"chose\":\"x\"}",
                "{\"turnEnds\":0,\"situation\":{}}",
                "{\"turnEnds\":1,\"situation\":[]}",
                "{\"ended\":\"unfinished\",\"outcome\":{}}",
                "{\"snakewater\":1,\"document\":\"transcript\",\"dice\":{\"script\":false},\"scenario\":{}}"
            })
    void a_broken_line_is_not_valid(String line) {
        assertThat(wrong(TRANSCRIPT, line)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"snakewater", "document", "kind", "title", "about", "dice", "opening", "turns", "ending"})
    void a_report_without_one_of_its_fields_is_not_valid(String field) {
        String whole = DocumentWriter.report(new Fights().withSeed(SCENARIOS.find("showdown"), 1));

        assertThat(wrong(REPORT, whole.replace("\"" + field + "\"", "\"other\"")))
                .isTrue();
    }

    private List<String> saved(Scenario<?, ?> played, FightReport account) throws IOException {
        Path file = folder.resolve("fight");
        new JsonTranscripts(Documents.RULESETS).save(file.toString(), IfFileExists.REPLACE, played, account);
        return Files.readAllLines(file);
    }

    private static boolean wrong(Schema schema, String document) {
        return !schema.validate(MAPPER.readTree(document)).isEmpty();
    }

    private static Schema schema(String name) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(new DocumentSchemas(Documents.RULESETS).schema(name).orElseThrow());
    }
}
