package dev.snakewater.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.port.in.Effort;
import dev.snakewater.cli.page.WrongUsage;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EffortOptionsTest {

    private static final int ALL = Integer.MAX_VALUE;
    private static final long ENDLESS = Long.MAX_VALUE;

    private static EffortOptions odds(String words) {
        return said("odds", words);
    }

    private static EffortOptions simulation(String words) {
        return said("simulate", words);
    }

    private static EffortOptions said(String name, String words) {
        Command<?> command = ScenarioCommands.ALL.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
        List<String> line = List.of(("one-shot " + words).split(" "));
        return new EffortOptions(command.plainly(line).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "'', " + ALL + ", " + ENDLESS + ", PT10S",
        "--within 1m30s, " + ALL + ", " + ENDLESS + ", PT1M30S",
        "--exact, " + ALL + ", 10000,",
        "--situations 500, 500, 10000,",
        "--fights 300, 2000000, 300,",
        "--fights 0, 2000000, 0,",
        "--situations 500 --fights 300, 500, 300,",
        "--situations 500 --within 5m, 500, " + ENDLESS + ", PT5M",
        "--fights 300 --within 5m, " + ALL + ", 300, PT5M",
    })
    void odds_take_some_time_unless_something_else_limits_them(
            String words, int situations, long fights, Duration within) {
        Effort effort = odds(words).ofOdds();
        assertThat(effort.situations()).isEqualTo(situations);
        assertThat(effort.fights()).isEqualTo(fights);
        assertThat(effort.within()).isEqualTo(Optional.ofNullable(within));
        assertThat(effort.memory()).isEqualTo(Runtime.getRuntime().maxMemory());
        assertThat(effort.threads()).isEqualTo(Runtime.getRuntime().availableProcessors());
    }

    @ParameterizedTest
    @CsvSource({
        "'', 10000,",
        "--fights 300, 300,",
        "--within 5m, " + ENDLESS + ", PT5M",
        "--within 5m --fights 300, 300, PT5M",
    })
    void a_simulation_takes_a_number_of_fights_or_some_time(String words, long fights, Duration within) {
        Effort effort = simulation(words).ofSimulation();
        assertThat(effort.fights()).isEqualTo(fights);
        assertThat(effort.within()).isEqualTo(Optional.ofNullable(within));
    }

    @Test
    void threads_and_memory_are_given_to_both() {
        String words = "--threads 3 --memory 100m";
        assertThat(odds(words).ofOdds().threads()).isEqualTo(3);
        assertThat(odds(words).ofOdds().memory()).isEqualTo(100 * 1024 * 1024);
        assertThat(simulation(words).ofSimulation().threads()).isEqualTo(3);
        assertThat(simulation(words).ofSimulation().memory()).isEqualTo(100 * 1024 * 1024);
    }

    @ParameterizedTest
    @CsvSource({"'', 1m", "--within 1m30s, 9m", "--within 4h, 24h"})
    void six_times_as_long_is_to_be_tried_next(String words, String longer) {
        assertThat(odds(words).longer()).contains(longer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--within 5h", "--exact", "--situations 7"})
    void no_time_is_to_be_tried_where_none_was_given_or_it_is_too_long(String words) {
        assertThat(odds(words).longer()).isEmpty();
    }

    @Test
    void all_that_is_wrong_is_told_at_once() {
        assertThatThrownBy(
                        () -> odds("--exact --within 25h --situations 0 --fights 1000000001 --threads 1001 --memory 1m")
                                .ofOdds())
                .isInstanceOf(WrongUsage.class)
                .satisfies(
                        wrong -> assertThat(((WrongUsage) wrong).lines())
                                .satisfiesExactly(
                                        line -> assertThat(line).isEqualTo("--within 25h is out of range: 0.1s to 24h"),
                                        line -> assertThat(line)
                                                .isEqualTo("--fights 1000000001 is out of range: 0 to 1,000,000,000"),
                                        line -> assertThat(line)
                                                .isEqualTo("--threads 1001 is out of range: 1 to 1,000"),
                                        line -> assertThat(line)
                                                .startsWith("--memory 1m is out of range: 64m to ")
                                                .endsWith("as in JAVA_TOOL_OPTIONS=-Xmx8g"),
                                        line -> assertThat(line)
                                                .isEqualTo("--situations 0 is out of range: at least 1"),
                                        line -> assertThat(line)
                                                .startsWith("--exact works out everything")
                                                .endsWith(
                                                        "leave out --within, --situations and --fights, or leave out --exact")));
        assertThatThrownBy(() -> simulation("--fights 0 --show 0").ofSimulation())
                .hasMessage("--fights 0 is out of range: 1 to 1,000,000,000\n"
                        + "--show 0 is out of range: 1 to 1,000,000,000");
        assertThatThrownBy(() -> simulation("--memory 900000g").ofSimulation()).hasMessageContaining("is out of range");
    }

    @ParameterizedTest
    @CsvSource({
        "10s, PT10S",
        "5m, PT5M",
        "90, PT1M30S",
        "1m30s, PT1M30S",
        "0.5s, PT0.5S",
        "2h, PT2H",
        "1H30M, PT1H30M",
        "1.25, PT1.25S",
        "1h0m5s, PT1H5S"
    })
    void a_time_is_read(String word, Duration time) {
        assertThat(Amounts.time(word)).isEqualTo(time);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "s",
                "ten",
                "-5s",
                "+5s",
                "1m30",
                "30s1m",
                "0.5m",
                "5 m",
                "1,5s",
                ".5s",
                "5.s",
                "1d",
                "PT5S",
                "99999999999999999999s",
                "١s"
            })
    void what_is_no_time_is_refused(String word) {
        assertThatThrownBy(() -> Amounts.time(word))
                .isInstanceOf(WrongUsage.class)
                .hasMessage("'" + word + "' is not a time; write it as in 10s, 5m, 1m30s or 2h");
    }

    @ParameterizedTest
    @CsvSource({"500m, 524288000", "2g, 2147483648", "2GB, 2147483648", "1.5G, 1610612736", "64mb, 67108864"})
    void a_size_is_read(String word, long bytes) {
        assertThat(Amounts.size(word)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2", "m", "-2g", "2t", "2 g", "9999999g", "1.2345g", "2gib"})
    void what_is_no_size_is_refused(String word) {
        assertThatThrownBy(() -> Amounts.size(word))
                .isInstanceOf(WrongUsage.class)
                .hasMessage("'" + word + "' is not a size; write it as in 500m or 2g");
    }
}
