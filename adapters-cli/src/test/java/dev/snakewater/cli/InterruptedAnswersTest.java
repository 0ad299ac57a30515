package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.snakewater.application.port.in.Waiting.SoFar;
import dev.snakewater.cli.console.Patience;
import dev.snakewater.cli.page.Output;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Ctrl-C in a real pseudo-terminal, while an answer is worked out that would take forever. */
class InterruptedAnswersTest {

    private static final String CTRL_C = "\003";
    private static final String FOREVER = "1000000000";

    @TempDir
    Path home;

    @BeforeEach
    void needsATerminal() {
        assumeTrue(Tty.isThere(), "no pseudo-terminals here");
    }

    @Test
    void odds_tell_what_is_known_by_then() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "odds", "two-guns", "--exact")) {
            tty.shows("% still open").type(CTRL_C);
            tty.shows("Two Guns").shows("interrupted. This leaves").shows("status 130");
        }
    }

    @Test
    void a_document_of_odds_is_whole() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "odds", "two-guns", "--exact", "--json")) {
            tty.shows("% still open").type(CTRL_C).shows("status 130");
            assertThat(document(tty).path("gaveUp").path("why").asString()).isEqualTo("patience");
        }
    }

    @Test
    void a_simulation_tells_of_the_fights_by_then_and_how_to_repeat_them() throws IOException, InterruptedException {
        try (Tty tty =
                Tty.of(home, "xterm", 80, "simulate", "two-guns", "--fights", FOREVER, "--seed", "7", "--json")) {
            tty.shows(" of 1,000,000,000").type(CTRL_C).shows("status 130");
            long fights = document(tty).path("fights").asLong();
            assertThat(fights).isBetween(1L, Long.parseLong(FOREVER) - 1);
            assertThat(tty.plain()).contains("To repeat this: --fights " + fights + " --seed 7");
        }
    }

    private static JsonNode document(Tty tty) {
        String shown = tty.plain();
        return new JsonMapper().readTree(shown.substring(shown.indexOf("{\n"), shown.lastIndexOf("\n}\n") + 2));
    }

    @Test
    void pressed_again_it_ends_the_program_at_once() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(Stubborn.class, home, "xterm", 80)) {
            tty.shows("waiting").type(CTRL_C);
            tty.shows("heard").type(CTRL_C);
            tty.shows("status 130");
            assertThat(tty.plain()).doesNotContain("done");
        }
    }

    /** A program that goes on for an hour after Ctrl-C. */
    static final class Stubborn {

        private Stubborn() {}

        public static void main(String[] words) throws InterruptedException {
            Output err = new Output(System.err);
            try (Patience patience = new Patience(err, () -> Duration.ZERO, soFar -> "")) {
                System.out.println("waiting");
                while (patience.goesOn(new SoFar(1, 1, 1, 0))) {
                    Thread.sleep(20);
                }
                System.out.println("heard");
                Thread.sleep(Duration.ofHours(1));
                System.out.println("done");
            }
        }
    }
}
