package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fights played in a real pseudo-terminal. */
class PlayAtTerminalTest {

    private static final String TAB = "\t";
    private static final String ENTER = "\r";
    private static final String UP = "\033OA";
    private static final String CTRL_C = "\003";
    private static final String CTRL_D = "\004";

    @TempDir
    Path home;

    @BeforeEach
    void needsATerminal() {
        assumeTrue(Tty.isThere(), "no pseudo-terminals here");
    }

    @Test
    void tab_completes_options_orders_and_names_and_the_arrow_brings_back_what_was_typed()
            throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch")) {
            tty.shows("Bob, staredown> ").type("ag" + TAB).shows("agree").type(ENTER);
            tty.shows("Joe, staredown> ").type(UP).shows("agree").type(ENTER);
            tty.shows("Frank, staredown> ")
                    .type("she" + TAB + "Jo" + TAB)
                    .shows("sheet Joe")
                    .type(ENTER);
            tty.shows("Joe: Nerve Fair").shows("Frank, staredown> ");
            tty.type("hand Joe to agg" + TAB).shows("hand Joe to aggressive").type(ENTER);
            tty.shows("Joe: aggressive").shows("Frank, staredown> ").type("undo" + ENTER);
            tty.shows("taken back: Bob, staredown: agree")
                    .shows("Bob, staredown> ")
                    .type("quit" + ENTER);
            tty.shows("To continue: snakewater play --resume").shows("status 0");
        }
    }

    @Test
    void tab_offers_answers_before_commands() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch")) {
            tty.shows("Bob, staredown> ").type("re" + TAB + TAB).shows("redo");
            assertThat(tty.plain().substring(tty.plain().lastIndexOf("staredown> ")))
                    .containsSubsequence("refuse", "redo");
            tty.type(ENTER + ENTER).shows("Bob will not stare").type(CTRL_D);
            tty.shows("status 0");
        }
    }

    @Test
    void ctrl_c_drops_a_line_then_warns_then_leaves_and_nothing_is_lost() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch", "--dice", "hand")) {
            tty.shows("Bob, staredown> ")
                    .type("agree" + ENTER)
                    .shows("Joe, staredown> ")
                    .type("refu");
            tty.shows("refu").type(CTRL_C).shows("Joe, staredown> ");
            tty.type("barred" + ENTER).shows("Nothing is barred").shows("Joe, staredown> ");
            assertThat(tty.plain()).doesNotContain("Ctrl-C again");
            tty.type(CTRL_C);
            tty.shows("Press Ctrl-C again to leave the table; nothing is lost.")
                    .shows("Joe, staredown> ")
                    .type(CTRL_C);
            tty.shows("To continue").shows("status 130");
        }
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "showdown")) {
            tty.shows("Unfinished: Snakewater Gulch, turn 1, 1 answer.").shows("Continue it (yes, no, drop, quit)?");
            tty.type("yes" + ENTER).shows("Joe, staredown> ").type(CTRL_D);
            tty.shows("To continue: snakewater play --resume").shows("status 0");
        }
    }

    @Test
    void what_was_interrupted_can_be_dropped() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch")) {
            tty.shows("Bob, staredown> ")
                    .type("agree" + ENTER)
                    .shows("Joe, staredown> ")
                    .type(CTRL_D)
                    .shows("status 0");
        }
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "showdown")) {
            tty.shows("Continue it (yes, no, drop, quit)?").type("what" + ENTER).shows("yes: continue it.");
            tty.type("drop" + ENTER).shows("Showdown at High Noon");
            tty.shows("Marshal Hale, staredown> ").type(CTRL_D).shows("status 0");
        }
        assertThat(home.resolve("snakewater/fights/snakewater-gulch-1.jsonl")).exists();
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "showdown")) {
            tty.shows("Marshal Hale, staredown> ").type(CTRL_D).shows("status 0");
            assertThat(tty.plain()).doesNotContain("To continue");
        }
    }

    @Test
    void nobody_has_to_play_anything_to_get_away() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch")) {
            tty.shows("Bob, staredown> ").type("agree" + ENTER).shows("Joe, staredown> ");
            tty.type(CTRL_D).shows("status 0");
        }
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "showdown")) {
            tty.shows("(yes, no, drop, quit)?").type("quit" + ENTER).shows("status 0");
            assertThat(tty.plain()).doesNotContain("Showdown at High Noon");
        }
    }

    @Test
    void a_dumb_terminal_gets_no_escapes_and_shows_what_is_typed_once() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "dumb", 60, "play", "snakewater-gulch")) {
            tty.shows("Bob, staredown> ").type("agree" + ENTER).shows("Joe, staredown> ");
            tty.waits()
                    .type("refu" + CTRL_C)
                    .shows("Joe, staredown> ")
                    .type("barred" + ENTER)
                    .shows("Nothing is barred");
            tty.type(CTRL_D).shows("status 0");
            assertThat(tty.raw()).doesNotContain("\033[");
            assertThat(tty.plain())
                    .containsOnlyOnce("> agree\n")
                    .doesNotContain("agree\nagree")
                    .doesNotContain("barred\nbarred");
        }
    }

    @Test
    void a_dumb_terminal_of_sixty_columns_reads_well() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "dumb", 60, "play", "snakewater-gulch", "--dice", "hand", "--color", "never")) {
            for (String answer : Talk.GOLDEN) {
                tty.shows("> ").type(answer + ENTER);
            }
            tty.shows("Bob takes 3 points: Very Hurt.")
                    .shows("Bob, part 4> ")
                    .type(CTRL_D)
                    .shows("status 0");
            assertThat(tty.plain()
                            .lines()
                            .filter(line -> !line.contains(home.toString()) && !line.startsWith("WARNING")))
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(60));
            assertThat(tty.raw()).doesNotContain("\033[1m");
        }
    }
}
