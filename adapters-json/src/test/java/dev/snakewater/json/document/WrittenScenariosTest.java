package dev.snakewater.json.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written reads back as it was. */
class WrittenScenariosTest {

    private static final Scenarios SCENARIOS = Documents.reading(InputStream.nullInputStream());

    static Stream<Scenario<?, ?>> scenarios() {
        return Stream.concat(
                SCENARIOS.builtIn().stream().<Scenario<?, ?>>map(builtIn -> SCENARIOS.find(builtIn.name())),
                LongStream.range(0, 300).<Scenario<?, ?>>mapToObj(RandomScenario::of));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void every_scenario_reads_back_as_it_was(Scenario<?, ?> scenario) {
        String document = DocumentWriter.scenario(scenario);

        Scenario<?, ?> again = Documents.read(document);

        assertThat(again.kind().id()).isEqualTo(scenario.kind().id());
        assertThat(again.title()).isEqualTo(scenario.title());
        assertThat(again.about()).isEqualTo(scenario.about());
        assertThat(again.terms()).isEqualTo(scenario.terms());
        assertThat(again.script()).isEqualTo(scenario.script());
        assertThat(again.setUp()).isEqualTo(scenario.setUp());
        assertThat(DocumentWriter.scenario(again)).isEqualTo(document).endsWith("}\n");
    }

    @Test
    void what_may_be_left_out_is_left_out() {
        assertThat(DocumentWriter.scenario(Documents.read(Documents.DUEL))).isEqualTo("""
            {
              "snakewater": 1,
              "kind": "fudge-gunfight",
              "title": "A duel",
              "turnLimit": 100,
              "fighters": [ {
                "name": "Bob",
                "nerve": "Good",
                "guns": [ {
                  "kind": "revolver",
                  "loaded": 5
                } ]
              }, {
                "name": "Joe"
              } ]
            }
            """);
    }

    @Test
    void the_aftermath_of_a_fight_can_be_written_and_played() {
        Scenario<?, ?> ambush = SCENARIOS.find("ambush");
        int written = 0;
        for (int seed = 0; seed < 50; seed++) {
            FightReport account = new Fights().withSeed(ambush, seed);
            Recorded recorded = new Recorded(
                    "", ambush, account.dice(), Optional.empty(), List.of(), History.of(account.answers()), 1);
            Optional<Scenario<?, ?>> after = new Fights().resume(recorded).aftermath();
            if (after.isPresent()) {
                String document = DocumentWriter.scenario(after.get());
                assertThat(document).contains("\"title\": \"After Ambush at Dry Fork\"");
                assertThat(Documents.problems(document))
                        .allMatch(problem -> problem.pointer().equals("/fighters"));
                written++;
            }
        }
        assertThat(written).isPositive();
    }
}
