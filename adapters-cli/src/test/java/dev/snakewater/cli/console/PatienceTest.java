package dev.snakewater.cli.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.Waiting.SoFar;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Words;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class PatienceTest {

    private final ByteArrayOutputStream told = new ByteArrayOutputStream();
    private final Output err = new Output(new PrintStream(told, true, StandardCharsets.UTF_8));
    private final AtomicReference<Duration> now = new AtomicReference<>(Duration.ofHours(3));

    @Test
    void how_far_it_has_got_is_told_every_other_second() {
        try (Patience patience = new Patience(err, now::get, soFar -> "turn " + soFar.turn())) {
            for (int tenth = 0; tenth <= 60; tenth++) {
                now.set(Duration.ofHours(3).plusMillis(100L * tenth));
                assertThat(patience.goesOn(new SoFar(tenth, 7, 0.5, 0))).isTrue();
            }
            assertThat(patience.status()).isEqualTo(ExitStatus.DONE);
        }
        assertThat(told.toString(StandardCharsets.UTF_8)).isEqualTo("turn 20\nturn 40\nturn 60\n");
    }

    @Test
    void the_words_tell_how_much_is_open_and_how_much_was_simulated() {
        SoFar followed = new SoFar(4, 120_000, 0.124, 0);
        SoFar simulated = new SoFar(4, 120_000, 0.124, 3_000);
        Share open = new Share.Near(0.124);
        assertThat(Words.of("odds.progress", followed, open)).isEqualTo("turn 4: 120,000 situations; 12.4% still open");
        assertThat(Words.of("odds.progress", simulated, open))
                .isEqualTo("turn 4: 120,000 situations; 12.4% still open; 3,000 simulated");
        assertThat(Words.of("simulate.progress", 3_000, Optional.of(10_000L))).isEqualTo("3,000 of 10,000");
        assertThat(Words.of("simulate.progress", 3_000, Optional.empty())).isEqualTo("3,000 so far");
    }

    @Test
    void a_smaller_answer_is_waited_for() {
        try (Patience patience = new Patience(err, now::get, soFar -> "")) {
            assertThat(patience.waitFor(() -> 42)).contains(42);
            assertThatThrownBy(() -> patience.waitFor(() -> {
                        throw new IllegalArgumentException("no answer");
                    }))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("no answer");
        }
    }
}
