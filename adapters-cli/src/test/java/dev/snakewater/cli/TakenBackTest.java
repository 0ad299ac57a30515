package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was taken back stands in the log where it was taken back, and what is told again under its own heading. */
class TakenBackTest {

    /** Of the golden trace, turn 1 takes so many answers. */
    private static final int ANSWERS_IN_TURN_1 = 25;

    @TempDir
    Path home;

    @Test
    void what_was_taken_back_stands_in_the_log_before_what_came_after_it() {
        List<String> log = log("refuse", "+2", "undo", "+3", "log");

        assertThat(log)
                .startsWith(
                        "",
                        "Turn 1",
                        "",
                        "  The staredown",
                        "    Bob will not stare. It goes straight to the draw.",
                        "",
                        "  The draw",
                        "    taken back: Bob, draw: 2",
                        "    Bob draws a revolver: [+3] Superb. (Fast Draw Fair 0)");
    }

    @Test
    void all_that_was_taken_back_at_once_stands_where_it_began() {
        List<String> log = log("refuse", "+2", "+1", "undo 3", "agree", "refuse", "log");

        assertThat(log)
                .startsWith(
                        "",
                        "Turn 1",
                        "",
                        "  The staredown",
                        "    taken back: Bob, staredown: refuse",
                        "    taken back: Bob, draw: 2",
                        "    taken back: Joe, draw: 1",
                        "    Joe will not stare. It goes straight to the draw.");
    }

    @Test
    void what_was_just_taken_back_stands_last() {
        assertThat(log("refuse", "+2", "+1", "undo", "log"))
                .containsSubsequence(
                        "  The draw",
                        "    Bob draws a revolver: [+2] Great. (Fast Draw Fair 0)",
                        "    taken back: Joe, draw: 1");
    }

    @Test
    void what_was_brought_back_is_no_more_taken_back() {
        assertThat(log("refuse", "+2", "+1", "undo 2", "redo", "log"))
                .containsSubsequence(
                        "    Bob draws a revolver: [+2] Great. (Fast Draw Fair 0)", "    taken back: Joe, draw: 1")
                .doesNotContain("    taken back: Bob, draw: 2");
    }

    @Test
    void what_was_taken_back_from_the_next_turn_into_this_one_stands_in_this_one() {
        List<String> golden = PlayCommandTest.GOLDEN;
        List<String> lines = new ArrayList<>(golden.subList(0, ANSWERS_IN_TURN_1 + 2));
        lines.add("undo 3");
        lines.addAll(golden.subList(ANSWERS_IN_TURN_1 - 1, ANSWERS_IN_TURN_1 + 2));
        lines.add("log");
        List<String> log = log(lines.toArray(String[]::new));

        assertThat(log)
                .containsSubsequence(
                        "Turn 1",
                        "    taken back: Joe, shot: -2 (-1 -1 0 0)",
                        "    taken back: Bob, part 3: snapshot",
                        "    taken back: Bob, target: Joe",
                        "Turn 2");
    }

    @Test
    void a_part_that_was_only_about_to_begin_is_no_heading_of_what_is_told_instead() {
        List<String> told = since("undo", "refuse", "undo", "agree", "refuse");

        assertThat(told.subList(0, told.indexOf("    Joe will not stare. It goes straight to the draw.")))
                .doesNotContain("  The draw");
    }

    @Test
    void what_is_told_in_a_part_before_gets_the_heading_of_that_part_again() {
        assertThat(since("undo 2", "refuse", "+2", "undo 2", "agree", "refuse", "+1"))
                .containsSubsequence(
                        "  The staredown",
                        "    Joe will not stare. It goes straight to the draw.",
                        "  The draw",
                        "    Bob draws a revolver: [+1] Good. (Fast Draw Fair 0)");
    }

    @Test
    void what_is_told_in_the_same_part_needs_no_heading_again() {
        assertThat(since("undo", "refuse", "+2", "undo", "+1"))
                .contains("    Bob draws a revolver: [+1] Good. (Fast Draw Fair 0)")
                .doesNotContain("  The draw", "  The staredown", "Turn 1");
    }

    @Test
    void what_is_brought_back_is_told_under_its_headings() {
        assertThat(since("redo 2", "refuse", "+2", "undo 2", "redo 2"))
                .containsSubsequence(
                        "  The staredown",
                        "    Bob will not stare. It goes straight to the draw.",
                        "  The draw",
                        "    Bob draws a revolver: [+2] Great. (Fast Draw Fair 0)");
    }

    @Test
    void what_is_told_in_the_turn_before_gets_the_heading_of_that_turn_again() {
        List<String> golden = PlayCommandTest.GOLDEN;
        List<String> lines = new ArrayList<>(golden);
        lines.add("undo " + (golden.size() - ANSWERS_IN_TURN_1 + 1));
        lines.addAll(golden.subList(ANSWERS_IN_TURN_1 - 1, golden.size()));
        List<String> told = since("undo " + (golden.size() - ANSWERS_IN_TURN_1 + 1), lines.toArray(String[]::new));

        assertThat(told).containsSubsequence("Turn 1", "  Aim, snapshot or dodge", "Turn 2");
    }

    @Test
    void what_is_amended_within_a_part_stands_in_it_once() {
        List<String> told = since(
                "amend Bob wounds to Hurt",
                Stream.concat(
                                PlayCommandTest.GOLDEN.subList(0, 4).stream(),
                                Stream.of("amend Bob wounds to Hurt", "+000"))
                        .toArray(String[]::new));

        assertThat(told).filteredOn("  The staredown"::equals).hasSizeLessThanOrEqualTo(1);
        assertThat(told).filteredOn("  The draw"::equals).hasSizeLessThanOrEqualTo(1);
    }

    private List<String> log(String... lines) {
        return since("log", lines);
    }

    private List<String> since(String typed, String... lines) {
        Spoken spoken = new Sitter(home).plays(List.of(lines), "play", "snakewater-gulch", "--dice", "hand");
        return Sitter.since(typed, spoken);
    }
}
