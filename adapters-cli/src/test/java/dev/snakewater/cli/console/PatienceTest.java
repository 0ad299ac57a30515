package dev.snakewater.cli.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.port.in.Waiting.SoFar;
import dev.snakewater.cli.page.Output;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
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
