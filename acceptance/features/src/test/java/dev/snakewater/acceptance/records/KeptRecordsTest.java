package dev.snakewater.acceptance.records;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.session.RecordJudgement;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.json.document.JsonScenarios;
import dev.snakewater.json.transcript.JsonTranscripts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every kept record comes out as it did: all its answers are taken in their order, and it ends as it ended. {@code run-} is
 * a fight by its policies and a seed, {@code script-} one by its script, {@code table-} one that was played with overruling,
 * amending, handing over, taking back, and a break in the middle.
 */
class KeptRecordsTest {

    private static final Path RECORDS = Path.of("src/test/resources/records");
    private static final int SEEDS = 5;

    private final JsonTranscripts transcripts = new JsonTranscripts(Examples.RULESETS);

    static List<Path> records() throws IOException {
        try (Stream<Path> files = Files.list(RECORDS)) {
            return files.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("records")
    void it_comes_out_as_it_was_kept_unless_a_rule_was_mended_since(Path record) throws IOException {
        Recorded recorded = transcripts.load(record.toString());

        ReplayFight.Judged judged = new RecordJudgement(transcripts, Examples.RULESETS).judge(recorded);

        Optional<String> expected =
                Optional.ofNullable(mended().get(record.getFileName().toString()));
        assertThat(judged.mended()).as(judged.parting().toString()).isEqualTo(expected);
        assertThat(judged.parting().isPresent()).isEqualTo(expected.isPresent());
        judged.again().ifPresent(again -> assertThat(again.account().answers()).isEqualTo(recorded.answers()));
    }

    /** What is told of the records that a mended rule touches: each line has the record, the rule with its answer, and the reason. */
    private static Map<String, String> mended() throws IOException {
        return Files.readAllLines(RECORDS.resolve("mended.txt")).stream()
                .map(line -> line.split(" *\\| *"))
                .collect(Collectors.toMap(
                        cells -> cells[0], cells -> "the rules have been corrected since: " + cells[1]));
    }

    @ParameterizedTest
    @MethodSource("records")
    void it_can_be_gone_on_with(Path record) {
        Recorded recorded = transcripts.load(record.toString());

        assertThat(new Fights().resume(recorded).history().acts())
                .isEqualTo(recorded.history().acts());
    }

    @Test
    void there_are_five_of_every_built_in_scenario_by_seed_and_at_the_table() throws IOException {
        assertThat(records().stream().map(file -> file.getFileName().toString()))
                .containsAll(builtIn().stream()
                        .map(Scenarios.BuiltIn::name)
                        .flatMap(name -> IntStream.rangeClosed(1, SEEDS)
                                .boxed()
                                .flatMap(seed ->
                                        Stream.of("run-", "table-").map(how -> how + name + "-" + seed + ".jsonl")))
                        .toList());
    }

    @Test
    void they_are_of_every_kind_and_hold_whatever_can_be_done_at_a_table() throws IOException {
        List<Recorded> all = records().stream()
                .map(file -> transcripts.load(file.toString()))
                .toList();

        assertThat(all.stream().map(recorded -> recorded.scenario().kind().id()).collect(Collectors.toSet()))
                .containsAll(Examples.RULESETS.stream()
                        .<ScenarioKind<?, ?>>flatMap(ruleset -> ruleset.kinds().stream())
                        .<String>map(ScenarioKind::id)
                        .toList());
        List<HistoryEntry> acts = all.stream()
                .flatMap(recorded -> recorded.history().acts().stream())
                .toList();
        assertThat(acts)
                .hasAtLeastOneElementOfType(HistoryEntry.Undone.class)
                .hasAtLeastOneElementOfType(HistoryEntry.Redone.class)
                .hasAtLeastOneElementOfType(HistoryEntry.Handed.class)
                .hasAtLeastOneElementOfType(Answer.Fell.class)
                .hasAtLeastOneElementOfType(Answer.Chose.class)
                .hasAtLeastOneElementOfType(Answer.Added.class)
                .hasAtLeastOneElementOfType(Answer.Allowed.class)
                .hasAtLeastOneElementOfType(Answer.Amended.class);
    }

    private List<Scenarios.BuiltIn> builtIn() {
        return new JsonScenarios(Examples.RULESETS, InputStream.nullInputStream()).builtIn();
    }
}
