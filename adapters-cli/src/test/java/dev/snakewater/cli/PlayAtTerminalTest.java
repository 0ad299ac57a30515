package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch", "--players", "all")) {
            tty.shows("Bob, do you agree to a staredown?> ")
                    .type("ag" + TAB)
                    .shows("agree")
                    .type(ENTER);
            tty.shows("Joe, do you agree to a staredown?> ")
                    .type(UP)
                    .shows("agree")
                    .type(ENTER);
            tty.shows("Frank, do you agree to a staredown?> ")
                    .type("she" + TAB + "Jo" + TAB)
                    .shows("sheet Joe")
                    .type(ENTER);
            tty.shows("Joe: Nerve Fair").shows("Frank, do you agree to a staredown?> ");
            tty.type("hand Joe to agg" + TAB).shows("hand Joe to aggressive").type(ENTER);
            tty.shows("aggressive: Joe")
                    .shows("Frank, do you agree to a staredown?> ")
                    .type("undo" + ENTER);
            tty.shows("taken back: Bob, staredown: agree")
                    .shows("Bob, do you agree to a staredown?> ")
                    .type("quit" + ENTER);
            tty.shows("To continue: snakewater play --resume").shows("status 0");
        }
    }

    @Test
    void a_prompt_keeps_its_percent_signs() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "one-shot", "--dice", "hand")) {
            tty.shows("Bob, shot: 4dF (hits Joe: on 0 or more, 61.7%)> ").type(CTRL_D);
            tty.shows("status 0");
        }
    }

    /** As Linux has it of a Ctrl-D that comes before anybody reads. */
    @Test
    void a_key_without_a_character_is_no_ctrl_c() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "one-shot")) {
            tty.shows("Enter rolls)> ")
                    .type("\0" + "help" + ENTER)
                    .shows("undo")
                    .shows("Enter rolls)> ")
                    .type(CTRL_D);
            tty.shows("status 0");
            assertThat(tty.plain()).doesNotContain("Ctrl-C again");
        }
    }

    @Test
    void tab_offers_answers_before_commands() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch", "--players", "all")) {
            tty.shows("Bob, do you agree to a staredown?> ")
                    .type("re" + TAB + TAB)
                    .shows("redo");
            assertThat(tty.plain().substring(tty.plain().lastIndexOf("staredown?> ")))
                    .containsSubsequence("refuse", "redo");
            tty.type(ENTER + ENTER).shows("Bob, draw: 4dF (Enter rolls)> ").type(CTRL_D);
            tty.shows("status 0");
        }
    }

    @Test
    void ctrl_c_drops_a_line_then_warns_then_leaves_and_nothing_is_lost() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch", "--players", "all", "--dice", "hand")) {
            tty.shows("Bob, do you agree to a staredown?> ")
                    .type("agree" + ENTER)
                    .shows("Joe, do you agree to a staredown?> ")
                    .type("refu");
            tty.shows("refu").type(CTRL_C).shows("Joe, do you agree to a staredown?> ");
            tty.type("barred" + ENTER).shows("Nothing is barred").shows("Joe, do you agree to a staredown?> ");
            assertThat(tty.plain()).doesNotContain("Ctrl-C again");
            tty.type(CTRL_C);
            tty.shows("Press Ctrl-C again to leave the table; nothing is lost.")
                    .shows("Joe, do you agree to a staredown?> ")
                    .type(CTRL_C);
            tty.shows("To continue").shows("status 130");
        }
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch", "--players", "all")) {
            tty.shows("Unfinished: Snakewater Gulch, turn 1, 1 answer.").shows("Continue it (yes, no, drop, quit)?");
            tty.type("yes" + ENTER).shows("Joe, do you agree to a staredown?> ").type(CTRL_D);
            tty.shows("To continue: snakewater play --resume").shows("status 0");
        }
    }

    @Test
    void what_was_interrupted_can_be_dropped() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch", "--players", "all")) {
            tty.shows("Bob, do you agree to a staredown?> ")
                    .type("agree" + ENTER)
                    .shows("Joe, do you agree to a staredown?> ")
                    .type(CTRL_D)
                    .shows("status 0");
        }
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch", "--players", "all")) {
            tty.shows("Continue it (yes, no, drop, quit)?").type("what" + ENTER).shows("yes: continue it.");
            tty.type("drop" + ENTER)
                    .shows("Bob, do you agree to a staredown?> ")
                    .type(CTRL_D)
                    .shows("status 0");
        }
        assertThat(home.resolve("snakewater/fights/snakewater-gulch-1.jsonl")).exists();
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch", "--players", "all")) {
            tty.shows("Bob, do you agree to a staredown?> ").type(CTRL_D).shows("status 0");
            assertThat(tty.plain()).doesNotContain("To continue");
        }
    }

    @Test
    void nobody_has_to_play_anything_to_get_away() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch", "--players", "all")) {
            tty.shows("Bob, do you agree to a staredown?> ")
                    .type("agree" + ENTER)
                    .shows("Joe, do you agree to a staredown?> ");
            tty.type(CTRL_D).shows("status 0");
        }
        try (Tty tty = Tty.of(home, "xterm", 80, "play", "snakewater-gulch", "--players", "all")) {
            tty.shows("(yes, no, drop, quit)?").type("quit" + ENTER).shows("status 0");
            assertThat(tty.plain()).doesNotContain("staredown");
        }
    }

    @Test
    void a_dumb_terminal_gets_no_escapes_and_shows_what_is_typed_once() throws IOException, InterruptedException {
        try (Tty tty = Tty.of(home, "dumb", 60, "play", "snakewater-gulch", "--players", "all")) {
            tty.shows("Bob, do you agree to a staredown?> ")
                    .type("agree" + ENTER)
                    .shows("Joe, do you agree to a staredown?> ");
            tty.waits()
                    .type("refu" + CTRL_C)
                    .shows("Joe, do you agree to a staredown?> ")
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
        try (Tty tty = Tty.of(
                home,
                "dumb",
                60,
                "play",
                "snakewater-gulch",
                "--players",
                "all",
                "--dice",
                "hand",
                "--color",
                "never")) {
            for (String answer : Talk.GOLDEN) {
                tty.shows("> ").type(answer + ENTER);
            }
            tty.shows("Bob takes 3 points from Joe: Very Hurt.")
                    .shows("Bob, what do you do in part 4?")
                    .type(CTRL_D)
                    .shows("status 0");
            assertThat(tty.plain()
                            .lines()
                            .filter(line -> !line.contains(home.toString()) && !line.startsWith("WARNING")))
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(60));
            assertThat(tty.raw()).doesNotContain("\033[1m");
        }
    }

    private static final String FIVE_AGAINST_THREE = """
            { "snakewater": 1, "kind": "fudge-gunfight", "title": "Five against Three", "fighters": [
              { "name": "Ruth", "side": "posse", "fastDraw": "Superb", "guns": [{ "kind": "revolver" }] },
              { "name": "Doc", "side": "posse", "guns": [{ "kind": "revolver" }] },
              { "name": "Silas", "side": "posse", "guns": [{ "kind": "revolver" }] },
              { "name": "Harlan", "count": 4, "side": "gang", "guns": [{ "kind": "revolver" }] },
              { "name": "Cal", "side": "gang", "policy": "aggressive", "guns": [{ "kind": "revolver" }] } ] }
            """;

    private Tty fiveAgainstThree(String terminal, String... more) throws IOException {
        return fiveAgainstThree(FIVE_AGAINST_THREE, terminal, List.of(more));
    }

    private Tty fiveAgainstThree(String scenario, String terminal, List<String> more) throws IOException {
        Path file = home.resolve("five.json");
        Files.writeString(file, scenario);
        return Tty.of(
                home,
                terminal,
                80,
                Stream.concat(Stream.of("play", file.toString(), "--seed", "3"), more.stream())
                        .toArray(String[]::new));
    }

    @Test
    void who_plays_whom_is_asked_once_and_policies_play_the_others() throws IOException, InterruptedException {
        try (Tty tty = fiveAgainstThree("xterm")) {
            tty.shows("posse: Ruth, Doc, Silas").shows("gang: Harlan (4), Cal");
            tty.shows("Players> ").type("the law" + ENTER).shows("Nobody here is called 'the law', and no side.");
            tty.shows("Players> ").type("po" + TAB).shows("posse").type(ENTER);
            tty.shows("you: Ruth, Doc, Silas; careful: Harlan (4); aggressive: Cal.");
            for (String mine : List.of("Ruth", "Doc", "Silas")) {
                tty.shows(mine + ", draw: 4dF (Enter rolls)> ").type(ENTER);
            }
            tty.shows("Harlan 1 draws: ").shows("Cal draws: ");
            tty.shows("Ruth, what do you do in part 3?").type(CTRL_D).shows("status 0");
        }
        try (Tty tty = Tty.of(home, "xterm", 80, "play")) {
            tty.shows("you: Ruth, Doc, Silas; careful: Harlan (4)")
                    .shows("Ruth, what do you do in part 3?")
                    .type(CTRL_D)
                    .shows("status 0");
        }
    }

    @Test
    void she_who_does_not_say_who_plays_begins_nothing() throws IOException, InterruptedException {
        try (Tty tty = fiveAgainstThree("dumb")) {
            tty.shows("Players> ").type(CTRL_D).shows("status 0");
            assertThat(tty.plain()).doesNotContain("To continue");
        }
        assertThat(home.resolve("snakewater/fights"))
                .satisfiesAnyOf(
                        folder -> assertThat(folder).doesNotExist(),
                        folder -> assertThat(folder).isEmptyDirectory());
    }

    @ParameterizedTest
    @ValueSource(strings = {"xterm", "dumb"})
    void policies_stop_at_the_end_of_a_turn_and_what_they_do_stops_for_reading(String terminal)
            throws IOException, InterruptedException {
        try (Tty tty = fiveAgainstThree(terminal, "--players", "none")) {
            tty.shows("Turn 1").shows("The draw");
            tty.shows("-- Enter shows more -- ").waits().type("luck" + ENTER);
            tty.shows("you are asked)> ").shows("luck").shows("The dice").shows("you are asked)> ");
            tty.type("hand all to me" + ENTER).shows("you: Ruth, Doc, Silas, Harlan (4), Cal.");
            tty.shows("Ruth, draw: 4dF (Enter rolls)> ").type("hand all to sheet" + ENTER);
            tty.shows("aggressive: Cal.")
                    .shows("Turn 3 (Enter: go on; 'on': until you are asked)> ")
                    .type("quit" + ENTER);
            tty.shows("status 0");
            assertThat(longest(tty)).isLessThanOrEqualTo(24);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"xterm", "dumb"})
    void what_is_typed_while_a_turn_is_told_waits_until_it_is_told(String terminal)
            throws IOException, InterruptedException {
        try (Tty tty = fiveAgainstThree(terminal, "--players", "none")) {
            tty.shows("-- Enter shows more -- ").waits().type("note a word" + ENTER);
            tty.shows("-- Enter shows more; then: note a word -- ").waits().type("luck" + ENTER);
            tty.shows("Turn 2 (Enter: go on; 'on': until you are asked)> ")
                    .shows("note a word")
                    .shows("Turn 2 (Enter")
                    .shows("luck")
                    .shows("The dice")
                    .shows("Turn 2 (Enter")
                    .type("quit" + ENTER);
            tty.shows("status 0");
            assertThat(tty.plain()).doesNotContain("Turn 1 (Enter");
            assertThat(longest(tty)).isLessThanOrEqualTo(24);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"xterm", "dumb"})
    void on_lets_policies_go_on_to_the_end_without_a_stop(String terminal) throws IOException, InterruptedException {
        String ofFourTurns = FIVE_AGAINST_THREE.replaceFirst("\\{", "{\"turnLimit\": 4, ");
        try (Tty tty = fiveAgainstThree(ofFourTurns, terminal, List.of("--players", "none"))) {
            tty.shows("-- Enter shows more -- ").waits().type("on" + ENTER);
            tty.shows("Turn 4").shows("The fight is over> ").type(ENTER).shows("status 0");
            assertThat(tty.plain()).doesNotContain("(Enter: go on");
        }
    }

    @Test
    void on_at_the_end_of_a_turn_still_waits_when_a_screen_is_full() throws IOException, InterruptedException {
        String ofFourTurns = FIVE_AGAINST_THREE.replaceFirst("\\{", "{\"turnLimit\": 4, ");
        try (Tty tty = fiveAgainstThree(ofFourTurns, "xterm", List.of("--players", "none"))) {
            tty.shows("(Enter: go on").waits().type("on" + ENTER);
            tty.shows("Turn 4").shows("The fight is over> ").type(ENTER).shows("status 0");
            assertThat(longest(tty)).isLessThanOrEqualTo(24);
        }
    }

    /** Returns how many lines stand between two prompts or pauses at most. */
    private static int longest(Tty tty) {
        int longest = 0;
        int lines = 0;
        for (String line : tty.plain().lines().skip(1).toList()) {
            lines = line.contains("> ") || line.contains("-- Enter") ? 0 : lines + 1;
            longest = Math.max(longest, lines);
        }
        return longest;
    }

    @ParameterizedTest
    @ValueSource(strings = {"xterm", "dumb"})
    void ctrl_c_stops_policies_and_loses_neither_record_nor_report(String terminal)
            throws IOException, InterruptedException {
        Path notes = home.resolve("notes.md");
        try (Tty tty = fiveAgainstThree(terminal, "--players", "none", "--pace", "on", "--report", notes.toString())) {
            tty.shows("Turn 1").shows("-- Enter shows more -- ").waits().type(CTRL_C);
            tty.shows("you are asked)> ").waits().type(CTRL_C);
            tty.shows("Press Ctrl-C again").shows("you are asked)> ").waits().type(CTRL_C);
            tty.shows("To continue: snakewater play --resume").shows("status 130");
        }
        assertThat(notes).content().contains("# Five against Three", "## Turn 1");
    }
}
