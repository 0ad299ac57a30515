package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Stories on narrow terminals, and without empty lines to spare. */
class NarrowTerminalTest {

    /** Every built-in scenario, on narrow terminals. */
    static Stream<Arguments> narrow() {
        return Spoken.scenarios().stream()
                .flatMap(name -> Stream.of(40, 60).map(columns -> Arguments.of(name, columns)));
    }

    @ParameterizedTest
    @MethodSource("narrow")
    void a_story_fits_a_narrow_terminal_and_has_no_two_empty_lines(String scenario, int columns) {
        Spoken spoken =
                Spoken.with(Map.of("COLUMNS", String.valueOf(columns)), "", "run", scenario, "--seed", "1", "--trace");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
        assertThat(spoken.out()).doesNotContain("\n\n\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"over-the-alley", "run-for-it", "is-anybody-there", "napalm"})
    void markdown_has_no_two_empty_lines(String scenario) {
        assertThat(Spoken.to("run", scenario, "--seed", "1", "--format", "markdown")
                        .out())
                .doesNotContain("\n\n\n");
    }
}
