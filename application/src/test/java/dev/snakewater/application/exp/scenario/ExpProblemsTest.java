package dev.snakewater.application.exp.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.exp.procedure.Assault;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What is told of a set-up in which something does not go together: where, what, and on what else that depends. */
class ExpProblemsTest {

    @ParameterizedTest(name = "{1}")
    @CsvFileSource(
            resources = "/dev/snakewater/application/exp/scenario/problems.txt",
            delimiter = '|',
            quoteCharacter = '`')
    void each_problem_is_told_with_its_place_and_what_it_depends_on(String written, String problems) {
        assertThat(ExpProblems.of(new Assault().changed(written).made()))
                .extracting(problem ->
                        (problem.pointer() + ": " + problem.what() + " " + String.join(" ", problem.needs())).strip())
                .containsExactly(problems.split("; ", -1));
    }
}
