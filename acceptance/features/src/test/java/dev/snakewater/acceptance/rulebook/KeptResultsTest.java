package dev.snakewater.acceptance.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.port.out.RuleExamples.Example;
import dev.snakewater.application.port.out.RuleExamples.Outcome;
import dev.snakewater.application.port.out.RuleExamples.Results;
import dev.snakewater.application.port.out.RuleExamples.State;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.steps.rules.Books;
import dev.snakewater.steps.run.ResultsFile;
import dev.snakewater.steps.run.ShippedExamples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is taken down of examples, and kept beside the steps. */
final class KeptResultsTest {

    private static final String FEATURES = """
            Feature: A stroke

              @GU-01 @GU-52
              Example: It misses
                Given a game of GURPS
                And Guy attacks with a broadsword, swung, skill 14
                And the target is Robin
                When Guy throws 16 for the attack
                Then the way is 1-2-3-4-6-7-14-15-17-19-52

              @GU-01
              Example: It does not
                Given a game of GURPS
                Then the way is 1-2
                And the way is 3
            """;

    @TempDir
    private Path folder;

    private Path steps = Path.of("");

    @BeforeEach
    void writesFeatures() throws IOException {
        Files.writeString(Files.createDirectory(folder.resolve("features")).resolve("strokes.feature"), FEATURES);
        steps = Files.createFile(folder.resolve("steps.jar"));
    }

    private ShippedExamples examples() {
        return new ShippedExamples(folder.resolve("features").toUri(), new ResultsFile(steps));
    }

    private static Rule rule(String id) {
        return Books.rule(id).orElseThrow();
    }

    @Test
    void without_a_run_an_example_shows_what_it_is_tagged_with() {
        Results kept = examples().kept();

        assertThat(kept.state()).isEqualTo(State.NONE);
        assertThat(kept.examples()).extracting(Example::outcome).containsOnly(Outcome.NOT_RUN);
        assertThat(kept.of(rule("GU-52"))).extracting(Example::name).containsExactly("It misses");
        assertThat(kept.of(rule("GU-14"))).isEmpty();
    }

    @Test
    void a_run_tells_what_held_what_was_cited_and_which_way_it_took() {
        Results run = examples().run();

        Example misses = run.examples().getFirst();
        Example fails = run.examples().getLast();
        assertThat(misses.outcome()).isEqualTo(Outcome.HOLDS);
        assertThat(misses.feature()).isEqualTo("A stroke");
        assertThat(misses.place()).isEqualTo("strokes.feature:4");
        assertThat(misses.passed())
                .containsExactly(
                        "GU-01", "GU-02", "GU-03", "GU-04", "GU-06", "GU-07", "GU-14", "GU-15", "GU-17", "GU-19",
                        "GU-52");
        assertThat(run.of(rule("GU-14"))).contains(misses);
        assertThat(run.of(rule("GU-28"))).isEmpty();
        assertThat(fails.outcome()).isEqualTo(Outcome.FAILS);
        assertThat(fails.steps())
                .extracting(step -> step.outcome())
                .startsWith(Outcome.HOLDS, Outcome.FAILS, Outcome.NOT_RUN);
        assertThat(fails.steps().get(1).why()).isNotBlank();
        assertThat(run.failing()).isEqualTo(1);
    }

    @Test
    void a_run_is_kept_until_the_program_is_built_anew() throws IOException {
        Results run = examples().run();

        assertThat(examples().kept()).isEqualTo(run);
        Files.setLastModifiedTime(steps, FileTime.fromMillis(System.currentTimeMillis() + 5_000));
        assertThat(examples().kept()).isEqualTo(new Results(State.OUTDATED, run.examples()));
    }

    @Test
    void results_that_cannot_be_read_are_none() throws IOException {
        Files.writeString(folder.resolve("examples.json"), "{ \"torn");

        assertThat(examples().kept().state()).isEqualTo(State.NONE);
    }
}
